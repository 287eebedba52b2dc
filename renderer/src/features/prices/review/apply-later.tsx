import { Button, Group, Modal, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createFormats } from '#core/format/formats'
import { toWallTime } from '#core/prices/apply-later'
import { dayMs, type Timestamp } from '#core/time'
import { useFormats } from '../../../i18n/formats-context.ts'
import { clock } from '../../../ui/clock.ts'
import { Notice } from '../../../ui/notice.tsx'
import classes from './apply-later.module.css'
import { type WishedTime, wishedTime } from './wished-time.ts'

interface Props {
  readonly units: number
  /** Of the project; the computer's own may be another one. */
  readonly timeZone: string
  readonly onSchedule: (at: Timestamp) => void
  readonly onClose: () => void
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A date, a time and a zone for a batch that has been reviewed. */
export const ApplyLater = ({ units, timeZone, onSchedule, onClose }: Props) => {
  const { t } = useTranslation()
  const [wish, setWish] = useState(() => ({
    ...{ date: toWallTime(clock.now() + dayMs, timeZone).date, time: '06:00' },
    ...{ timeZone, ofTwo: 'first' as 'first' | 'second' },
  }))
  const [zones] = useState(() => [...new Set([timeZone, ownZone(), 'UTC'])])
  const wished = wishedTime({ ...wish, now: clock.now() })
  const schedule = (event: FormEvent) => {
    event.preventDefault()
    if ('at' in wished) onSchedule(wished.at)
  }
  const change = (changed: Partial<typeof wish>) => setWish({ ...wish, ...changed })
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('review.later.title', { count: units })}
      closeButtonProps={{ 'aria-label': t('review.cancel') }}
    >
      <form onSubmit={schedule}>
        <Notice
          tone="warning"
          title={t('review.later.mustRunTitle')}
          sentence={t('review.later.mustRun')}
        />
        <WishFields wish={wish} zones={zones} onChange={change} />
        <div className={classes['meaning']} role="status">
          <Meaning wished={wished} timeZone={wish.timeZone} />
        </div>
        {wished.kind === 'twice' && (
          <SegmentedControl
            size="xs"
            aria-label={t('review.later.which')}
            data={[
              { value: 'first', label: t('review.later.first') },
              { value: 'second', label: t('review.later.second') },
            ]}
            value={wish.ofTwo}
            onChange={(ofTwo) => change({ ofTwo: ofTwo === 'second' ? 'second' : 'first' })}
          />
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('review.cancel')}
          </Button>
          <Button type="submit" disabled={!('at' in wished)}>
            {t('review.later.go')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

interface Wish {
  readonly date: string
  readonly time: string
  readonly timeZone: string
}

interface FieldsProps {
  readonly wish: Wish
  readonly zones: readonly string[]
  readonly onChange: (changed: Partial<Wish>) => void
}

const WishFields = ({ wish, zones, onChange }: FieldsProps) => {
  const { t } = useTranslation()
  return (
    <div className={classes['fields']}>
      <TextInput
        type="date"
        data-autofocus
        label={t('review.later.date')}
        value={wish.date}
        onChange={({ currentTarget }) => onChange({ date: currentTarget.value })}
      />
      <TextInput
        type="time"
        label={t('review.later.time')}
        value={wish.time}
        onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
      />
      <NativeSelect
        className={classes['zone']}
        label={t('review.later.zone')}
        data={[...zones]}
        value={wish.timeZone}
        onChange={({ currentTarget }) => onChange({ timeZone: currentTarget.value })}
      />
    </div>
  )
}

interface MeaningProps {
  readonly wished: WishedTime
  readonly timeZone: string
}

const Meaning = ({ wished, timeZone }: MeaningProps) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  if (!('at' in wished)) return t(`review.later.${wished.kind}`)
  const at = createFormats(locale, timeZone).dateTime(wished.at)
  return t(`review.later.${wished.kind}`, { at, zone: timeZone })
}
