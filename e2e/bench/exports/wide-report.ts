import type { ColumnKind, ExportTable, Row } from '../../../sandbox/exports/table.ts'
import { toWorkbook } from '../../../sandbox/exports/workbook.ts'

const changedEvery = 30
const kinds: readonly ColumnKind[] = ['text', 'text', 'money', 'date', 'boolean']
const from = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

const columnsOf = (count: number): ExportTable['columns'] =>
  Array.from({ length: count }, (_, at) => {
    const kind = at === 0 ? 'integer' : (kinds[at % kinds.length] ?? 'text')
    const name = at === 0 ? 'Jednotka ID' : `Sloupec ${at}`
    return { id: at === 0 ? 'unit_id' : `column_${at}`, label: { cs: name, en: name }, kind }
  })

const states = ['Volná', 'Rezervovaná', 'Prodaná', 'Předrezervovaná']

const cellOf = (kind: ColumnKind, row: number, at: number): Row[number] => {
  switch (kind) {
    case 'integer':
      return row + 1
    case 'money':
      return 400_000_000 + row * 1_250 + at
    case 'date':
      return from + ((row * at) % 900) * dayMs
    case 'boolean':
      return (row + at) % 3 === 0
    default:
      return at === 1 ? `A.${row}` : `${states[(row + at) % states.length]} ${(row * at) % 700}`
  }
}

interface WideReport {
  readonly format: 'xls' | 'xlsx'
  /** A later report has a change in some rows. */
  readonly isLater?: boolean
  readonly rows?: number
  readonly columns?: number
}

/** A report as the CRM writes it, of ten thousand rows and forty columns unless said otherwise. */
export const wideReport = (report: WideReport): Buffer => {
  const { format, isLater = false, rows: rowCount = 10_000, columns: columnCount = 40 } = report
  const columns = columnsOf(columnCount)
  const rows = Array.from({ length: rowCount }, (_, row): Row => {
    const isChanged = isLater && row % changedEvery === 0
    return columns.map(({ kind }, at) => cellOf(kind, isChanged && at > 1 ? row + 1 : row, at))
  })
  return toWorkbook({ columns, rows }, { format, headerMode: 'default', language: 'cs' })
}
