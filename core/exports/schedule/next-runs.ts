import { dayMs, hourMs, minuteMs, type Timestamp } from '#core/time'
import { meaningOf, zoneOffsetMs } from '#core/wall-time'
import { type CalendarDay, calendarDay } from './calendar-day.ts'
import type { RunPattern } from './run-pattern.ts'
import type { Schedule } from './schedule.ts'
import { schedulePattern } from './schedule-pattern.ts'

/** The next times, at most `count` of them. */
export const nextRuns = (schedule: Schedule, after: Timestamp, count: number): Timestamp[] => {
  const found: Timestamp[] = []
  if (count <= 0) return found
  for (const at of runsAfter(schedule, after)) {
    found.push(at)
    if (found.length >= count) break
  }
  return found
}

// Clocks are at most so far behind UTC, with a day to spare that a calendar may leap over, and so far ahead.
const farthestBehindMs = 36 * hourMs
const farthestAheadMs = 15 * hourMs
// Longer than any schedule that the schema takes can pause.
const horizonDays = 41 * 366

/**
 * The times of a schedule after a moment, ascending, each once. A time that the clocks leap over becomes the
 * first moment after the leap; of two with the same name the first counts.
 */
export function* runsAfter(schedule: Schedule, after: Timestamp): Generator<Timestamp> {
  const pattern = schedulePattern(schedule)
  const offsetAt = rememberOffsets(schedule.zone)
  const first = Math.floor((after - farthestBehindMs) / dayMs)
  let waiting: Timestamp[] = []
  let last = after
  for (let number = first; number < first + horizonDays; number += 1) {
    const day = calendarDay(number)
    const isDay = pattern.months.has(day.month) && pattern.fits(day)
    if (!isDay && waiting.length === 0) continue
    if (isDay) waiting.push(...momentsOf(day, number, pattern, { zone: schedule.zone, offsetAt }))
    // The runs of later days come no earlier than this.
    const settled = (number + 1) * dayMs - farthestAheadMs
    waiting.sort((a, b) => a - b)
    for (const at of waiting) {
      if (at >= settled) break
      if (at > last) yield at
      last = Math.max(last, at)
    }
    waiting = waiting.filter((at) => at >= settled)
  }
}

interface Zone {
  readonly zone: string
  readonly offsetAt: (at: Timestamp) => number
}

/** Asking a zone is what takes the time, and days next to each other ask the same. */
const rememberOffsets = (zone: string): Zone['offsetAt'] => {
  const known = new Map<Timestamp, number>()
  return (at) => {
    const offsetMs = known.get(at) ?? zoneOffsetMs(at, zone)
    known.set(at, offsetMs)
    return offsetMs
  }
}

const momentsOf = (
  day: CalendarDay,
  number: number,
  { minutes, isEveryHour }: RunPattern,
  { zone, offsetAt }: Zone,
): Timestamp[] => {
  const midnight = number * dayMs
  const offsetMs = offsetAt(midnight - dayMs)
  // No zone changes its clocks twice within three days: where both ends agree, every minute is what it seems.
  if (offsetMs === offsetAt(midnight + 2 * dayMs)) {
    return minutes.map((minute) => midnight + minute * minuteMs - offsetMs)
  }
  const date = `${day.year}-${twoDigits(day.month)}-${twoDigits(day.day)}`
  return minutes.flatMap((minute) => {
    const time = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
    const meaning = meaningOf({ date, time }, zone)
    if (meaning.kind === 'moment') return meaning.at
    if (meaning.kind === 'twice') {
      return isEveryHour ? [meaning.first, meaning.second] : meaning.first
    }
    return meaning.kind === 'never' && !isEveryHour ? meaning.next : []
  })
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
