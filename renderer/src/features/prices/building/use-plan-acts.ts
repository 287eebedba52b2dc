import { useState } from 'react'
import type { UnitId } from '#core/ids'
import type { ArrangedPlan } from '#core/prices/building/arrange-plan'
import { unitsOfHouse, unitsOfRow, unitsOfStack } from '#core/prices/building/select-cells'
import type { Unit } from '#core/prices/pricelist/unit'
import type { PassedCell } from '../../../ui/sheet/sheet-editing.ts'
import type { BuildingProps } from './building-props.ts'
import type { PlanMenuPlace } from './plan-menu.tsx'
import type { SelectedUnits } from './use-plan-selection.ts'

interface Acting extends Pick<BuildingProps, 'desk' | 'lensPlace'> {
  readonly plan: ArrangedPlan
  readonly selection: SelectedUnits
}

const priceOf = (row: Unit): PassedCell<Unit> => ({ row, colId: 'priceGross' })

/** What can be done with a unit of the plan, and with those that are selected. */
export const usePlanActs = ({ plan, selection, desk, lensPlace }: Acting) => {
  const [menu, setMenu] = useState<PlanMenuPlace | null>(null)
  const unitOf = (unitId: UnitId | null): Unit | null =>
    unitId === null ? null : (plan.cellOf.get(unitId)?.unit ?? null)
  return {
    menu,
    unitOf,
    open: (unitId: UnitId) => {
      const unit = unitOf(unitId)
      if (unit) lensPlace.openUnit?.(unit)
    },
    /** Takes the drafted prices back, as Delete does in the list. */
    clear: () => {
      if (!desk) return
      const { isEditable, onEdits } = desk.editing
      const units = plan.cells.flatMap(({ unit }) =>
        selection.selected.has(unit.id) ? [unit] : [],
      )
      const isOpen = (unit: Unit) => isEditable(unit, 'priceGross')
      const edits = units.filter(isOpen).map((unit) => ({ ...priceOf(unit), text: null }))
      onEdits(edits, 'clear', units.filter((unit) => !isOpen(unit)).map(priceOf))
    },
    openMenu: (unitId: UnitId, at: PlanMenuPlace['at']) => {
      const unit = unitOf(unitId)
      if (unit) setMenu({ unit, at })
    },
    closeMenu: () => setMenu(null),
    takeFloor: (unitId: UnitId) => selection.take(unitsOfRow(plan, unitId), 'none', unitId),
    takeStack: (unitId: UnitId) => selection.take(unitsOfStack(plan, unitId), 'none', unitId),
    takeHouse: (unitId: UnitId) => selection.take(unitsOfHouse(plan, unitId), 'none', unitId),
  }
}
