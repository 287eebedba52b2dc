import { dayMs } from '#core/time'

const wallClock = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/
// Day zero of spreadsheets, from March 1900 on.
const epochMs = Date.UTC(1899, 11, 30)

/** What a clock on the wall shows as spreadsheets count it, in days; null for any other text. */
export const dayCount = (text: string): number | null => {
  const parts = wallClock.exec(text)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map(
    (part) => part || 0,
  )
  return (Date.UTC(year, month - 1, day, hour, minute, second) - epochMs) / dayMs
}
