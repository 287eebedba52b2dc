import { type Table, tableSchema } from '#core/tables/table'
import { TableRefused } from './table-refused.ts'
import type { TableToWrite } from './tables-message.ts'
import { writeCsvTable } from './write-csv-table.ts'
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
