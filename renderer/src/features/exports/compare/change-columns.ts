import type { ColDef } from 'ag-grid-community'
import type { TFunction } from 'i18next'
import type { ComparisonSummary } from '#core/exports/compare/comparison-summary'
import { type MarkShape, type MarkTone, markClasses } from '../../../ui/mark.ts'
import type { CellWords } from '../table/cell-words.ts'
import { compareCells } from '../table/table-columns.ts'
import classes from './compare-view.module.css'
import { type ChangeKind, type ChangeLine, cellChange, changeText } from './compared-rows.ts'

export const changeMarks: Readonly<Record<ChangeKind, readonly [MarkShape, MarkTone]>> = {
  added: ['check', 'good'],
  removed: ['minus', 'bad'],
  changed: ['half', 'waiting'],
}

interface ChangeColumnsInput {
  readonly t: TFunction
  readonly words: CellWords
  /** Columns in which nothing changed stay away, but for those by which a row is known. */
  readonly changedOnly: boolean
}

type Column = ColDef<ChangeLine>

// People know a row by what stands first in it; an id tells them nothing.
const namingColumns = 4

/** The kind of the change first, then what tells the row apart, then the columns of both runs. */
export const changeColumns = (compared: ComparisonSummary, shown: ChangeColumnsInput): Column[] => {
  const { t, words, changedOnly } = shown
  const keys = new Set(
    compared.key?.columns ?? compared.columns.slice(0, 1).map(({ name }) => name),
  )
  const kind: Column = {
    colId: 'kind',
    headerName: t('exports.compare.kind'),
    pinned: 'left',
    initialWidth: 126,
    valueGetter: ({ data }) => (data ? t(`exports.compare.kindOf.${data.kind}`) : ''),
    cellClass: ({ data }) => (data ? markClasses(...changeMarks[data.kind]) : ''),
  }
  const columns = compared.columns.map((column, at): Column => {
    const isKey = keys.has(column.name)
    const count = compared.changedByColumn[at] ?? 0
    return {
      colId: String(at),
      headerName: column.name,
      pinned: isKey ? 'left' : null,
      hide: changedOnly && !isKey && at >= namingColumns && count === 0,
      valueGetter: ({ data }) => (data?.after ?? data?.before)?.[at] ?? null,
      comparator: compareCells,
      valueFormatter: ({ data }) => (data ? changeText(data, at, column, words) : ''),
      cellClass: ({ data }) => (data ? (classes[cellChange(data, at)] ?? '') : ''),
      filter: 'agTextColumnFilter',
      filterValueGetter: ({ data }) => (data ? changeText(data, at, column, words) : ''),
      initialWidth: Math.min(280, Math.max(count > 0 ? 220 : 120, 46 + column.name.length * 7)),
    }
  })
  const isFirst = ({ headerName }: Column) => keys.has(headerName ?? '')
  return [kind, ...columns.filter(isFirst), ...columns.filter((column) => !isFirst(column))]
}
