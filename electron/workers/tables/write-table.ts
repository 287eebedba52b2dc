import { writeCsv } from '#core/tables/csv'
import { guardCsvCell } from '#core/tables/guard-formula'
import { type Cell, type Table, tableSchema } from '#core/tables/table'
import { TableRefused } from './table-refused.ts'
import type { TableToWrite } from './tables-message.ts'
import { writeWorkbook } from './write-workbook.ts'

export const writeTable = ({
  table: json,
  format,
  decimalMark,
}: TableToWrite): Uint8Array<ArrayBuffer> => {
  const table = parseTable(json)
  return format === 'csv' ? writeCsvTable(table, { decimalMark }) : writeWorkbook(table)
}

const parseTable = (json: string): Table => {
  try {
    return tableSchema.parse(JSON.parse(json))
  } catch {
    throw new TableRefused('custom')
  }
}

type Kind = Table['columns'][number]['kind']

/** Where decimals have a comma, spreadsheets expect a semicolon between cells. */
const writeCsvTable = (
  { columns, rows }: Table,
  { decimalMark }: { readonly decimalMark: '.' | ',' },
): Uint8Array<ArrayBuffer> => {
  const titles = columns.map(({ title }) => guardCsvCell(title))
  const written = rows.map((row) =>
    columns.map(({ kind }, index) => textOf(row[index] ?? null, kind, decimalMark)),
  )
  const separator = decimalMark === ',' ? ';' : ','
  return new TextEncoder().encode(writeCsv([titles, ...written], separator))
}

const textOf = (cell: Cell, kind: Kind, decimalMark: '.' | ','): string => {
  if (cell === null) return ''
  if (kind === 'date') return guardCsvCell(String(cell).replace(/ 00:00$/, ''))
  if (kind === 'text' || kind === 'dateTime') return guardCsvCell(String(cell))
  if (typeof cell === 'string' && !isDecimal(cell)) return guardCsvCell(cell)
  const number = kind === 'percent' ? `${hundredfold(Number(cell))}%` : String(cell)
  return number.replace('.', decimalMark)
}

const isDecimal = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text)

// A hundredth of a percent of a percent is more than a fraction of prices can tell.
const hundredfold = (fraction: number): number => Number((fraction * 100).toFixed(6))
