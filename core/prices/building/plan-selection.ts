import type { UnitId } from '#core/ids'
import type { ArrangedPlan } from './arrange-plan.ts'
import { unitsAround } from './select-cells.ts'

/** The units that a person has chosen in a plan. */
export interface PlanSelection {
  readonly units: ReadonlySet<UnitId>
  /** Where the keyboard is. */
  readonly focus: UnitId | null
  /** What Shift selects from: the cell, the floor or the stack that was chosen last. */
  readonly anchor: readonly UnitId[]
}

export const nothingSelected: PlanSelection = { units: new Set(), focus: null, anchor: [] }

/** As in a spreadsheet: a click, one with Ctrl, or one with Shift. */
export type SelectingKey = 'none' | 'ctrl' | 'shift'

interface CellChoice {
  /** The cell, or all cells of a floor, a stack or a house. */
  readonly units: readonly UnitId[]
  readonly focus: UnitId | null
  readonly key: SelectingKey
}

/** Units that a filter leaves out are never selected: nobody would see what happens to them. */
export type UnitFilter = (unitId: UnitId) => boolean

export const choose = (
  before: PlanSelection,
  { units, focus, key }: CellChoice,
  { plan, passes }: { readonly plan: ArrangedPlan; readonly passes: UnitFilter },
): PlanSelection => {
  const open = units.filter(passes)
  if (key === 'shift' && before.anchor.length > 0) {
    const spanned = unitsAround(plan, [...before.anchor, ...units])
    return { units: new Set(spanned.filter(passes)), focus, anchor: before.anchor }
  }
  if (key !== 'ctrl') return { units: new Set(open), focus, anchor: units }
  const next = new Set(before.units)
  const areAllIn = open.every((unitId) => next.has(unitId))
  for (const unitId of open) {
    if (areAllIn) next.delete(unitId)
    else next.add(unitId)
  }
  return { units: next, focus, anchor: units }
}
