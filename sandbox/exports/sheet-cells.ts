import type { Switches } from '../switches.ts'
import { dayMs } from '../time/durations.ts'
import { toLocalMs } from '../time/local-time.ts'
import type { CellValue, Column, ColumnKind, ExportTable, Language, Row } from './table.ts'
import type { FormatNumber, XlsCell } from './xls/workbook-stream.ts'

export const headerModes = ['default', 'labels', 'ids', 'labels_ids', 'ids_labels'] as const
export type HeaderMode = (typeof headerModes)[number]

type HeaderPart = 'label' | 'id'
const headerParts: Readonly<Record<HeaderMode, readonly HeaderPart[]>> = {
  default: ['label'],
  labels: ['label'],
  ids: ['id'],
  labels_ids: ['label', 'id'],
  ids_labels: ['id', 'label'],
}

/** 14 is the short date of whoever opens the file, 22 the same with the time of day. */
const formats: Readonly<Record<ColumnKind, FormatNumber>> = {
  text: 0,
  boolean: 0,
  integer: 1,
  decimal: 2,
  money: 4,
  date: 14,
  dateTime: 22,
}

const widths: Readonly<Record<Exclude<ColumnKind, 'text'>, number>> = {
  integer: 10,
  decimal: 10,
  money: 16,
  date: 11,
  dateTime: 16,
  boolean: 6,
}
const widest = 48

/** The most characters that a text cell of Excel holds. */
const longestText = 32_767

const dayZero = Date.UTC(1899, 11, 30)
const booleans: Readonly<Record<Language, readonly [no: string, yes: string]>> = {
  cs: ['Ne', 'Ano'],
  en: ['No', 'Yes'],
}

/** The text of a cell in a language; null where the cell holds something else. */
export const wordsOf = (value: CellValue, language: Language): string | null => {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return booleans[language][value ? 1 : 0]
  return value !== null && typeof value === 'object' ? value[language] : null
}

const toNumber = (value: number, kind: ColumnKind): number => {
  if (kind === 'money') return value / 100
  if (kind !== 'date' && kind !== 'dateTime') return value
  const days = (toLocalMs(value) - dayZero) / dayMs
  return kind === 'date' ? Math.floor(days) : days
}

const toCell = (value: CellValue, kind: ColumnKind, language: Language): XlsCell => {
  if (typeof value === 'number') return { value: toNumber(value, kind), format: formats[kind] }
  return wordsOf(value, language)?.slice(0, longestText) || null
}

export interface SheetForm {
  readonly headerMode: HeaderMode
  readonly language: Language
  /** What stands before the header or under it; nothing when left out. */
  readonly cover?: Switches['exportCover']
}

/** The rows of the sheet, its header first; modes of two parts have a header of two rows. */
export function* sheetCells(
  { columns, rows }: ExportTable,
  { headerMode, language, cover }: SheetForm,
): Iterable<readonly XlsCell[]> {
  if (cover === 'titleRow') {
    yield ['Export']
    yield []
  }
  for (const part of headerParts[headerMode]) {
    yield columns.map(({ id, label }) => (part === 'id' ? id : label[language]))
  }
  if (cover === 'secondHeader') yield columns.map(({ kind }) => kind)
  for (const row of rows) {
    yield columns.map(({ kind }, index) => toCell(row[index] ?? null, kind, language))
  }
}

const widthOf = (column: Column, values: readonly CellValue[], language: Language): number => {
  const least = column.label[language].length + 2
  if (column.kind !== 'text') return Math.max(least, widths[column.kind])
  const longest = values.reduce<number>(
    (length, value) => Math.max(length, wordsOf(value, language)?.length ?? 0),
    0,
  )
  return Math.min(widest, Math.max(least, longest + 1))
}

const valuesOf = (rows: readonly Row[], index: number): CellValue[] =>
  rows.map((row) => row[index] ?? null)

/** The widths of the columns in characters. */
export const sheetWidths = ({ columns, rows }: ExportTable, language: Language): number[] =>
  columns.map((column, index) => widthOf(column, valuesOf(rows, index), language))
