import { type Failure, failed, type Result, success } from '#core/contract/failure'
import type { Batch, BatchState } from '#core/prices/batch/batch'
import { type Judgement, judgeBatch } from '#core/prices/batch/judge-batch'
import { pairOfUnit } from '#core/prices/pricelist/pair-of-unit'
import type { Timestamp } from '#core/time'
import { batchInTurn } from './batch-in-turn.ts'
import type { BatchesDependencies, BatchWork } from './dependencies.ts'
import { sentStep } from './sent-step.ts'

/** Finds out by a fresh read what became of a batch; one whose fate is known stays as it is. */
export const compareBatch = (
  dependencies: BatchesDependencies,
  working: BatchWork,
): Promise<Result<null>> =>
  batchInTurn(dependencies, working.batchId, () =>
    confirmBatch(dependencies, working, success(null)),
  )

/**
 * Runs within the project's turn. Where the prices are unchanged and the answer was a failure, that failure is the
 * outcome.
 */
export const confirmBatch = async (
  dependencies: BatchesDependencies,
  { batchId, tell, signal }: BatchWork,
  answer: Result<unknown>,
): Promise<Result<null>> => {
  const { store, refreshPricelist, announce } = dependencies
  const batch = store.readBatch(batchId)
  if (batch === null || !isOpen(batch)) return success(null)
  tell({ phase: 'confirming', unit: 'bytes', done: 0, total: null })
  const refreshed = await refreshPricelist({
    workspaceId: batch.workspaceId,
    projectId: batch.projectId,
    signal,
    tell: ({ phase: _itsOwn, ...progress }) => tell(progress),
  })
  if (!refreshed.ok) return refreshed
  const failure = answer.ok ? null : answer.failure
  const verdict = settleByRead(dependencies, batch, failure)
  announce(['draftPrices'])
  if (!verdict.ok) return verdict
  return verdict.value === 'notApplied' && failure !== null ? failed(failure) : success(null)
}

type CompareDependencies = Pick<BatchesDependencies, 'store' | 'clock'>

/**
 * Settles the batch by a pricelist that was asked for after the batch left. The result is a failure while nothing can
 * be known.
 */
export const settleByRead = (
  dependencies: CompareDependencies,
  batch: Batch,
  failure: Failure | null,
): Result<Judgement['verdict']> => {
  const judgement = judge(dependencies, batch)
  // Also where somebody else has set all of its prices meanwhile: it may still arrive over them.
  const hasArrived = judgement.units.some(({ state }) => state === 'confirmed')
  const patience = hasArrived ? null : patienceWith(batch, failure)
  // However long the reading took, a server answers with the prices of the moment at which it was asked.
  const askedAt = dependencies.store.readPricelist(batch)?.fetchedAt ?? 0
  // A clock that was set back far must not keep a batch open for ever.
  if (patience && askedAt < patience.until && patience.until - askedAt <= patience.patienceMs) {
    return stillOpen(patience.until)
  }
  const settled = settle(dependencies, { batch, judgement })
  return settled.ok ? success(judgement.verdict) : settled
}

const patienceWith = ({ state }: Batch, failure: Failure | null) => {
  // The page of a proxy is nobody's answer, whatever its status: the server behind it may still be at it.
  const isAnswered = failure?.kind === 'unreachable' && failure.cause === 'serverError'
  if (state.kind !== 'unknown' || isAnswered) return null
  return { until: state.since + state.patienceMs, patienceMs: state.patienceMs }
}

const stillOpen = (at: Timestamp): Result<never> =>
  failed({ kind: 'unknownOutcome', endpoint: 'update-units', again: { at } })

const isOpen = ({ state }: Batch): boolean =>
  state.kind === 'unknown' || state.kind === 'sent' || state.kind === 'differs'

const judge = ({ store }: CompareDependencies, batch: Batch): Judgement => {
  const units = store.readBatchUnits(batch.id)
  const unitIds = units.map(({ unitId }) => unitId)
  const fresh = store.readUnitsOf({ ...batch, unitIds })
  return judgeBatch({
    units,
    fresh: new Map(fresh.map((unit) => [unit.id, pairOfUnit(unit)])),
    answer: batch.state.kind === 'unknown' ? 'unheard' : 'accepted',
  })
}

interface JudgedBatch {
  readonly batch: Batch
  readonly judgement: Judgement
}

const settle = (
  dependencies: CompareDependencies,
  { batch, judgement }: JudgedBatch,
): Result<null> => {
  const { store, clock } = dependencies
  const at = clock.now()
  const isFoundOut = batch.state.kind === 'unknown'
  const arrived = judgement.units.filter(({ state }) => state === 'confirmed')
  return store.write.settleBatch({
    batchId: batch.id,
    at,
    units: judgement.units,
    isFoundOut,
    refusals: null,
    state: stateOf(judgement, at),
    // The prices of an accepted batch left its draft when it was accepted.
    sentStep: isFoundOut && arrived.length > 0 ? sentStep(dependencies, batch, arrived) : null,
  })
}

const stateOf = ({ verdict, units }: Judgement, at: Timestamp): BatchState => {
  if (verdict === 'confirmed') return { kind: 'confirmed', at }
  if (verdict === 'differs') {
    return { kind: 'differs', at, units: units.filter(({ state }) => state === 'differs').length }
  }
  return { kind: 'notApplied', at }
}
