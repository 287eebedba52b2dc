import { readDecimal, type ThousandsMark } from '#core/tables/read-decimal'
import type { ColumnType } from './column-type.ts'
import { exactText } from './exact.ts'
import { readDate } from './read-cell.ts'

// The units that people write after an amount or an area.
const unit = /(?:Kč|CZK|€|EUR|m²|m2)\s*$/i

/** A number as somebody writes it whose decimals stand behind this mark, as exact decimal text; null for none. */
export const typedNumber = (text: string, decimals: '.' | ','): string | null => {
  const bare = text.trim().replace(unit, '').trim()
  const isNegative = /^[-−]/.test(bare)
  const digits = isNegative ? bare.slice(1).trimStart() : bare
  const thousands: ThousandsMark = decimals === ',' ? '.' : ','
  const read = readDecimal(digits, thousands) ?? (canonical.test(digits) ? pointed(digits) : null)
  if (read === null || read === 'ambiguous') return null
  return exactText({ ...read, digits: isNegative ? -read.digits : read.digits })
}

// A point before other than three digits is a decimal one wherever one lives.
const canonical = /^\d+\.(?:\d{1,2}|\d{4,})$/
const pointed = (text: string) => readDecimal(text, ',')

/**
 * What a person compares a column with, as conditions keep it: decimal text, a day or a moment; a text as it is.
 * Null for what cannot be compared with such a column.
 */
export const typedValue = (type: ColumnType, text: string, decimals: '.' | ','): string | null => {
  if (type === 'number') return typedNumber(text, decimals)
  if (type !== 'date') return text.trim() === '' ? null : text
  const date = readDate(text)
  if (date === null) return null
  return text.includes(':') ? date : date.slice(0, 10)
}

/** The same the other way round, as it stands in a field. */
export const shownValue = (type: ColumnType, value: string, decimals: '.' | ','): string =>
  type === 'number' && /^-?\d+(?:\.\d+)?$/.test(value) ? value.replace('.', decimals) : value
