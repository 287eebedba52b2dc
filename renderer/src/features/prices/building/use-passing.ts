import { useMemo } from 'react'
import type { Passes } from '#core/prices/building/plan-selection'
import type { Unit } from '#core/prices/pricelist/unit'

const all: Passes = () => true

/** Which units the search and the filters of the list let pass; the list itself decides. */
export const usePassing = (units: readonly Unit[], shown: readonly Unit[] | null): Passes =>
  useMemo(() => {
    if (shown === null || shown.length === units.length) return all
    const ids = new Set(shown.map(({ id }) => id))
    return (unitId) => ids.has(unitId)
  }, [units, shown])
