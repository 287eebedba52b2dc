const yearLast = /^(\d{1,2})(?:\. ?|[/-])(\d{1,2})(?:\. ?|[/-])(\d{4}|\d{2})(?:[ T,].*)?$/
const yearFirst = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:[ T+Z].*)?$/

const stroked = /^(\d{1,2})\/(\d{1,2})\/\d/
const months = 12

/** Which part of `11/02/2026` is first; all other spellings have the day before the month, or the year before both. */
export type DayOrder = 'dayFirst' | 'monthFirst'

/** The order that the days of one table tell together; null where none of them tells it. */
export const dayOrder = (texts: readonly string[]): DayOrder | null => {
  const pairs = texts.map(strokedPair)
  if (pairs.some(({ first }) => first > months)) return 'dayFirst'
  return pairs.some(({ next }) => next > months) ? 'monthFirst' : null
}

/** Whether a text is one day with the day first, and another with the month first. */
export const isTwoDays = (text: string): boolean => {
  const { first, next } = strokedPair(text)
  return first !== next && first <= months && next <= months
}

const strokedPair = (text: string) => {
  const [, first = 0, next = 0] = stroked.exec(text.trim()) ?? []
  return { first: Number(first), next: Number(next) }
}

/** Reads a day as banks write it, `1. 2. 2026`, `01.02.26`, `01-02-2026` or `2026-02-01T10:00`, as 2026-02-01. */
export const readDay = (text: string, order: DayOrder = 'dayFirst'): string | null => {
  const clean = text.trim().replaceAll('\u00a0', ' ')
  const [, year, , month, day] = yearFirst.exec(clean) ?? []
  if (year !== undefined) return toDay(Number(year), Number(month), Number(day))
  const [, first, next, lastYear] = yearLast.exec(clean) ?? []
  if (lastYear === undefined) return null
  const full = lastYear.length === 2 ? 2_000 + Number(lastYear) : Number(lastYear)
  const isTurned = order === 'monthFirst' && stroked.test(clean)
  return isTurned
    ? toDay(full, Number(first), Number(next))
    : toDay(full, Number(next), Number(first))
}

/** The day as ISO 8601; null for a day that the calendar does not have. */
const toDay = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1_990 && year < 2_100 ? date.toISOString().slice(0, 10) : null
}
