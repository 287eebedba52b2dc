import { dayMs, hourMs, minuteMs } from './durations.ts'

/** The people of the developer read their exports on the clock of their office. */
const officeTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Prague',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

// The offset changes on the hour only; asking the formatter for every cell took most of an export's time.
const offsets = new Map<number, number>()

const offsetAt = (at: number): number => {
  const hour = Math.floor(at / hourMs)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const parts = Object.fromEntries(
    officeTime.formatToParts(hour * hourMs).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour: clock = 0, minute = 0 } = parts
  const offset = Date.UTC(year, month - 1, day, clock, minute) - hour * hourMs
  if (offsets.size > 10_000) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

/** Milliseconds as the wall clock shows them, counted as if the wall clock were UTC. */
export const toLocalMs = (at: number): number => at + offsetAt(at)

/** YYYY-MM-DD on the wall calendar. */
export const toLocalDay = (at: number): string => new Date(toLocalMs(at)).toISOString().slice(0, 10)

/** The first moment of today on the wall clock: what fell due today is not overdue yet. */
export const startOfToday = (now: number): number => {
  const midnight = toLocalMs(now) - (toLocalMs(now) % dayMs)
  // Since midnight the clock may have changed: the offset is the one near midnight.
  return midnight - offsetAt(midnight - offsetAt(now))
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** ISO 8601 on the clock of the developer's office, with the offset that it has at that moment. */
export const toLocalTimestamp = (at: number): string => {
  const local = toLocalMs(at)
  const offsetMinutes = Math.round((local - at) / minuteMs)
  const size = Math.abs(offsetMinutes)
  const offset = `${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`
  return `${new Date(local).toISOString().slice(0, -1)}${offsetMinutes < 0 ? '-' : '+'}${offset}`
}
