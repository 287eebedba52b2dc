import { type SheetForm, sheetCells } from './sheet-cells.ts'
import type { ExportTable } from './table.ts'
import type { XlsCell } from './xls/workbook-stream.ts'

export type TableTextFormat = 'html' | 'spreadsheetml' | 'csv'

/** A table that Excel opens although it is no workbook: systems send these under the name of one. */
export const toTableText = (
  table: ExportTable,
  { format, ...form }: SheetForm & { readonly format: TableTextFormat },
): Buffer =>
  Buffer.from(writers[format](Array.from(sheetCells(table, form), (row) => row.map(textOf))))

type TextCell = string | number | null

const textOf = (cell: XlsCell): TextCell =>
  cell === null || typeof cell === 'string' ? cell : cell.value

const escaped = (cell: TextCell): string =>
  String(cell ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const quoted = (cell: TextCell): string => {
  const text = String(cell ?? '')
  return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

type Rows = readonly (readonly TextCell[])[]

const writers: Readonly<Record<TableTextFormat, (rows: Rows) => string>> = {
  html: (rows) => {
    const body = rows.map(
      (row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
    )
    return `<html><head><meta charset="utf-8"></head><body><table>${body.join('\n')}</table></body></html>`
  },
  spreadsheetml: (rows) => {
    const cellOf = (cell: TextCell) =>
      `<Cell><Data ss:Type="${typeof cell === 'number' ? 'Number' : 'String'}">${escaped(cell)}</Data></Cell>`
    const body = rows.map((row) => `<Row>${row.map(cellOf).join('')}</Row>`)
    const namespace = 'urn:schemas-microsoft-com:office:spreadsheet'
    return `<?xml version="1.0" encoding="UTF-8"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="${namespace}" xmlns:ss="${namespace}"><Worksheet ss:Name="Export"><Table>${body.join('\n')}</Table></Worksheet></Workbook>`
  },
  csv: (rows) => `\ufeff${rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('')}`,
}
