import { type CellObject, read, SSF, type WorkBook } from '@e965/xlsx'
import type { Cell } from '#core/tables/table'
import { maxCells, maxColumns, maxRows, maxUnzippedBytes } from './limits.ts'
import type { TableFormat } from './table-format.ts'
import { TableRefused } from './table-refused.ts'
import { unzippedSize } from './unzipped-size.ts'

interface ReadSheet {
  readonly sheets: string[]
  readonly sheet: string
  readonly rows: Cell[][]
}

/** One sheet of a workbook: values as they were counted, never formulas. */
export const readWorkbook = (
  bytes: Uint8Array,
  {
    format,
    sheet,
  }: { readonly format: Exclude<TableFormat, 'text'>; readonly sheet: string | null },
): ReadSheet => {
  if (format === 'zip' && (unzippedSize(bytes) ?? 0) > maxUnzippedBytes) {
    throw new TableRefused('tableTooLarge')
  }
  const workbook = open(bytes, sheet ?? 0)
  const name = sheet ?? workbook.SheetNames[0]
  if (name === undefined) throw new TableRefused('notATable')
  const found = workbook.Sheets[name]
  if (!found) throw new TableRefused(sheet === null ? 'notATable' : 'noSheet')
  const data: unknown = found['!data']
  return { sheets: workbook.SheetNames, sheet: name, rows: Array.isArray(data) ? rowsOf(data) : [] }
}

const open = (bytes: Uint8Array, sheets: string | number): WorkBook => {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      sheetRows: maxRows + 1,
      sheets,
    })
  } catch (error) {
    // The library has nothing but messages.
    const message = error instanceof Error ? error.message : ''
    throw new TableRefused(/password|encrypt/i.test(message) ? 'encryptedTable' : 'notATable')
  }
}

type DenseRow = readonly (CellObject | undefined)[] | undefined

const rowsOf = (data: readonly DenseRow[]): Cell[][] => {
  if (data.length > maxRows) throw new TableRefused('tableTooLarge')
  const rows: Cell[][] = []
  let cells = 0
  for (let index = 0; index < data.length; index += 1) {
    const row = toRow(data[index] ?? [])
    cells += row.length
    if (row.length > maxColumns || cells > maxCells) throw new TableRefused('tableTooLarge')
    rows.push(row)
  }
  while (rows.at(-1)?.length === 0) rows.pop()
  return rows
}

/** Without the empty cells at its end, of which a formatted column may have thousands. */
const toRow = (row: NonNullable<DenseRow>): Cell[] => {
  let length = Math.min(row.length, maxColumns + 1)
  while (length > 0 && toCell(row[length - 1]) === null) length -= 1
  return Array.from({ length }, (_, column) => toCell(row[column]))
}

const errors: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

const toCell = (cell: CellObject | undefined): Cell => {
  switch (cell?.t) {
    case 'n':
      return typeof cell.v === 'number' ? toNumber(cell.v, cell.z) : null
    case 's':
      return cell.v === undefined || cell.v === '' ? null : String(cell.v)
    case 'b':
      return cell.v === true ? 'TRUE' : 'FALSE'
    case 'd':
      return cell.v instanceof Date ? cell.v.toISOString() : null
    case 'e':
      return errors[Number(cell.v)] ?? '#'
    default:
      return null
  }
}

const toNumber = (value: number, format: CellObject['z']): Cell => {
  if (!Number.isFinite(value)) return null
  const isDate = typeof format === 'string' && SSF.is_date(format)
  return isDate ? SSF.format('yyyy-mm-dd hh:mm', value) : value
}
