import { z } from 'zod'
import { dayMs } from '#core/time'
import { columnNamesSchema } from './column-condition.ts'
import type { ColumnType } from './column-type.ts'
import { exactText, toExact } from './exact.ts'
import { readDate, readNumber, readText } from './read-cell.ts'
import type { ReportRow } from './report-table.ts'

/** What rows are grouped by. */
export const groupingSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('value'), column: columnNamesSchema }),
  z.strictObject({
    by: z.literal('period'),
    column: columnNamesSchema,
    unit: z.enum(['day', 'week', 'month', 'quarter', 'year']),
  }),
  /** Bands of equal size: each holds its lower bound and not its upper one. */
  z.strictObject({
    by: z.literal('band'),
    column: columnNamesSchema,
    size: z.number().positive().max(1e12),
  }),
])
export type Grouping = z.infer<typeof groupingSchema>

/**
 * The name of a cell's group: its text, `2026-11-21`, `2026-W47`, `2026-11`, `2026-Q4`, `2026` or the lower bound
 * of its band. Null for what belongs to none.
 */
export const groupOf = (cell: ReportRow[number], grouping: Grouping): string | null => {
  if (grouping.by === 'value') return readText(cell) || null
  if (grouping.by === 'band') {
    const value = readNumber(cell)
    return value === null ? null : bandOf(value, grouping.size)
  }
  const day = readDate(cell)?.slice(0, 10)
  return day === undefined ? null : periodOf(day, grouping.unit)
}

/** The lower bound of a band, computed exactly: in binary fractions 0.3 is not three times 0.1. */
const bandOf = (value: number, size: number): string => {
  const [of, by] = [toExact(value), toExact(size)]
  const scale = Math.max(of.scale, by.scale)
  const [digits, step] = [of, by].map((one) => one.digits * 10n ** BigInt(scale - one.scale))
  if (digits === undefined || step === undefined) return ''
  const rest = ((digits % step) + step) % step
  return exactText({ digits: digits - rest, scale })
}

export type PeriodUnit = Extract<Grouping, { by: 'period' }>['unit']

const periodOf = (day: string, unit: PeriodUnit): string => {
  const year = day.slice(0, 4)
  switch (unit) {
    case 'day':
      return day
    case 'week':
      return weekOf(day)
    case 'month':
      return day.slice(0, 7)
    case 'quarter':
      return `${year}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
    case 'year':
      return year
  }
}

/** ISO 8601: a week belongs to the year that has its Thursday. */
const weekOf = (day: string): string => {
  const at = Date.parse(`${day}T00:00:00Z`)
  const weekday = (new Date(at).getUTCDay() + 6) % 7
  const thursday = new Date(at + (3 - weekday) * dayMs)
  const year = thursday.getUTCFullYear()
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`
}

/** The first day of a period, as UTC. */
const startOf = (period: string, unit: PeriodUnit): number => {
  const year = Number(period.slice(0, 4))
  if (unit === 'day') return Date.parse(`${period}T00:00:00Z`)
  if (unit === 'year') return Date.UTC(year, 0, 1)
  const number = Number(period.replace(/^\d+-\D?/, ''))
  if (unit === 'month') return Date.UTC(year, number - 1, 1)
  if (unit === 'quarter') return Date.UTC(year, (number - 1) * 3, 1)
  // The fourth of January is in the first week.
  const fourth = Date.UTC(year, 0, 4)
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7
  return fourth + ((number - 1) * 7 - weekday) * dayMs
}

/** The period before one, such as 2025-W52 before 2026-W01. */
export const periodBefore = (period: string, unit: PeriodUnit): string =>
  periodOf(new Date(startOf(period, unit) - dayMs).toISOString().slice(0, 10), unit)

const texts = new Intl.Collator('cs', { numeric: true })

/** How groups of one column follow each other; what belongs to none is the last. */
export const compareGroups =
  (grouping: Grouping, type: ColumnType) =>
  (one: string | null, other: string | null): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    if (grouping.by === 'band' || (grouping.by === 'value' && type === 'number')) {
      const [left, right] = [readNumber(one), readNumber(other)]
      if (left !== null && right !== null) return left - right
    }
    if (grouping.by === 'period') return one < other ? -1 : Number(one > other)
    return texts.compare(one, other)
  }
