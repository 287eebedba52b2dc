import type { Cell } from '#core/tables/table'
import { dayMs, secondMs, type Timestamp } from '#core/time'
import { meaningOf } from '#core/wall-time'

/** How to read times that do not say it themselves. */
export interface TimeNotation {
  /** The zone of times that name none. */
  readonly timeZone: string
  /** The order of day and month in `3/4/2026`. */
  readonly dateOrder: 'dayFirst' | 'monthFirst'
}

type ReadTime =
  | { readonly kind: 'moment'; readonly at: Timestamp }
  /** A date without a time of day is too coarse to compare. */
  | { readonly kind: 'dayOnly' | 'notATime' }

const notATime: ReadTime = { kind: 'notATime' }
const yearFirst =
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ]+(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)? ?(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/i
const yearLast =
  /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})(?:,? +(?:v |at |o )?(\d{1,2})[:.](\d\d)(?::(\d\d))? ?([ap]m)?)?$/i
// Unix time of this century, in seconds and in milliseconds.
const unixSeconds = /^1\d{9}$/
const unixMs = /^1\d{12}$/

/**
 * Reads a moment as web sites, their databases and spreadsheets write it. In an hour that comes twice it is the first
 * one.
 */
export const readSentTime = (cell: Cell, writing: TimeNotation): ReadTime => {
  const text = String(cell ?? '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
  if (unixSeconds.test(text)) return { kind: 'moment', at: Number(text) * secondMs }
  if (unixMs.test(text)) return { kind: 'moment', at: Number(text) }
  if (typeof cell === 'number') return ofSpreadsheet(cell, writing)
  const first = yearFirst.exec(text)
  if (first) return ofYearFirst(first, writing)
  const last = yearLast.exec(text)
  return last ? ofYearLast(last, writing) : notATime
}

const firstSpreadsheetDay = Date.UTC(1899, 11, 30)

/** Reads days since the end of 1899; those of our century have five digits. */
const ofSpreadsheet = (days: number, writing: TimeNotation): ReadTime => {
  if (days < 30_000 || days > 80_000) return notATime
  const wallSeconds = Math.round(((days % 1) * dayMs) / secondMs)
  const wall = new Date(firstSpreadsheetDay + Math.floor(days) * dayMs + wallSeconds * secondMs)
  const iso = wall.toISOString()
  return inZone(
    { date: iso.slice(0, 10), time: iso.slice(11, 16), seconds: wall.getUTCSeconds() },
    writing,
  )
}

const two = (text: string): string => text.padStart(2, '0')

const ofYearFirst = (found: RegExpExecArray, writing: TimeNotation): ReadTime => {
  const [, year = '', , month = '', day = '', hour, minute, second = '0', offset] = found
  if (hour === undefined || minute === undefined) return { kind: 'dayOnly' }
  const wall = {
    date: `${year}-${two(month)}-${two(day)}`,
    time: `${two(hour)}:${minute}`,
    seconds: Number(second),
  }
  if (offset === undefined) return inZone(wall, writing)
  const utc = inZone(wall, { ...writing, timeZone: 'UTC' })
  return utc.kind === 'moment' ? { kind: 'moment', at: utc.at - offsetMs(offset) } : utc
}

const offsetMs = (offset: string): number => {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60 * secondMs
}

const ofYearLast = (found: RegExpExecArray, writing: TimeNotation): ReadTime => {
  const [, first = '', mark, second = '', year = '', hour, minute, seconds = '0', half] = found
  if (hour === undefined || minute === undefined) return { kind: 'dayOnly' }
  const isMonthFirst = mark === '/' && writing.dateOrder === 'monthFirst'
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  const hours = half === undefined ? Number(hour) : ofHalfDay(Number(hour), half)
  return inZone(
    {
      date: `${year}-${two(month)}-${two(day)}`,
      time: `${two(String(hours))}:${minute}`,
      seconds: Number(seconds),
    },
    writing,
  )
}

/** Hours of the twelve-hour clock, in which twelve comes before one. */
const ofHalfDay = (hour: number, half: string): number =>
  hour > 12 ? hour : (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)

const inZone = (
  { date, time, seconds }: { date: string; time: string; seconds: number },
  { timeZone }: TimeNotation,
): ReadTime => {
  const meaning = meaningOf({ date, time }, timeZone)
  if (meaning.kind === 'notATime' || seconds > 60) return notATime
  if (meaning.kind === 'never') return { kind: 'moment', at: meaning.next }
  const minuteAt = meaning.kind === 'twice' ? meaning.first : meaning.at
  return { kind: 'moment', at: minuteAt + seconds * secondMs }
}
