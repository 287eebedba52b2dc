import { decimalNumber, readDecimal } from '#core/tables/read-decimal'
import type { Cell } from '#core/tables/table'

/** A number, or a text that can be nothing else; null for the rest, `1.500` too. */
export const readNumber = (cell: Cell): number | null => {
  if (typeof cell !== 'string') return cell
  const text = cell.trim()
  const isNegative = text.startsWith('-') || text.startsWith('−')
  const digits = isNegative ? text.slice(1).trimStart() : text
  if (!/^\d/.test(digits)) return null
  const decimal = readDecimal(digits)
  if (decimal === null || decimal === 'ambiguous') return null
  const value = decimalNumber(decimal)
  return isNegative ? -value : value
}

// The form in which the reader of workbooks writes dates; most months fit it, and nothing is left to parse.
const asWritten = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8]) (?:[01]\d|2[0-3]):[0-5]\d$/
const startsAsDate = /^\d{1,4}[-./]/
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?Z?)?$/
const czech = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::\d{2})?)?$/
// Field-notes 3.1: the built-in short date, month first.
const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::\d{2})?)?$/

/** A day or a time as `2026-11-21 13:45`, which sorts as it comes; null for what is none. */
export const readDate = (cell: Cell): string | null => {
  if (typeof cell !== 'string') return null
  const text = cell.trim()
  if (asWritten.test(text)) return text
  if (!startsAsDate.test(text)) return null
  const [, year, month, day, hour, minute] = iso.exec(text) ?? []
  if (year !== undefined) return dateText([year, month, day, hour, minute])
  const [, czDay, czMonth, czYear, czHour, czMinute] = czech.exec(text) ?? []
  if (czYear !== undefined) return dateText([czYear, czMonth, czDay, czHour, czMinute])
  const [, usMonth, usDay, usYear, usHour, usMinute] = slashed.exec(text) ?? []
  return usYear === undefined ? null : dateText([usYear, usMonth, usDay, usHour, usMinute])
}

type Part = string | undefined
type DateParts = readonly [year: string, month: Part, day: Part, hour: Part, minute: Part]

const dateText = ([year, month = '', day = '', hour = '0', minute = '0']: DateParts) => {
  const [at, on] = [Number(month), Number(day)]
  if (at < 1 || at > 12 || on < 1 || Number(hour) > 23 || Number(minute) > 59) return null
  // Every month has as many.
  if (on > 28 && on > new Date(Date.UTC(Number(year), at, 0)).getUTCDate()) return null
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${time}`
}

const flags = new Map<string, boolean>([
  ...['ano', 'yes', 'true'].map((word) => [word, true] as const),
  ...['ne', 'no', 'false'].map((word) => [word, false] as const),
])

export const readFlag = (cell: Cell): boolean | null =>
  typeof cell === 'string' ? (flags.get(cell.trim().toLowerCase()) ?? null) : null

/** The same text, whichever of the two workbook formats had it. */
export const readText = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = cell.trim()
  return odd.test(text) ? text.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ') : text
}

const odd = /[\r\u00a0]/

export const isFilled = (cell: Cell | undefined): boolean =>
  typeof cell === 'string' ? cell.trim() !== '' : typeof cell === 'number'
