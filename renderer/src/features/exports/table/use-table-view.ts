import { useMemo, useRef, useState } from 'react'
import { type Condition, filterRows, isComplete } from '#core/exports/table/column-condition'
import type { ReportRow, ReportSheet } from '#core/exports/table/report-table'
import { unitNumberColumn } from '#core/exports/table/unit-number-column'
import { useKept } from '../../../ui/kept.ts'
import type { SheetRange } from '../../../ui/sheet/sheet-editing.ts'
import type { SheetHandle } from '../../../ui/sheet/sheet-props.ts'
import type { TableRow } from './table-row.ts'

const parse = (kept: unknown): string[] | null =>
  Array.isArray(kept) && kept.every((name) => typeof name === 'string') ? kept : null

const noConditions: readonly Condition[] = []

/** The unit number is what one looks for in a row; the first column where there is none. */
const usuallyFrozen = ({ columns }: ReportSheet): string[] => {
  const column = columns[unitNumberColumn(columns)] ?? columns[0]
  return column ? [column.name] : []
}

const placesOf = ({ columns }: ReportSheet, names: readonly string[]): ReadonlySet<string> =>
  new Set(columns.flatMap(({ name }, at) => (names.includes(name) ? [String(at)] : [])))

/** How a person looks at a sheet; which columns they hide and freeze is remembered by name, for the next run too. */
export const useTableView = (reportId: string, sheet: ReportSheet, startSearch: string) => {
  const handle = useRef<SheetHandle<TableRow>>(null)
  const [search, setSearch] = useState(startSearch)
  const [conditions, setConditions] = useState(noConditions)
  const [shown, setShown] = useState<readonly TableRow[] | null>(null)
  const [range, setRange] = useState<SheetRange<TableRow> | null>(null)
  const [hiddenNames, hideNames] = useKept<string[]>({
    key: `report-columns:${reportId}:${sheet.name}`,
    parse,
    otherwise: [],
  })
  const usual = useMemo(() => usuallyFrozen(sheet), [sheet])
  const [frozenNames, freezeNames] = useKept<string[]>({
    key: `report-frozen:${reportId}:${sheet.name}`,
    parse,
    otherwise: usual,
  })
  const hidden = useMemo(() => placesOf(sheet, hiddenNames), [sheet, hiddenNames])
  const frozen = useMemo(() => placesOf(sheet, frozenNames), [sheet, frozenNames])
  const places = sheet.columns.map((_, at) => String(at)).filter((place) => !hidden.has(place))
  const clear = () => {
    setSearch('')
    setConditions(noConditions)
    handle.current?.clearFilters()
  }
  return {
    handle,
    search,
    setSearch,
    conditions,
    setConditions,
    shown,
    setShown,
    range,
    setRange,
    hidden,
    hiddenNames,
    hideNames,
    frozen,
    /** The column at the left edge; -1 where all are hidden. */
    leftmost: Number(places.find((place) => frozen.has(place)) ?? places[0] ?? -1),
    frozenNames,
    freezeNames,
    clear,
  }
}

export type TableView = ReturnType<typeof useTableView>

/** The rows for which every condition holds; null lets all pass. */
export const usePasses = (
  { columns }: ReportSheet,
  rows: readonly TableRow[],
  conditions: readonly Condition[],
): ((row: TableRow) => boolean) | null =>
  useMemo(() => {
    // A condition that is still being written hides nothing.
    const complete = conditions.filter(isComplete)
    if (complete.length === 0) return null
    const found = filterRows({ columns, rows: rows.map(({ cells }) => cells) }, complete)
    if ('missing' in found) return null
    const passing = new Set<ReportRow>(found)
    return ({ cells }) => passing.has(cells)
  }, [columns, rows, conditions])
