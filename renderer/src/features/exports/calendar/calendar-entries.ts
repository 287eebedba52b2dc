import { runsBetween } from '#core/exports/schedule/runs-between'
import type { Schedule } from '#core/exports/schedule/schedule'
import { groupBy } from '#core/group-by'
import type { ReportJobId } from '#core/ids'
import type { Timestamp } from '#core/time'
import { startOfDay, toWallTime } from '#core/wall-time'
import { type DayNumber, dateOf } from './calendar-range.ts'

/** A report with a schedule, as far as a calendar needs it. */
export interface ScheduledReport {
  readonly id: ReportJobId
  readonly name: string
  readonly schedule: Schedule
  /** Whether the report has no earlier run. */
  readonly since: Timestamp
  readonly isPaused: boolean
}

/** One time of a report on a day, or all its times of the day where they are many. */
export interface CalendarEntry {
  readonly report: ScheduledReport
  /** The time, such as 07:00; the first one of the day. */
  readonly time: string
  readonly last: string
  readonly count: number
}

const mostAlone = 3
// Every minute of six weeks would fill any calendar.
const mostRuns = 20_000

const startOf = (day: DayNumber, zone: string): Timestamp => {
  const start = startOfDay(dateOf(day), zone)
  if (start === null) throw new RangeError('A day that is none')
  return start
}

interface CalendarDays {
  readonly first: DayNumber
  readonly last: DayNumber
  readonly zone: string
  readonly now: Timestamp
}

/** What happens on which day, by the clocks of a zone; in the order of the day. */
export const calendarEntries = (
  reports: readonly ScheduledReport[],
  { first, last, zone, now }: CalendarDays,
): ReadonlyMap<string, readonly CalendarEntry[]> => {
  const from = startOf(first, zone)
  const until = startOf(last + 1, zone)
  const entries = new Map<string, CalendarEntry[]>()
  for (const report of reports) {
    // A clock that was ahead when the report was made takes nothing from what is to come.
    const since = Math.min(report.since, now)
    const { runs } = runsBetween(report.schedule, { from: Math.max(from, since), until }, mostRuns)
    const walls = runs.map((at) => toWallTime(at, zone))
    for (const [date, onDay] of groupBy(walls, ({ date: of }) => of)) {
      const times = onDay.map(({ time }) => time)
      const [earliest = '', latest = earliest] = [times[0], times.at(-1)]
      const added: CalendarEntry[] =
        times.length > mostAlone
          ? [{ report, time: earliest, last: latest, count: times.length }]
          : times.map((time) => ({ report, time, last: time, count: 1 }))
      entries.set(date, [...(entries.get(date) ?? []), ...added])
    }
  }
  for (const onDay of entries.values()) onDay.sort((a, b) => (a.time < b.time ? -1 : 1))
  return entries
}
