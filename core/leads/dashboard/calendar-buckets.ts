import { hourMs, type Timestamp } from '#core/time'
import { dayAfter, startOfDay, toWallTime } from '#core/wall-time'
import type { Span } from '../archive/spans.ts'

export interface Bucket extends Span {
  /** The date and time of its beginning in the zone. */
  readonly date: string
  readonly time: string
}

/** The days of a zone, or the hours of its days, that a period touches; the first and the last are whole too. */
export const calendarBuckets = (
  period: Span,
  timeZone: string,
  per: 'day' | 'hour',
): readonly Bucket[] => {
  const buckets: Bucket[] = []
  if (period.to <= period.from) return buckets
  let { date } = toWallTime(period.from, timeZone)
  for (let from = startOf(date, timeZone); from < period.to; ) {
    const next = dayAfter(date)
    const to = startOf(next, timeZone)
    if (per === 'day') buckets.push({ from, to, date, time: toWallTime(from, timeZone).time })
    else buckets.push(...hoursOf({ from, to }, date, timeZone))
    from = to
    date = next
  }
  return per === 'day'
    ? buckets
    : buckets.filter(({ from, to }) => to > period.from && from < period.to)
}

/** The hours of a day: twenty-three or twenty-five when the clocks change. */
const hoursOf = (day: Span, date: string, timeZone: string): readonly Bucket[] => {
  const hours: Bucket[] = []
  for (let from = day.from; from < day.to; from += hourMs) {
    const to = Math.min(from + hourMs, day.to)
    hours.push({ from, to, date, time: toWallTime(from, timeZone).time })
  }
  return hours
}

const startOf = (date: string, timeZone: string): Timestamp =>
  startOfDay(date, timeZone) ?? Date.parse(`${date}T00:00:00Z`)
