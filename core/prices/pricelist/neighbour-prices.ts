import type { FloorId } from '#core/ids'
import type { DraftPrices } from '../draft/draft-steps.ts'
import { shownPair } from '../draft/shown-pair.ts'
import { pricePerArea } from '../rules/price-per-area.ts'
import { floorLevel } from './floor-level.ts'
import { layoutOf } from './layout-of.ts'
import type { Unit } from './unit.ts'

/** The dearest square metres with VAT among units of the same layout; null where there are none. */
export interface NeighbourPrices {
  readonly lowerFloorMinor: number | null
  readonly sameFloorMinor: number | null
}

interface DearestUnit {
  readonly unit: Unit
  readonly perAreaMinor: number
}

/** Compares units of one building and layout; drafted prices count as they would be. */
export const neighbourPrices = (units: readonly Unit[], draft: DraftPrices) => {
  // Each floor keeps its two dearest units: one of them may be the unit that is asked about.
  const floors = new Map<string, Map<FloorId, DearestUnit[]>>()
  for (const unit of units) {
    const key = keyOf(unit)
    const { grossMinor } = shownPair({ draft }, unit)
    const perAreaMinor = pricePerArea(grossMinor, unit.area)
    if (key === null || unit.floorId === null || perAreaMinor === null) continue
    const known = floors.get(key) ?? new Map<FloorId, DearestUnit[]>()
    const dearest = [...(known.get(unit.floorId) ?? []), { unit, perAreaMinor }]
    dearest.sort((a, b) => b.perAreaMinor - a.perAreaMinor)
    floors.set(key, known.set(unit.floorId, dearest.slice(0, 2)))
  }
  return (unit: Unit): NeighbourPrices => {
    const known = floors.get(keyOf(unit) ?? '')
    const level = floorLevel(unit.floor)
    let lowerFloorMinor: number | null = null
    let sameFloorMinor: number | null = null
    for (const [floorId, dearest] of known ?? []) {
      const other = dearest.find((one) => one.unit.id !== unit.id)
      if (!other) continue
      if (floorId === unit.floorId) sameFloorMinor = other.perAreaMinor
      else if (isLower(other.unit, level)) {
        lowerFloorMinor = Math.max(lowerFloorMinor ?? 0, other.perAreaMinor)
      }
    }
    return { lowerFloorMinor, sameFloorMinor }
  }
}

const keyOf = (unit: Unit): string | null => {
  const layout = layoutOf(unit)
  // The neighbours of units outside of buildings are not known.
  return layout === null || unit.buildingId === null ? null : `${unit.buildingId} ${layout}`
}

const isLower = ({ floor }: Unit, level: number | null): boolean => {
  const other = floorLevel(floor)
  return level !== null && other !== null && other < level
}
