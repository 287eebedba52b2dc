import type { UnitId } from '#core/ids'
import type { BatchUnit } from '#core/prices/batch/batch'

/** How many units of a batch are in each state. */
export const countUnits = (units: readonly BatchUnit[]): Record<BatchUnit['state'], number> => {
  const counts = {
    waiting: 0,
    sent: 0,
    confirmed: 0,
    differs: 0,
    culprit: 0,
    alongside: 0,
    notApplied: 0,
  }
  for (const { state } of units) counts[state] += 1
  return counts
}

/** The units that were the cause of a refusal. */
export const culpritsOf = (units: readonly BatchUnit[]): UnitId[] =>
  units.flatMap(({ unitId, state }) => (state === 'culprit' ? [unitId] : []))
