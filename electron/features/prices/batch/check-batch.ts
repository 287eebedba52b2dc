import type { Batch, BatchUnit, StopReason } from '#core/prices/batch/batch'
import { changeList } from '#core/prices/batch/change-list'
import { checkChanges } from '#core/prices/batch/check-changes'
import { evidenceByUnit, lockOf } from '#core/prices/deals/deal-lock'
import { findConflicts } from '#core/prices/draft/conflicts'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import type { BatchesDependencies } from './dependencies.ts'

interface CheckedBatch {
  /** Empty: it may leave. */
  readonly reasons: StopReason[]
  /** The units whose price would really change; nothing else is sent. */
  readonly units: BatchUnit[]
}

/** Judges a batch by the pricelist that has just been read, by the same rules as the review. */
export const checkBatch = (
  { store }: Pick<BatchesDependencies, 'store'>,
  batch: Batch,
): CheckedBatch => {
  const units = store.readBatchUnits(batch.id)
  const unitIds = units.map(({ unitId }) => unitId)
  const fresh = store.readUnitsOf({ ...batch, unitIds })
  const draft: DraftPrices = new Map(
    units.map(({ unitId, after, before }) => [unitId, { ...after, typed: 'both', base: before }]),
  )
  const compared = { units: fresh, draft }
  const rules = store.readPriceRules(batch)
  const evidence = evidenceByUnit(store.listDealEvidence(batch))
  // Warnings were looked at in the review; obstacles alone stop a batch.
  const { obstacles } = checkChanges({
    ...compared,
    rules,
    lockOf: (unit) => lockOf({ unit, evidence, rules }),
  })
  const conflicts = findConflicts(compared).map(
    ({ unitId }): StopReason => ({ unitId, kind: 'conflict' }),
  )
  const changing = new Set(changeList(compared).map(({ unit }) => unit.id))
  return {
    reasons: [...conflicts, ...obstacles],
    units: units.filter(({ unitId }) => changing.has(unitId)),
  }
}
