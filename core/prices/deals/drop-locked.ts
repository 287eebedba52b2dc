import type { UnitId } from '#core/ids'
import type { PricePlan } from '../draft/price-plan.ts'

/** Takes units that were locked while a person looked at the plan out of its changes and lists them as skipped. */
export const dropLocked = (plan: PricePlan, isLocked: (unitId: UnitId) => boolean): PricePlan => {
  const locked = plan.changes.filter(({ unitId }) => isLocked(unitId))
  if (locked.length === 0) return plan
  return {
    ...plan,
    changes: plan.changes.filter(({ unitId }) => !isLocked(unitId)),
    skipped: [...plan.skipped, ...locked.map(({ unitId }) => ({ unitId, why: 'locked' as const }))],
  }
}
