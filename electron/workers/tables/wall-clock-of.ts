import { dayMs, secondMs } from '#core/time'

// Spreadsheets believe that 1900 had a 29 February, which is their day 60.
const epochMs = Date.UTC(1899, 11, 30)
const epochBeforeMarchMs = Date.UTC(1899, 11, 31)
const leapDay = 60
const daysTo1904 = 1_462
const lastDay = 2_958_466

/** A spreadsheet's count of days as `2026-11-21 13:45`, or `13:45` where it has no day; the number where it is none. */
export const wallClockOf = (days: number, isFrom1904: boolean): string | number => {
  const serial = isFrom1904 ? days + daysTo1904 : days
  if (serial < 0 || serial >= lastDay) return days
  const since = serial < leapDay ? epochBeforeMarchMs : epochMs
  // The fraction of a day is never exact.
  const ms = Math.round((serial * dayMs) / secondMs) * secondMs
  const text = new Date(since + ms).toISOString()
  return serial < 1 ? text.slice(11, 16) : `${text.slice(0, 10)} ${text.slice(11, 16)}`
}
