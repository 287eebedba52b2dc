import { findTitle } from '#core/tables/find-title'
import { titleWords } from '#core/tables/plain-title'
import { dayMs } from '#core/time'
import { readAmount } from '../formats/read-amount.ts'
import { readDay } from '../formats/read-day.ts'

export type ExportCell = string | number | null
type ExportRow = readonly ExportCell[]

/** Where each named column of an export stands; null: nowhere. */
export type ExportColumns<Name extends string> = Readonly<Record<Name, number | null>>

/**
 * Where the columns of an export stand. Titles depend on an account's language and on its choice of columns, so each
 * column has several names.
 */
export const exportColumns = <Name extends string>(
  header: ExportRow,
  names: Readonly<Record<Name, readonly string[]>>,
): ExportColumns<Name> => {
  const titles = header.map((cell) => titleWords(String(cell ?? '')).replaceAll(' ', ''))
  const entries = Object.entries<readonly string[]>(names).map(([name, known]) => {
    return [name, findTitle(titles, known)] as const
  })
  return Object.fromEntries(entries) as ExportColumns<Name>
}

const cellOf = (row: ExportRow, at: number | null): ExportCell =>
  at === null ? null : (row[at] ?? null)

export const exportText = (row: ExportRow, at: number | null): string =>
  String(cellOf(row, at) ?? '').trim()

/** Reads a server's ID, which is a positive integer. */
export const exportId = (row: ExportRow, at: number | null): number | null => {
  const text = exportText(row, at)
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

// A spreadsheet stores 0.1 + 0.2 instead of 0.3: a number within a millionth of a minor unit is that unit.
const dust = 1e-6

export const exportMinor = (row: ExportRow, at: number | null): number | null => {
  const cell = cellOf(row, at)
  if (typeof cell !== 'number') {
    const read = readAmount(cell ?? '')
    return read === 'ambiguous' ? null : read
  }
  const minor = Math.round(cell * 100)
  return Math.abs(minor - cell * 100) <= Math.max(dust, Math.abs(minor) * 1e-12) ? minor : null
}

/** The day from which spreadsheets count. */
const firstDayMs = Date.UTC(1899, 11, 30)

export const exportDay = (row: ExportRow, at: number | null): string | null => {
  const cell = cellOf(row, at)
  if (typeof cell === 'number') {
    const isDay = cell > 30_000 && cell < 80_000
    return isDay ? new Date(firstDayMs + Math.floor(cell) * dayMs).toISOString().slice(0, 10) : null
  }
  return readDay(cell ?? '')
}
