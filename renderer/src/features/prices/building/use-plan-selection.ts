import { useCallback, useEffect, useMemo, useState } from 'react'
import type { UnitId } from '#core/ids'
import type { ArrangedPlan } from '#core/prices/building/arrange-plan'
import {
  choose,
  nothingSelected,
  type PlanSelection,
  type SelectingKey,
  type UnitFilter,
} from '#core/prices/building/plan-selection'
import { useLatest } from '../../../ui/timing/use-latest.ts'
import type { TableView } from '../grid/use-table-view.ts'
import type { LeftByPlan } from './use-look.ts'

interface Selecting {
  readonly plan: ArrangedPlan
  readonly passes: UnitFilter
  readonly view: TableView
  readonly left: LeftByPlan
}

const fromTable = ({ range }: TableView): PlanSelection => {
  const units = range?.rows.map(({ id }) => id) ?? []
  const [first] = units
  return first === undefined
    ? nothingSelected
    : { units: new Set(units), focus: first, anchor: [first] }
}

/** The selected units: they begin with the range of the table, and everything that works on a selection works on them. */
export const usePlanSelection = ({ plan, passes, view, left }: Selecting) => {
  const [selection, setSelection] = useState(() => fromTable(view))
  const latest = useLatest({ plan, passes })
  const { cells, cellOf } = plan
  // Units may go, and filters may come: whatever is not seen is not selected.
  const selected = useMemo(
    () => new Set([...selection.units].filter((id) => cellOf.has(id) && passes(id))),
    [selection.units, cellOf, passes],
  )
  const focus = selection.focus !== null && cellOf.has(selection.focus) ? selection.focus : null
  const { selectInPlan, leavePlan } = view
  useEffect(() => leavePlan, [leavePlan])
  useEffect(() => {
    const rows = cells.flatMap(({ unit }) => (selected.has(unit.id) ? [unit] : []))
    selectInPlan(rows.length === 0 ? null : { rows, colIds: ['priceGross'] })
  }, [cells, selected, selectInPlan])
  useEffect(() => {
    left.focus = focus !== null && selected.has(focus) ? focus : null
  }, [left, focus, selected])
  const take = useCallback(
    (units: readonly UnitId[], key: SelectingKey, at: UnitId | null) =>
      setSelection((before) =>
        choose(before, { units, focus: at ?? before.focus, key }, latest.current),
      ),
    [],
  )
  /** What a pointer draws over, beside what was selected before it. */
  const draw = useCallback(
    (units: readonly UnitId[], base: ReadonlySet<UnitId>) =>
      setSelection((before) => ({
        ...before,
        units: new Set([...base, ...units.filter(latest.current.passes)]),
      })),
    [],
  )
  const clear = useCallback(() => setSelection((before) => ({ ...before, units: new Set() })), [])
  return { selected, focus, take, draw, clear }
}

export type SelectedUnits = ReturnType<typeof usePlanSelection>
