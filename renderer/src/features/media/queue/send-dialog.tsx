import { Button, Group } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import type { MediaDesk } from '../media-desk.ts'
import { ShownAge } from '../media-tools.tsx'
import { placeWords } from '../place-words.ts'
import { pathParts } from '../words.ts'
import classes from './send-dialog.module.css'
import type { PlannedUpload, SendPlan } from './send-plan.ts'

interface Props {
  readonly desk: MediaDesk
  readonly plan: SendPlan
  readonly onSend: () => void
  readonly onClose: () => void
}

const mostListed = 200

/** What would be sent, before anything in the CRM is replaced. */
export const SendDialog = ({ desk, plan, onSend, onClose }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <OpenedModal size={620} title={t('media.sendPlan.title')} onClose={onClose}>
      <p className={classes['counts']}>
        {(['replaced', 'unseen', 'added', 'skipped'] as const).map((kind) => {
          const count = plan[kind].length
          if (count === 0) return null
          return (
            <span key={kind} data-kind={kind}>
              {t(`media.sendPlan.${kind}`, { count, shown: formats.integer(count) })}
            </span>
          )
        })}
      </p>
      {plan.replaced.length > 0 && (
        <Listed desk={desk} heading={t('media.sendPlan.heading')} planned={plan.replaced} />
      )}
      {plan.unseen.length > 0 && (
        <Listed desk={desk} heading={t('media.sendPlan.unseenHeading')} planned={plan.unseen} />
      )}
      <p className={classes['hint']}>
        <ShownAge fetchedAt={desk.shown.fetchedAt} />
      </p>
      <p className={classes['hint']}>
        {plan.unseen.length > 0 && `${t('media.sendPlan.unseenHint')} `}
        {t('media.sendPlan.hint')}
      </p>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          data-autofocus
          leftSection={<IconSend size={15} aria-hidden />}
          onClick={() => {
            onSend()
            onClose()
          }}
        >
          {t('media.queue.send', { count: plan.files, shown: formats.integer(plan.files) })}
        </Button>
      </Group>
    </OpenedModal>
  )
}

interface ListedProps {
  readonly desk: MediaDesk
  readonly heading: string
  readonly planned: readonly PlannedUpload[]
}

const Listed = ({ desk, heading, planned }: ListedProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const more = planned.length - mostListed
  return (
    <>
      <p className={classes['heading']}>{heading}</p>
      <ul className={classes['list']} aria-label={heading}>
        {planned.slice(0, mostListed).map(({ file, upload }) => (
          <li key={upload.id}>
            <span className={classes['name']} title={file.path}>
              {pathParts(file.path).name}
            </span>
            <span className={classes['where']}>
              {[
                placeWords(t, desk.index, upload.target).name,
                t(`media.kind.${upload.endpoint}`),
                upload.screenId !== null && screenName(desk, upload.screenId, t),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
        {more > 0 && (
          <li className={classes['where']}>
            {t('media.sendPlan.more', { count: more, shown: formats.integer(more) })}
          </li>
        )}
      </ul>
    </>
  )
}

const screenName = ({ settings: { screens } }: MediaDesk, id: number, t: TFunction): string =>
  screens.find((screen) => screen.id === id)?.name || t('media.screen', { id })
