import writeXlsxFile, { type Row } from 'write-excel-file/node'
import type { Pivot, PivotResult } from '#core/exports/table/pivot'
import type { Language } from '#core/format/format-locale'
import { sheetName } from '../tables/sheet-text.ts'
import { bold, headerRow, styledCell, widthsOf } from './styled-cell.ts'

const words = {
  en: { total: 'Total', none: '(empty)', count: 'Count', sum: 'Sum', average: 'Average' },
  cs: { total: 'Celkem', none: '(prázdné)', count: 'Počet', sum: 'Součet', average: 'Průměr' },
} as const

interface PivotWorkbookInput {
  readonly pivot: Pivot
  readonly result: Extract<PivotResult, { kind: 'table' }>
  readonly title: string
  readonly language: Language
}

/** The pivot as a person sees it: groups down and across, with its totals. */
export const pivotWorkbook = async ({
  pivot,
  result,
  title,
  language,
}: PivotWorkbookInput): Promise<Uint8Array<ArrayBuffer>> => {
  const told = words[language]
  const { rows, columns, cells, rowTotals, columnTotals, total } = result
  const isSplit = pivot.columns !== null
  const measured = told[pivot.measure]
  const groups = pivot.rows.map(({ column: [name = ''] }) => name)
  const titles = isSplit
    ? [...groups, ...columns.map((group) => group ?? told.none), told.total]
    : [...groups, measured]
  const lines = rows.map(
    (group, at): Row => [
      ...group.map((name) => styledCell(name ?? told.none, {})),
      ...(isSplit ? (cells[at] ?? []).map(numberCell) : []),
      numberCell(rowTotals[at] ?? null),
    ],
  )
  const foot: Row = [
    ...groups.map((_, at) => styledCell(at === 0 ? told.total : null, bold)),
    ...(isSplit ? columnTotals.map(totalCell) : []),
    totalCell(total),
  ]
  const written = await writeXlsxFile(
    [
      {
        sheet: sheetName(title),
        columns: widthsOf(titles, rows),
        stickyRowsCount: 1,
        stickyColumnsCount: groups.length,
        data: [headerRow(titles), ...lines, foot],
      },
    ],
    { fontFamily: 'Calibri' },
  ).toBuffer()
  return new Uint8Array(written)
}

/** Exact decimal text becomes a number in the file alone. */
const numberCell = (text: string | null) => styledCell(text === null ? null : Number(text), {})
const totalCell = (text: string | null) => styledCell(text === null ? null : Number(text), bold)
