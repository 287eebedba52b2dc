import { useMemo } from 'react'
import type { UnitId } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'

/** Finds a unit by its id. */
export const useUnitOf = (units: readonly Unit[]) =>
  useMemo(() => {
    const byId = new Map(units.map((unit) => [unit.id, unit]))
    return (unitId: UnitId): Unit | undefined => byId.get(unitId)
  }, [units])
