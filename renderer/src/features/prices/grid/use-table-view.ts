import { type RefObject, startTransition, useCallback, useMemo, useRef, useState } from 'react'
import type { Pricelist } from '#core/contract/prices'
import type { UnitId } from '#core/ids'
import { type ColumnFilters, noFilters } from '#core/prices/filters/column-filters'
import type { Unit } from '#core/prices/pricelist/unit'
import { useKept } from '../../../ui/kept.ts'
import type { SheetRange } from '../../../ui/sheet/sheet-editing.ts'
import type { SheetHandle, SheetLayout } from '../../../ui/sheet/sheet-props.ts'
import { usePriceFilters } from '../filters/use-price-filters.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'

/** How a person looks at the units at the moment, and what of them is seen. */
export interface TableView {
  readonly sheet: RefObject<SheetHandle<Unit> | null>
  readonly layout: SheetLayout
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly filters: ColumnFilters
  /** A person has chosen these filters. */
  readonly onFilters: (filters: ColumnFilters) => void
  /** What a jump or a saved view needs; the next visit begins with what the person has chosen last. */
  readonly showWith: (filters: ColumnFilters) => void
  readonly hidden: ReadonlySet<string>
  readonly hide: (hidden: ReadonlySet<string>) => void
  /** Columns as the pricelist has them. */
  readonly resetColumns: () => void
  /** The units that pass search and filters; null before the table has reported them. */
  readonly shown: readonly Unit[] | null
  readonly onShown: (shown: readonly Unit[]) => void
  readonly range: SheetRange<Unit> | null
  /** What the table shows at this moment: what is done to units is done to these. */
  readonly seenNow: () => Pick<TableView, 'shown' | 'range'>
  readonly onRange: (range: SheetRange<Unit> | null) => void
  /** While the units are seen in their houses, the range is what is selected there, and not that of the table. */
  readonly selectInPlan: (range: SheetRange<Unit> | null) => void
  readonly leavePlan: () => void
  /** Shows every unit. */
  readonly clear: () => void
  /** Goes to the row of a unit; where filters hide it, they are let go of. */
  readonly showUnit: (unitId: UnitId) => void
}

export const useTableView = (
  pricelist: Pricelist | null | undefined,
  units: readonly Unit[] | null,
): TableView => {
  const sheet = useRef<SheetHandle<Unit>>(null)
  const [search, onSearch] = useState('')
  const { filters, onFilters, showWith } = usePriceFilters(pricelist, units)
  const [shown, setShown] = useState<readonly Unit[] | null>(null)
  const [range, setRange] = useState<SheetRange<Unit> | null>(null)
  const { hidden, hide, reset } = useHiddenColumns(pricelist)
  const layout = useSheetLayout(pricelist)
  const awaited = useRef<UnitId | null>(null)
  const onShown = useCallback((next: readonly Unit[]) => {
    setShown(next)
    const unitId = awaited.current
    if (unitId === null || !next.some(({ id }) => id === unitId)) return
    awaited.current = null
    sheet.current?.showRow(String(unitId))
  }, [])
  const inPlan = useRef<{ readonly range: SheetRange<Unit> | null } | null>(null)
  const onRange = useCallback((next: SheetRange<Unit> | null) => {
    // While the pointer draws a range, totals follow when there is time for them.
    if (inPlan.current === null) startTransition(() => setRange(next))
  }, [])
  const selectInPlan = useCallback((next: SheetRange<Unit> | null) => {
    inPlan.current = { range: next }
    setRange(next)
  }, [])
  const leavePlan = useCallback(() => {
    inPlan.current = null
    setRange(sheet.current?.seen()?.range ?? null)
  }, [])
  const seenNow = useCallback(
    () => ({ shown, range, ...sheet.current?.seen(), ...inPlan.current }),
    [shown, range],
  )
  const clear = useCallback(() => {
    onSearch('')
    onFilters(noFilters)
  }, [onFilters])
  const showUnit = useCallback(
    (unitId: UnitId) => {
      if (!shown || shown.some(({ id }) => id === unitId)) {
        sheet.current?.showRow(String(unitId))
        return
      }
      awaited.current = unitId
      onSearch('')
      showWith(noFilters)
    },
    [shown, showWith],
  )
  const resetColumns = useCallback(() => {
    reset()
    sheet.current?.columns.reset()
  }, [reset])
  return useMemo(
    () => ({
      sheet,
      layout,
      search,
      onSearch,
      filters,
      onFilters,
      showWith,
      shown,
      onShown,
      range,
      onRange,
      seenNow,
      selectInPlan,
      leavePlan,
      clear,
      showUnit,
      hidden,
      hide,
      resetColumns,
    }),
    [
      layout,
      search,
      filters,
      onFilters,
      showWith,
      shown,
      onShown,
      range,
      onRange,
      seenNow,
      selectInPlan,
      leavePlan,
      clear,
      showUnit,
      hidden,
      hide,
      resetColumns,
    ],
  )
}

const parse = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null)

/** How a person has put the columns of a project: their order, widths, and what is pinned. */
const useSheetLayout = (pricelist: Pricelist | null | undefined): SheetLayout => {
  const [kept, keep] = useKept<string | null>({
    key: `layout:${pricelist?.projectId ?? 'none'}`,
    parse,
    otherwise: null,
  })
  return useMemo(() => ({ kept, keep }), [kept, keep])
}
