import { notFound, type Result, success } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'
import { type BatchId, draftIdSchema } from '#core/ids'
import type { Batch, BatchUnit } from '#core/prices/batch/batch'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { pairOfUnit } from '#core/prices/pricelist/pair-of-unit'
import { isSamePair, type ServerPair } from '#core/prices/rules/price-pair'
import type { BatchesDependencies } from './dependencies.ts'

const longestName = 80

const notSentYet = notFound('never')

/** A draft with the prices of before, which goes the same way as any other. */
export const rollBack = (
  { store, clock, newId }: BatchesDependencies,
  batchId: BatchId,
): Result<OutputOf<'batches.rollBack'>> => {
  const batch = store.readBatch(batchId)
  if (batch === null || !['sent', 'confirmed', 'differs'].includes(batch.state.kind)) {
    return notSentYet
  }
  const units = store.readBatchUnits(batchId)
  const unitIds = units.map(({ unitId }) => unitId)
  const now = new Map(
    store.readUnitsOf({ ...batch, unitIds }).map((unit) => [unit.id, pairOfUnit(unit)]),
  )
  const isRead = isReadSince(store, batch)
  const taken = units.map((unit) => ({
    unit,
    change: takeBack(unit, isRead ? now.get(unit.unitId) : unit.after),
  }))
  const draftId = draftIdSchema.parse(newId())
  const inserted = store.write.insertRollBack({
    draft: {
      id: draftId,
      workspaceId: batch.workspaceId,
      projectId: batch.projectId,
      name: `↩ ${batch.draftName}`.slice(0, longestName),
      at: clock.now(),
      rollsBack: batchId,
    },
    changes: taken.flatMap(({ change }) => (typeof change === 'string' ? [] : change)),
    detail: batch.draftName,
  })
  if (!inserted.ok) return inserted
  const leftOut = (why: LeftOut) =>
    taken.flatMap(({ unit: { unitId, number }, change }) =>
      change === why ? [{ unitId, number }] : [],
    )
  return success({
    draftId,
    changedSince: leftOut('changedSince'),
    withoutPrice: leftOut('withoutPrice'),
  })
}

/** What the server has taken and nobody has read again costs what was sent: the prices here are those of before. */
const isReadSince = (
  { readPricelist }: Pick<BatchesDependencies['store'], 'readPricelist'>,
  { state, ...of }: Batch,
): boolean => state.kind !== 'sent' || (readPricelist(of)?.fetchedAt ?? 0) > state.at

type LeftOut = 'changedSince' | 'withoutPrice'

const takeBack = (
  { unitId, before, after }: BatchUnit,
  now: ServerPair | undefined,
): DraftChange | LeftOut => {
  const { netMinor, grossMinor } = before
  if (now === undefined || !isSamePair(now, after)) return 'changedSince'
  if (netMinor === null || grossMinor === null) return 'withoutPrice'
  return { unitId, price: { netMinor, grossMinor, typed: 'both', base: now } }
}
