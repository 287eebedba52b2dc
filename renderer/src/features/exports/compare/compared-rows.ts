import type { ComparedColumn, ComparedRow } from '#core/exports/compare/comparison-summary'
import type { ReportColumn } from '#core/exports/table/report-table'
import type { CellWords } from '../table/cell-words.ts'

export const changeKinds = ['added', 'removed', 'changed'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** A row of the comparison, as the table shows it. */
export interface ChangeLine extends ComparedRow {
  readonly id: string
}

const asReportColumn = ({ name, type }: ComparedColumn): ReportColumn => ({
  name,
  title: name,
  id: null,
  type,
})

export type CellChange = 'added' | 'removed' | 'changed' | 'same'

export const cellChange = ({ kind, cells }: ComparedRow, at: number): CellChange => {
  if (kind !== 'changed') return kind
  return cells.includes(at) ? 'changed' : 'same'
}

/** What a cell says: the newer value, or both where it changed. */
export const changeText = (
  row: ComparedRow,
  at: number,
  column: ComparedColumn,
  words: CellWords,
): string => {
  const of = asReportColumn(column)
  const before = words.shown(row.before?.[at] ?? null, of)
  const after = words.shown(row.after?.[at] ?? null, of)
  switch (cellChange(row, at)) {
    case 'removed':
      return before
    case 'changed':
      return `${before || '∅'} → ${after || '∅'}`
    default:
      return after
  }
}
