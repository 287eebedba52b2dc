import { type RefObject, useEffect } from 'react'
import type { UnitId } from '#core/ids'
import type { ArrangedPlan } from '#core/prices/building/arrange-plan'
import {
  type Direction,
  lastUnit,
  nextUnit,
  unitsOfHouse,
  unitsOfRow,
  unitsOfStack,
} from '#core/prices/building/select-cells'
import { useLatest } from '../../../ui/timing/use-latest.ts'
import { unitAt } from './use-plan-pointer.ts'
import type { SelectedUnits } from './use-plan-selection.ts'

interface Keyed {
  readonly plan: ArrangedPlan
  readonly selection: SelectedUnits
  readonly onOpen: (unitId: UnitId) => void
  readonly onClear: () => void
  readonly onMenu: (unitId: UnitId, at: { readonly x: number; readonly y: number }) => void
  readonly onZoom: (direction: 1 | -1) => void
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'left',
  End: 'right',
}

const isCtrl = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey

/** Where a key leads from a cell; null for a key that does not move. */
const goal = (plan: ArrangedPlan, from: UnitId, event: KeyboardEvent): UnitId | null => {
  const { key } = event
  const direction = arrows[key]
  if (direction === undefined) return null
  const isEdge = key === 'Home' || key === 'End'
  if (isEdge && isCtrl(event)) {
    return plan.cells.at(key === 'Home' ? 0 : -1)?.unit.id ?? from
  }
  return isEdge || isCtrl(event) ? lastUnit(plan, from, direction) : nextUnit(plan, from, direction)
}

/** Selects with the space bar, as in a spreadsheet: the floor with Shift, the stack with Ctrl, the house with both. */
const selectBySpace = ({ plan, selection }: Keyed, at: UnitId, event: KeyboardEvent): void => {
  if (event.shiftKey && isCtrl(event)) selection.take(unitsOfHouse(plan, at), 'none', at)
  else if (event.shiftKey) selection.take(unitsOfRow(plan, at), 'none', at)
  else if (isCtrl(event)) selection.take(unitsOfStack(plan, at), 'none', at)
  else selection.take([at], 'ctrl', at)
}

const press = (keyed: Keyed, at: UnitId, event: KeyboardEvent): boolean => {
  const { plan, selection } = keyed
  const to = goal(plan, at, event)
  if (to !== null) {
    selection.take([to], event.shiftKey ? 'shift' : 'none', to)
    return true
  }
  const bare = !isCtrl(event) && !event.altKey
  if (event.key === ' ') selectBySpace(keyed, at, event)
  else if (event.key.toLowerCase() === 'a' && isCtrl(event)) {
    selection.take(
      plan.cells.map(({ unit }) => unit.id),
      'none',
      at,
    )
  } else if (event.key === 'Enter' && bare) keyed.onOpen(at)
  else if (event.key === 'Delete' && bare) keyed.onClear()
  else if (event.key === 'Escape' && selection.selected.size > 1) selection.take([at], 'none', at)
  else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    const box = document.activeElement?.getBoundingClientRect()
    keyed.onMenu(at, { x: box?.left ?? 0, y: box?.bottom ?? 0 })
  } else if (bare && (event.key === '+' || event.key === '-')) {
    keyed.onZoom(event.key === '+' ? 1 : -1)
  } else return false
  return true
}

/** The keys of a spreadsheet over the cells of the plan. */
export const usePlanKeys = (sheet: RefObject<HTMLElement | null>, keyed: Keyed): void => {
  const latest = useLatest(keyed)
  useEffect(() => {
    const surface = sheet.current
    if (!surface) return
    const down = (event: KeyboardEvent) => {
      const at = unitAt(event.target)
      if (at === null || !press(latest.current, at, event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    surface.addEventListener('keydown', down)
    return () => surface.removeEventListener('keydown', down)
  }, [sheet])
}
