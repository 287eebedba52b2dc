const dayFirst = /^(\d{1,2})(?:\. ?|[/-])(\d{1,2})(?:\. ?|[/-])(\d{4}|\d{2})(?:[ T,].*)?$/
const yearFirst = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:[ T+Z].*)?$/

/** Reads a day as banks write it, `1. 2. 2026`, `01.02.26`, `01-02-2026` or `2026-02-01T10:00`, as 2026-02-01. */
export const readDay = (text: string): string | null => {
  const clean = text.trim().replaceAll('\u00a0', ' ')
  const [, year, , month, day] = yearFirst.exec(clean) ?? []
  if (year !== undefined) return toDay(Number(year), Number(month), Number(day))
  const [, firstDay, nextMonth, lastYear] = dayFirst.exec(clean) ?? []
  if (lastYear === undefined) return null
  const full = lastYear.length === 2 ? 2_000 + Number(lastYear) : Number(lastYear)
  return toDay(full, Number(nextMonth), Number(firstDay))
}

/** The day as ISO 8601; null for a day that the calendar does not have. */
const toDay = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1_990 && year < 2_100 ? date.toISOString().slice(0, 10) : null
}
