import type { Unit } from '../pricelist/unit.ts'
import type { PlanBuilding } from './stacking-plan.ts'

/** The plan without the groups and houses of which no unit is of a wanted type; the others move together. */
export const ofTypes = (
  buildings: readonly PlanBuilding[],
  isWanted: (unit: Unit) => boolean,
): PlanBuilding[] =>
  buildings
    .map((building) => ({
      ...building,
      apart: building.apart.filter(({ units }) => units.some(isWanted)),
    }))
    .filter(({ floors, apart }) => floors.length > 0 || apart.length > 0)
