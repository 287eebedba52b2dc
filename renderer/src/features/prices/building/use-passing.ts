import { useMemo } from 'react'
import { ofTypes } from '#core/prices/building/of-types'
import type { UnitFilter } from '#core/prices/building/plan-selection'
import { type PlanBuilding, stackingPlan } from '#core/prices/building/stacking-plan'
import { type ColumnFilters, valuesOfFilter } from '#core/prices/filters/column-filters'
import type { Unit } from '#core/prices/pricelist/unit'

const all: UnitFilter = () => true

/** The houses with what stands apart of the types that the list shows; nothing of them is left out by other filters. */
export const usePlanOfTypes = (
  units: readonly Unit[],
  filters: ColumnFilters,
): readonly PlanBuilding[] => {
  const whole = useMemo(() => stackingPlan(units), [units])
  // The same types again are the same plan: another filter is no reason to move the houses.
  const chosen = [...valuesOfFilter(filters, 'type')].sort().join(' ')
  return useMemo(() => {
    if (chosen === '') return whole
    const types = new Set(chosen.split(' '))
    return ofTypes(whole, ({ typeCode }) => types.has(String(typeCode ?? '')))
  }, [whole, chosen])
}

/** Which units the search and the filters of the list let pass; the list itself decides. */
export const usePassing = (units: readonly Unit[], shown: readonly Unit[] | null): UnitFilter =>
  useMemo(() => {
    if (shown === null || shown.length === units.length) return all
    const ids = new Set(shown.map(({ id }) => id))
    return (unitId) => ids.has(unitId)
  }, [units, shown])
