import writeXlsxFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/node'
import type { ComparedRow } from '#core/exports/compare/comparison-summary'
import type { Language } from '#core/format/format-locale'
import type { Cell } from '#core/tables/table'
import { sheetName } from '../tables/sheet-text.ts'
import type { TableComparison } from './compare-tables.ts'
import { comparisonWords } from './comparison-words.ts'
import type { RunTitle } from './reports-message.ts'
import { bold, headerRow, styledCell, widthsOf } from './styled-cell.ts'

type Words = (typeof comparisonWords)[Language]

/** Rows beyond these would take longer than anybody reads. */
const maxRows = 20_000

// Light enough for black text in either theme of a spreadsheet; the first column says the same in words.
const colours: Readonly<Record<ComparedRow['kind'], string>> = {
  added: '#c6efce',
  removed: '#ffc7ce',
  changed: '#ffeb9c',
}
const faded = '#6b6b6b'

interface ComparisonWorkbookInput {
  readonly comparison: TableComparison
  readonly title: RunTitle
  readonly language: Language
}

/** Summary first, then the rows in their colours, then what happened to the columns. */
export const comparisonWorkbook = async (
  input: ComparisonWorkbookInput,
): Promise<Uint8Array<ArrayBuffer>> => {
  const words = comparisonWords[input.language]
  const sheets = [
    summarySheet(input, words),
    rowsSheet(input.comparison, words),
    columnsSheet(input.comparison, words),
  ]
  return new Uint8Array(await writeXlsxFile(sheets, { fontFamily: 'Calibri' }).toBuffer())
}

type MadeSheet = Sheet<Buffer>

const summarySheet = ({ comparison, title }: ComparisonWorkbookInput, words: Words): MadeSheet => {
  const { summary, rows } = comparison
  const line = (name: string, ...values: (string | number)[]): Row => [
    styledCell(name, bold),
    ...values.map((value) => styledCell(value, { align: 'left' })),
  ]
  const counted = (kind: ComparedRow['kind']): Row => [
    styledCell(words.kindsOfRows[kind], bold),
    styledCell(summary[kind], { align: 'left', backgroundColor: colours[kind] }),
  ]
  const kinds = ['added', 'removed', 'changed'] as const
  return {
    sheet: words.sheets.summary,
    columns: [{ width: 30 }, { width: 44 }],
    data: [
      line(words.report, title.report),
      line(words.earlier, `${title.before} (${words.rows.toLowerCase()}: ${summary.rows.before})`),
      line(words.later, `${title.after} (${words.rows.toLowerCase()}: ${summary.rows.after})`),
      line(words.aligned, summary.key?.columns.join(', ') ?? words.wholeRows),
      [],
      ...kinds.map(counted),
      line(words.changedCells, summary.changedCells),
      line(words.same, summary.same),
      line(words.repeatedKeys, summary.duplicates.after),
      line(words.withoutKey, summary.keyless.after),
      ...(rows.length > maxRows ? [[], [styledCell(words.cutShort(maxRows), bold)]] : []),
    ],
  }
}

const rowsSheet = ({ summary, rows, toRow }: TableComparison, words: Words): MadeSheet => {
  const titles = [words.change, ...summary.columns.map(({ name }) => name)]
  const shown = rows.slice(0, maxRows).map(toRow)
  const typed = (cell: Cell, at: number, style: CellObject) =>
    styledCell(cell, style, summary.columns[at]?.type === 'date')
  const data: Row[] = [headerRow(titles)]
  for (const { kind, before, after, cells } of shown) {
    const backgroundColor = colours[kind]
    const changed = new Set(cells)
    const colourOf = (at: number) =>
      kind !== 'changed' || changed.has(at) ? { backgroundColor } : {}
    data.push([
      styledCell(words.kinds[kind], { ...bold, backgroundColor }),
      ...(after ?? before ?? []).map((cell, at) => typed(cell, at, colourOf(at))),
    ])
    if (kind !== 'changed' || !before) continue
    const old = { fontStyle: 'italic', textColor: faded } as const
    data.push([
      styledCell(words.before, old),
      ...before.map((cell, at) => (changed.has(at) ? typed(cell, at, old) : null)),
    ])
  }
  return {
    sheet: sheetName(words.sheets.rows),
    columns: widthsOf(
      titles,
      shown.map(({ after, before }) => [null, ...(after ?? before ?? [])]),
    ),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    data,
  }
}

const columnsSheet = ({ summary }: TableComparison, words: Words): MadeSheet => {
  const titles = [words.column, words.what, words.changedCells]
  const nameOf = (change: (typeof summary.columnChanges)[number]) =>
    change.kind === 'renamed' ? change.to : change.name
  const told = summary.columnChanges.map((change): Row => {
    const announced = change.isAnnounced ? ` (${words.announced})` : ''
    return [
      styledCell(nameOf(change), {}),
      styledCell(`${words.told(change)}${announced}`, {}),
      null,
    ]
  })
  const counted = summary.columns.flatMap(({ name }, at): Row[] => {
    const count = summary.changedByColumn[at] ?? 0
    return count === 0
      ? []
      : [[styledCell(name, {}), null, styledCell(count, { backgroundColor: colours.changed })]]
  })
  return {
    sheet: words.sheets.columns,
    columns: [{ width: 40 }, { width: 50 }, { width: 16 }],
    stickyRowsCount: 1,
    data: [headerRow(titles), ...told, ...counted],
  }
}
