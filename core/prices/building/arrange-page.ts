import { type ArrangedPlan, arrangePlan } from './arrange-plan.ts'
import { fitCells } from './fit-cells.ts'
import type { PlanBuilding } from './stacking-plan.ts'

// An A3 page on its side, with what its title and legend leave.
const page = { width: 1_500, height: 940 }

// A plan that is too large for the page is drawn on larger ones, which are printed smaller.
const scales = [1, 1.4, 2, 2.8, 4, 6, 9]

/** The plan as it fills one page, whatever its size. */
export const arrangePage = (buildings: readonly PlanBuilding[]): ArrangedPlan => {
  let arranged: ArrangedPlan | null = null
  for (const scale of scales) {
    const room = { width: page.width * scale, height: page.height * scale }
    arranged = arrangePlan(buildings, fitCells(buildings, room), room.width)
    if (arranged.width <= room.width && arranged.height <= room.height) break
  }
  return arranged ?? arrangePlan(buildings, fitCells(buildings, page), page.width)
}
