import { draftSealed, failed, notFound, type Result, success } from '#core/contract/failure'
import { type BatchId, batchIdSchema, type DraftId, type UnitId } from '#core/ids'
import type { Batch, BatchState, BatchUnit } from '#core/prices/batch/batch'
import type { DraftPrice } from '#core/prices/draft/draft-price'
import { priceOrigins } from '#core/prices/draft/price-origins'
import type { Unit } from '#core/prices/pricelist/unit'
import type { Timestamp } from '#core/time'
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

interface TakenDown {
  readonly batch: Batch
  readonly units: readonly BatchUnit[]
}

/** Takes down what is to be sent: from here on the draft can change without changing the batch. */
export const prepareBatch = (
  dependencies: BatchesDependencies,
  wanted: PrepareBatchInput,
): Result<BatchId> => {
  const { store, newId, author } = dependencies
  const reviewed = reviewedDraft(dependencies, wanted)
  if (!reviewed.ok) return reviewed
  const id = batchIdSchema.parse(newId())
  const taken = takeDownBatch(dependencies, { ...wanted, id, author: author() })
  if (!taken.ok) return taken
  const inserted = store.write.insertBatch(taken.value)
  return inserted.ok ? success(id) : inserted
}

/** The same of a draft that a team works on: it is sealed there first, and the batch is known by what it is called there. */
export const prepareForTeam = async (
  dependencies: BatchesDependencies,
  wanted: PrepareBatchInput & {
    readonly state: { readonly kind: 'scheduled'; readonly at: Timestamp }
  },
): Promise<Result<BatchId>> => {
  const { store, newId, author, schedule } = dependencies
  const reviewed = reviewedDraft(dependencies, wanted)
  if (!reviewed.ok) return reviewed
  const id = batchIdSchema.parse(newId())
  const taken = takeDownBatch(dependencies, { ...wanted, id, author: author() })
  if (!taken.ok) return taken
  const sealed = await schedule.seal({ ...wanted, at: wanted.state.at })
  if (!sealed.ok) return sealed
  // Whoever follows what the team has scheduled may have taken it down already.
  if (store.readBatch(sealed.value) !== null) return sealed
  const { batch, units } = taken.value
  const inserted = store.write.insertBatch({ batch: { ...batch, id: sealed.value }, units })
  return inserted.ok ? sealed : inserted
}

const reviewedDraft = (
  { store, announce }: BatchesDependencies,
  { draftId, revision }: PrepareBatchInput,
): Result<null> => {
  const draft = store.readDraftHead(draftId)
  if (draft === null || draft.archivedAt !== null) return notFound('afterFix')
  if (store.isDraftSealed(draftId)) return draftSealed
  if (draft.revision !== revision) {
    announce(['drafts', 'draftPrices'])
    return changedSince
  }
  return success(null)
}

interface TakeDownInput extends Omit<PrepareBatchInput, 'revision'> {
  readonly id: BatchId
  readonly author: string
}

/** The prices of a draft as they are now, with what they were made on. */
export const takeDownBatch = (
  { store, clock }: BatchesDependencies,
  { id, draftId, leftOut, note, state, author }: TakeDownInput,
): Result<TakenDown> => {
  const draft = store.readDraftHead(draftId)
  if (draft === null) return notFound('afterFix')
  const prices = store.readDraftPrices(draftId)
  for (const unitId of leftOut) prices.delete(unitId)
  if (prices.size === 0) return nothingToSend

  const { workspaceId, projectId } = draft
  const known = store.readUnitsOf({ workspaceId, projectId, unitIds: [...prices.keys()] })
  const units = toBatchUnits(prices, known)
  const batch: Batch = {
    id,
    workspaceId,
    projectId,
    draftId,
    note,
    state,
    author,
    draftName: draft.name,
    rollsBack: draft.rollsBack,
    createdAt: clock.now(),
    account: null,
    foundOutAt: null,
    unitCount: units.length,
    ...sumsOf(units),
    origins: priceOrigins(prices.keys(), store.readPriceLabels(draftId)),
  }
  return success({ batch, units })
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
