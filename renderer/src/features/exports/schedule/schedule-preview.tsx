import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { nextRuns } from '#core/exports/schedule/next-runs'
import type { Schedule } from '#core/exports/schedule/schedule'
import { minuteMs } from '#core/time'
import { useFormats } from '../../../i18n/formats-context.ts'
import { scheduleWords } from '../../../ui/schedule/schedule-words.ts'
import { useNow } from '../../../ui/timing/use-now.ts'
import classes from './schedule-preview.module.css'

interface Props {
  /** Null while it cannot be read, or where there is none. */
  readonly schedule: Schedule | null
  readonly isNone: boolean
}

const shown = 5

/** A schedule as a sentence, and the times that it comes to by the clocks of its zone. */
export const SchedulePreview = ({ schedule, isNone }: Props) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  return (
    <section className={classes['preview']} aria-label={t('exports.schedule.preview')}>
      <h3>{t('exports.schedule.preview')}</h3>
      {schedule && <p role="status">{scheduleWords(schedule, { t, locale })}</p>}
      {schedule && <Times schedule={schedule} />}
      {!schedule && (
        <p role="status">{t(isNone ? 'exports.schedule.byHand' : 'exports.schedule.unfinished')}</p>
      )}
    </section>
  )
}

const Times = ({ schedule }: { readonly schedule: Schedule }) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const now = useNow(minuteMs)
  const times = useMemo(() => nextRuns(schedule, now, shown), [schedule, now])
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: schedule.zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    // The sentence above has such times, and so have the fields.
    hourCycle: 'h23',
  })
  return (
    <>
      <ol className={classes['times']} aria-label={t('exports.schedule.next')}>
        {times.map((at) => (
          <li key={at}>{format.format(at)}</li>
        ))}
      </ol>
      <p className={classes['zone']}>{t('exports.schedule.inZone', { zone: schedule.zone })}</p>
    </>
  )
}
