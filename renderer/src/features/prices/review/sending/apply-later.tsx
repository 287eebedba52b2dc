import { Button, Group, SegmentedControl } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayMs, type Timestamp } from '#core/time'
import { toWallTime } from '#core/wall-time'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../../ui/dialogs/opened-modal.tsx'
import { Notice } from '../../../../ui/notices/notice.tsx'
import { ownZone } from '../../../../ui/time-zones.ts'
import { clock } from '../../../../ui/timing/clock.ts'
import { useIsInTeam } from '../../draft/team/use-is-in-team.ts'
import classes from './apply-later.module.css'
import { Waits } from './waits.tsx'
import { WishFields } from './wish-fields.tsx'
import { type WishedTime, wishedTime } from './wished-time.ts'

interface Props {
  readonly units: number
  /** The zone of the project; the computer's own may be another one. */
  readonly timeZone: string
  /** The present time of a batch that gets another one. */
  readonly movedFrom?: Timestamp
  /** Why it may not be scheduled yet; null where it may. What was chosen stays meanwhile. */
  readonly waitsFor?: string | null
  readonly onSchedule: (at: Timestamp) => void
  readonly onClose: () => void
}

/** A date, a time and a zone for a batch that has been reviewed. */
export const ApplyLater = ({
  units,
  timeZone,
  movedFrom,
  waitsFor = null,
  onSchedule,
  onClose,
}: Props) => {
  const { t } = useTranslation()
  const [wish, setWish] = useState(() => ({
    ...(movedFrom === undefined
      ? { date: toWallTime(clock.now() + dayMs, timeZone).date, time: '06:00' }
      : sameTimeAhead(movedFrom, timeZone)),
    timeZone,
    ofTwo: 'first' as 'first' | 'second',
  }))
  const [zones] = useState(() => [...new Set([timeZone, ownZone(), 'UTC'])])
  const isMove = movedFrom !== undefined
  const sender = useIsInTeam() ? 'team' : 'computer'
  const wished = wishedTime({ ...wish, now: clock.now() })
  const schedule = (event: FormEvent) => {
    event.preventDefault()
    if (waitsFor === null && 'at' in wished) onSchedule(wished.at)
  }
  const change = (changed: Partial<typeof wish>) => setWish({ ...wish, ...changed })
  return (
    <OpenedModal
      onClose={onClose}
      size="lg"
      title={t(isMove ? 'review.later.moveTitle' : 'review.later.title', { count: units })}
    >
      <form onSubmit={schedule}>
        <Notice
          tone="warning"
          title={t(`review.later.mustRunTitle.${sender}`)}
          sentence={t(`review.later.mustRun.${sender}`)}
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
        <Waits for={waitsFor} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={waitsFor !== null || !('at' in wished)}>
            {t(isMove ? 'review.later.move' : 'review.later.go')}
          </Button>
        </Group>
      </form>
    </OpenedModal>
  )
}

/** The day of a batch that was missed is over: the same time of the next day is suggested. */
const sameTimeAhead = (at: Timestamp, timeZone: string) => {
  const { time } = toWallTime(at, timeZone)
  const { date } = toWallTime(Math.max(at, clock.now() + dayMs), timeZone)
  return { date, time }
}

interface MeaningProps {
  readonly wished: WishedTime
  readonly timeZone: string
}

const Meaning = ({ wished, timeZone }: MeaningProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (!('at' in wished)) return t(`review.later.${wished.kind}`)
  const at = new Intl.DateTimeFormat(formats.locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(wished.at)
  const meant = t(`review.later.${wished.kind}`, { at, zone: timeZone })
  return timeZone === ownZone()
    ? meant
    : `${meant} ${t('review.later.here', { at: formats.dateTime(wished.at) })}`
}
