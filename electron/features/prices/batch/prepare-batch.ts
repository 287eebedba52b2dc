import { draftSealed, failed, notFound, type Result, success } from '#core/contract/failure'
import { type BatchId, batchIdSchema, type DraftId, type UnitId } from '#core/ids'
import type { Batch, BatchState, BatchUnit } from '#core/prices/batch/batch'
import type { DraftPrice } from '#core/prices/draft/draft-price'
import { priceOrigins } from '#core/prices/draft/price-origins'
import type { Unit } from '#core/prices/pricelist/unit'
import type { BatchesDependencies } from './dependencies.ts'
import { sumsOf } from './sums-of.ts'

const changedSince: Result<never> = failed({
  kind: 'notAllowed',
  reason: 'draftChanged',
  again: 'afterFix',
})

const nothingToSend: Result<never> = failed({
  kind: 'invalidInput',
  path: 'draftId',
  rule: 'empty',
  again: 'afterFix',
})

interface PrepareBatchInput {
  readonly draftId: DraftId
  /** The revision that was reviewed. */
  readonly revision: number
  readonly leftOut: readonly UnitId[]
  readonly note: string
  readonly state: BatchState
}

/** Takes down what is to be sent: from here on the draft can change without changing the batch. */
export const prepareBatch = (
  dependencies: BatchesDependencies,
  { draftId, revision, leftOut, note, state }: PrepareBatchInput,
): Result<BatchId> => {
  const { store, clock, newId, author, announce } = dependencies
  const draft = store.readDraftHead(draftId)
  if (draft === null || draft.archivedAt !== null) return notFound('afterFix')
  if (store.isDraftSealed(draftId)) return draftSealed
  if (draft.revision !== revision) {
    announce(['drafts', 'draftPrices'])
    return changedSince
  }
  const prices = store.readDraftPrices(draftId)
  for (const unitId of leftOut) prices.delete(unitId)
  if (prices.size === 0) return nothingToSend

  const { workspaceId, projectId } = draft
  const known = store.readUnitsOf({ workspaceId, projectId, unitIds: [...prices.keys()] })
  const units = toBatchUnits(prices, known)
  const batch: Batch = {
    id: batchIdSchema.parse(newId()),
    workspaceId,
    projectId,
    draftId,
    note,
    state,
    author: author(),
    draftName: draft.name,
    rollsBack: draft.rollsBack,
    createdAt: clock.now(),
    account: null,
    foundOutAt: null,
    unitCount: units.length,
    ...sumsOf(units),
    origins: priceOrigins(prices.keys(), store.readPriceLabels(draftId)),
  }
  const inserted = store.write.insertBatch({ batch, units })
  return inserted.ok ? success(batch.id) : inserted
}

/** The units in the order of the pricelist; those that it does not have come last. */
const toBatchUnits = (
  prices: ReadonlyMap<UnitId, DraftPrice>,
  known: readonly Unit[],
): BatchUnit[] => {
  const unknown = new Map(prices)
  const units: BatchUnit[] = []
  for (const { id, number, building, area } of known) {
    const price = prices.get(id)
    unknown.delete(id)
    if (price) units.push(toBatchUnit(price, { unitId: id, number, building, area }))
  }
  for (const [unitId, price] of unknown) {
    units.push(toBatchUnit(price, { unitId, number: String(unitId), building: '', area: null }))
  }
  return units
}

const toBatchUnit = (
  { base, netMinor, grossMinor }: DraftPrice,
  place: Pick<BatchUnit, 'unitId' | 'number' | 'building' | 'area'>,
): BatchUnit => ({
  ...place,
  before: base,
  after: { netMinor, grossMinor },
  state: 'waiting',
  message: null,
  seen: null,
})
