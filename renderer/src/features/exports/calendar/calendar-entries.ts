import { runsBetween } from '#core/exports/schedule/runs-between'
import type { Schedule } from '#core/exports/schedule/schedule'
import { groupBy } from '#core/group-by'
import type { Timestamp } from '#core/time'
import { startOfDay, toWallTime } from '#core/wall-time'
import { type DayNumber, dateOf } from './calendar-range.ts'

/** What has run, and in words how that went. */
export interface CalendarRun {
  readonly id: string
  readonly startedAt: Timestamp
  readonly hasFailed: boolean
  /** The classes of the sign of its state. */
  readonly mark: string
  readonly state: string
}

/** What runs by itself: a report, or the backup. */
export interface ScheduledWork {
  readonly id: string
  readonly name: string
  readonly schedule: Schedule
  /** What it has run, by itself or by hand; the newest first. */
  readonly runs: readonly CalendarRun[]
  readonly isPaused: boolean
  /** Shows it. */
  readonly open: () => void
}

/** One time of it on a day, or all its times of the day where they are many. */
export interface CalendarEntry {
  readonly work: ScheduledWork
  /** The time, such as 07:00; the first one of the day. */
  readonly time: string
  readonly last: string
  readonly count: number
  /** What has run then; none of a time that is to come. */
  readonly runs: readonly CalendarRun[]
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

/** What has run on which day and what will, by the clocks of a zone; in the order of the day. */
export const calendarEntries = (
  works: readonly ScheduledWork[],
  { first, last, zone, now }: CalendarDays,
): ReadonlyMap<string, readonly CalendarEntry[]> => {
  const from = startOf(first, zone)
  const until = startOf(last + 1, zone)
  const entries = new Map<string, CalendarEntry[]>()
  for (const work of works) {
    const ran = work.runs
      .filter(({ startedAt }) => startedAt >= from && startedAt < until)
      .map((run) => ({ at: run.startedAt, run }))
      .reverse()
    const ahead = { from: Math.max(from, now), until }
    const toCome = runsBetween(work.schedule, ahead, mostRuns).runs.map((at) => ({ at }))
    for (const [date, added] of [...entriesOf(work, ran, zone), ...entriesOf(work, toCome, zone)]) {
      entries.set(date, [...(entries.get(date) ?? []), ...added])
    }
  }
  for (const onDay of entries.values()) onDay.sort((a, b) => (a.time < b.time ? -1 : 1))
  return entries
}

interface Moment {
  readonly at: Timestamp
  readonly run?: CalendarRun
}

const entriesOf = (
  work: ScheduledWork,
  moments: readonly Moment[],
  zone: string,
): (readonly [string, CalendarEntry[]])[] => {
  const walls = moments.map(({ at, run }) => ({
    ...toWallTime(at, zone),
    runs: run ? [run] : [],
  }))
  return [...groupBy(walls, ({ date }) => date)].map(([date, onDay]) => {
    const [earliest = '', latest = earliest] = [onDay[0]?.time, onDay.at(-1)?.time]
    const runs = onDay.flatMap((one) => one.runs)
    const added: CalendarEntry[] =
      onDay.length > mostAlone
        ? [{ work, time: earliest, last: latest, count: onDay.length, runs }]
        : onDay.map(({ time, runs: ran }) => ({ work, time, last: time, count: 1, runs: ran }))
    return [date, added]
  })
}
