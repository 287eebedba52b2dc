import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { calendarDay } from '#core/exports/schedule/calendar-day'
import { dayMs } from '#core/time'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { weekdayNumber, weekdaysFromMonday } from '../../../ui/schedule/calendar-names.ts'
import type { CalendarEntry } from './calendar-entries.ts'
import classes from './calendar-grid.module.css'
import { type CalendarLook, type DayNumber, dateOf } from './calendar-range.ts'

interface Props {
  readonly weeks: readonly (readonly DayNumber[])[]
  readonly entries: ReadonlyMap<string, readonly CalendarEntry[]>
  readonly day: DayNumber
  readonly today: DayNumber
  readonly look: CalendarLook
  readonly onDay: (day: DayNumber) => void
}

/** Weeks as rows of a table, from Monday. */
export const CalendarGrid = (props: Props) => {
  const { t } = useTranslation()
  return (
    <div className={classes['place']}>
      <table
        className={classes['grid']}
        data-look={props.look}
        aria-label={t('exports.calendar.label')}
      >
        <thead>
          <tr>
            {weekdaysFromMonday.map((weekday) => (
              <th key={weekday} scope="col">
                {t(`exports.schedule.weekday.${weekdayNumber(weekday)}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((number) => (
                <Day key={number} {...props} number={number} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const mostShown = 4

const Day = (props: Props & { readonly number: DayNumber }) => {
  const { number, entries, day, today, look, onDay } = props
  const { t } = useTranslation()
  const { locale } = useFormats()
  const onDayEntries = entries.get(dateOf(number)) ?? []
  const shown = look === 'week' ? onDayEntries : onDayEntries.slice(0, mostShown)
  const rest = onDayEntries.length - shown.length
  const isOther = look === 'month' && calendarDay(number).month !== calendarDay(day).month
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    number * dayMs,
  )
  return (
    <td
      data-other={isOther || undefined}
      data-past={number < today || undefined}
      {...(number === today ? { 'aria-current': 'date' as const } : {})}
    >
      <time className={classes['number']} dateTime={dateOf(number)} title={full}>
        {calendarDay(number).day}
      </time>
      {shown.length > 0 && (
        <ul className={classes['entries']} aria-label={full}>
          {shown.map((entry) => (
            <li key={`${entry.work.id} ${entry.runs[0]?.id ?? entry.time}`}>
              <Entry entry={entry} look={look} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <button type="button" className={classes['more']} onClick={() => onDay(number)}>
          {t('exports.calendar.more', { count: rest })}
        </button>
      )}
    </td>
  )
}

interface EntryProps {
  readonly entry: CalendarEntry
  readonly look: CalendarLook
}

const Entry = ({ entry, look }: EntryProps) => {
  const { t } = useTranslation()
  const { work, time, last, count, runs } = entry
  // Of several what went wrong is told, or else the last.
  const run = runs.find(({ hasFailed }) => hasFailed) ?? runs.at(-1)
  const isPaused = work.isPaused && !run
  const mark = run?.mark ?? (isPaused ? markClasses('minus', 'bad') : undefined)
  const when = count > 1 ? t('exports.calendar.many', { count, first: time, last }) : time
  // A day of a month is narrow: the name of the report is what must be read.
  const isShort = count > 1 && look === 'month'
  return (
    <button
      type="button"
      className={classes['entry']}
      data-paused={isPaused || undefined}
      title={run ? `${when} ${work.name}: ${run.state}` : `${when} ${work.name}`}
      onClick={work.open}
    >
      <span className={classes['time']}>
        {isShort ? t('exports.calendar.manyShort', { count }) : when}
      </span>{' '}
      <span className={mark}>
        {isPaused ? t('exports.calendar.paused', { name: work.name }) : work.name}
      </span>
      {run && <VisuallyHidden>{`: ${run.state}`}</VisuallyHidden>}
    </button>
  )
}
