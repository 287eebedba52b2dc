import { Button } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCheck,
  IconMapPin,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MediaFile } from '#core/media/queue/media-file'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { MediaDesk } from '../media-desk.ts'
import { mayRetry } from '../queue/may-retry.ts'
import { SendButton } from '../queue/send-button.tsx'
import type { MediaActs } from '../use-media-acts.ts'
import { beatenRivals } from './beaten-rivals.ts'
import classes from './list-acts.module.css'
import { isDuplicate, isOffered } from './media-group.ts'
import { OfLine } from './of-line.tsx'

interface Props {
  readonly desk: MediaDesk
  readonly acts: MediaActs
  readonly chosen: readonly MediaFile[]
  readonly onPlace: (files: readonly MediaFile[]) => void
}

/** What can be done with the chosen rows; with none chosen, what waits for a person in the whole list. */
export const ListActs = (props: Props) => {
  const { chosen } = props
  const { t } = useTranslation()
  return (
    <section className={classes['acts']} aria-label={t('media.acts.label')}>
      {chosen.length === 0 ? <OfAll {...props} /> : <OfChosen {...props} />}
    </section>
  )
}

const OfAll = ({ desk, acts }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const offered = desk.files.filter(isOffered)
  if (offered.length === 0) return <span className={classes['hint']}>{t('media.acts.hint')}</span>
  return (
    <>
      <span>
        {t('media.acts.guessed', { count: offered.length, shown: formats.integer(offered.length) })}
      </span>
      <ConfirmAll acts={acts} offered={offered} />
    </>
  )
}

interface ConfirmAllProps extends Pick<Props, 'acts'> {
  readonly offered: readonly MediaFile[]
}

const ConfirmAll = ({ acts, offered }: ConfirmAllProps) => {
  const { t } = useTranslation()
  return (
    <Button
      size="compact-sm"
      variant="light"
      leftSection={<IconCheck size={15} aria-hidden />}
      onClick={() => acts.confirm(offered)}
    >
      {t('media.acts.confirmAll')}
    </Button>
  )
}

/** Of several files for the place of the chosen one: the others leave the list, and come back with an undo. */
const UseThisOne = ({ desk, acts, chosen }: Omit<Props, 'onPlace'>) => {
  const { t } = useTranslation()
  const [only] = chosen
  if (!only || chosen.length > 1) return null
  const beaten = beatenRivals(only, desk.readinessOf.get(only.id), desk.files)
  if (beaten.length === 0) return null
  return (
    <Button size="compact-sm" variant="light" onClick={() => acts.remove(beaten)}>
      {t('media.acts.useThis')}
    </Button>
  )
}

const OfChosen = ({ desk, acts, chosen, onPlace }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const offered = chosen.filter(isOffered)
  const offeredAll = desk.files.filter(isOffered)
  const duplicates = chosen.filter((file) => isDuplicate(file, desk.readinessOf.get(file.id)))
  const allowed = chosen.filter(({ isAllowed }) => isAllowed)
  const failed = chosen.filter(({ uploads }) => uploads.some(mayRetry))
  const sent = chosen.filter(({ uploads }) => uploads.some(({ id }) => desk.ready.has(id))).length
  return (
    <>
      <span className={classes['count']} role="status">
        {t('media.acts.chosen', { count: chosen.length, shown: formats.integer(chosen.length) })}
      </span>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconMapPin size={15} aria-hidden />}
        onClick={() => onPlace(chosen)}
      >
        {t('media.acts.place')}
      </Button>
      {offered.length > 0 && (
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconCheck size={15} aria-hidden />}
          onClick={() => acts.confirm(offered)}
        >
          {t('media.acts.confirm', { count: offered.length })}
        </Button>
      )}
      {offeredAll.length > offered.length && <ConfirmAll acts={acts} offered={offeredAll} />}
      <UseThisOne desk={desk} acts={acts} chosen={chosen} />
      {duplicates.length > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => acts.allow(duplicates, true)}>
          {t('media.acts.allow')}
        </Button>
      )}
      {allowed.length > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => acts.allow(allowed, false)}>
          {t('media.acts.disallow')}
        </Button>
      )}
      {failed.length > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRefresh size={15} aria-hidden />}
          onClick={() => acts.retry(failed)}
        >
          {t('media.acts.retry')}
        </Button>
      )}
      {sent > 0 && <SendButton desk={desk} chosen={chosen} ready={sent} size="compact-sm" />}
      <OfLine acts={acts} uploads={chosen.flatMap(({ uploads }) => uploads)} size="compact-sm" />
      <Order acts={acts} chosen={chosen} />
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('media.acts.remove')}
        title={t('media.acts.removeHint')}
        onClick={() => acts.remove(chosen)}
      >
        <IconTrash size={15} aria-hidden />
      </Button>
    </>
  )
}

const Order = ({ acts, chosen }: Pick<Props, 'acts' | 'chosen'>) => {
  const { t } = useTranslation()
  return (
    <Button.Group>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('media.acts.up')}
        title={t('media.acts.upHint')}
        onClick={() => acts.move(chosen, 'up')}
      >
        <IconArrowUp size={15} aria-hidden />
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('media.acts.down')}
        title={t('media.acts.downHint')}
        onClick={() => acts.move(chosen, 'down')}
      >
        <IconArrowDown size={15} aria-hidden />
      </Button>
    </Button.Group>
  )
}
