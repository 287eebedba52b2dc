/** The order of day, month and year in a language. */
type Part = 'day' | 'month' | 'year'

const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year'

const numeric = { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (locale: string): Intl.DateTimeFormat => {
  const made = formats.get(locale) ?? new Intl.DateTimeFormat(locale, numeric)
  formats.set(locale, made)
  return made
}

const orderOf = (locale: string): Part[] =>
  formatOf(locale)
    .formatToParts(0)
    .flatMap(({ type }) => (isPart(type) ? [type] : []))

const iso = /^(\d{4})-(\d{2})-(\d{2})$/

/** A date such as 2026-11-29 as people of the language write it; an empty text for what is no date. */
export const writeDate = (date: string, locale: string): string => {
  const found = iso.exec(date)
  if (!found) return ''
  const [year = 0, month = 1, day = 1] = found.slice(1).map(Number)
  return dateOf({ day, month, year }) === null
    ? ''
    : formatOf(locale).format(Date.UTC(year, month - 1, day))
}

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0')

/** The thirtieth of February and the like are none. */
const dateOf = ({ day, month, year }: Readonly<Record<Part, number>>): string | null => {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isThere =
    year >= 1_000 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day && day > 0
  return isThere ? `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` : null
}

/** Whoever puts points between numbers names the day first, whatever the language of the window. */
const withPoints = /^\d{1,2}\s*\.\s*\d{1,2}\s*\.\s*\d+$/

const orderIn = (text: string, locale: string): readonly Part[] => {
  if (/^\d{4}\D/.test(text)) return ['year', 'month', 'day']
  return withPoints.test(text) ? ['day', 'month', 'year'] : orderOf(locale)
}

/**
 * The date that a person means, in the order of their language, with points as 29. 11. 2026, or as 2026-11-29; null
 * where the text is no date. A year of two digits is one of this century.
 */
export const readDate = (text: string, locale: string): string | null => {
  const trimmed = text.trim()
  const numbers = trimmed.match(/\d+/g)?.map(Number) ?? []
  if (numbers.length !== 3 || !/^[\d\s./\u00a0\u202f-]+$/.test(trimmed)) return null
  const parts = { day: 0, month: 0, year: 0 }
  for (const [index, part] of orderIn(trimmed, locale).entries()) parts[part] = numbers[index] ?? 0
  if (parts.year < 100) parts.year += 2_000
  return dateOf(parts)
}

const hourAndMinute = /^(\d{1,2})(?:\s*[:.]\s*(\d{2}))?\s*(am|pm)?$/i

/**
 * The time that a person means, as 06:30; null where the text is no time. `6`, `6:30`, `6.30` and `6:30 pm` are times.
 */
export const readTime = (text: string): string | null => {
  const found = hourAndMinute.exec(text.trim())
  if (!found) return null
  const [, hours = '', minutes = '0', half] = found
  const isTwelve = Number(hours) >= 1 && Number(hours) <= 12
  if (half !== undefined && !isTwelve) return null
  const past = half === undefined ? 0 : half.toLowerCase() === 'pm' ? 12 : 0
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + past
  const minute = Number(minutes)
  return hour < 24 && minute < 60 ? `${padded(hour, 2)}:${padded(minute, 2)}` : null
}
