import { toLocalMs } from '../takeout/local-time.ts'

const minuteMs = 60_000

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** ISO 8601 on the clock of the developer's office, with the offset that it has at that moment. */
export const toLocalTimestamp = (at: number): string => {
  const local = toLocalMs(at)
  const offsetMinutes = Math.round((local - at) / minuteMs)
  const size = Math.abs(offsetMinutes)
  const offset = `${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`
  return `${new Date(local).toISOString().slice(0, -1)}${offsetMinutes < 0 ? '-' : '+'}${offset}`
}
