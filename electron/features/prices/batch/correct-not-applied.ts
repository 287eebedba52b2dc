import type { Batch, BatchState, BatchUnit } from '#core/prices/batch/batch'
import { judgeBatch } from '#core/prices/batch/judge-batch'
import { latestArrivalMs } from '#core/prices/batch/latest-times'
import { pairOfUnit } from '#core/prices/pricelist/pair-of-unit'
import type { Timestamp } from '#core/time'
import type { BatchesDependencies } from './dependencies.ts'
import { sentStep } from './sent-step.ts'

type Dependencies = Pick<BatchesDependencies, 'store' | 'clock' | 'announce'>

/** States of batches that may have left, so that the present prices may come from them. */
const hasLeft: readonly BatchState['kind'][] = [
  'sending',
  'unknown',
  'sent',
  'confirmed',
  'differs',
]

/**
 * A server may work longer on a request than anybody waits for: a batch that seemed not to have arrived, and whose
 * prices a later pricelist shows after all, is confirmed. Returns one look, which answers with those.
 */
export const correctNotApplied = (dependencies: Dependencies): (() => Batch[]) => {
  const { store, announce } = dependencies
  const seen = new Map<Batch['id'], Timestamp>()
  return () => {
    const corrected = store.listBatchesInState(['notApplied']).filter((batch) => {
      const fetchedAt = store.readPricelist(batch)?.fetchedAt
      if (fetchedAt === undefined || seen.get(batch.id) === fetchedAt) return false
      seen.set(batch.id, fetchedAt)
      return isInTime(batch, fetchedAt) && correct(dependencies, batch)
    })
    if (corrected.length > 0) announce(['draftPrices'])
    return corrected
  }
}

const isInTime = ({ state }: Batch, fetchedAt: Timestamp): boolean =>
  state.kind === 'notApplied' && fetchedAt - state.at <= latestArrivalMs

/** Whether it has arrived after all, and that is written down. */
const correct = (dependencies: Dependencies, batch: Batch): boolean => {
  const { store, clock } = dependencies
  const units = store.readBatchUnits(batch.id)
  const unitIds = units.map(({ unitId }) => unitId)
  const fresh = new Map(
    store.readUnitsOf({ ...batch, unitIds }).map((unit) => [unit.id, pairOfUnit(unit)]),
  )
  const judgement = judgeBatch({ units, fresh, answer: 'accepted' })
  if (judgement.verdict !== 'confirmed' || wereSentAgain(store, batch, units)) return false
  const at = clock.now()
  return store.write.settleBatch({
    batchId: batch.id,
    at,
    state: { kind: 'confirmed', at },
    units: judgement.units,
    isFoundOut: true,
    refusals: null,
    sentStep: sentStep(dependencies, batch, judgement.units),
  }).ok
}

const wereSentAgain = (
  store: Dependencies['store'],
  batch: Batch,
  units: readonly BatchUnit[],
): boolean => {
  const unitIds = new Set(units.map(({ unitId }) => unitId))
  return store
    .listBatchesInState(hasLeft)
    .filter(
      ({ workspaceId, createdAt }) =>
        workspaceId === batch.workspaceId && createdAt >= batch.createdAt,
    )
    .some(({ id }) => store.readBatchUnits(id).some(({ unitId }) => unitIds.has(unitId)))
}
