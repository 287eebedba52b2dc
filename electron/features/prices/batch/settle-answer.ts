import { type Failure, type Result, success } from '#core/contract/failure'
import type { Batch, BatchState, BatchUnit } from '#core/prices/batch/batch'
import type { PriceUpdate } from '#core/prices/batch/price-update'
import type { Settlement } from '../../../store/prices/batch/settle-batch.ts'
import type { Refusals } from '../../../store/prices/deals/deal-evidence.ts'
import type { BatchesDependencies } from './dependencies.ts'
import { sentStep } from './sent-step.ts'

interface AnsweredBatch {
  readonly batch: Batch
  readonly units: readonly BatchUnit[]
  readonly answer: Result<PriceUpdate>
}

/** Commits what the server has answered, or that nobody knows. `toConfirm`: a fresh read has the last word. */
export const settleAnswer = (
  dependencies: BatchesDependencies,
  answered: AnsweredBatch,
): Result<'toConfirm' | 'ended'> => {
  const settlement = settlementOf(dependencies, answered)
  const settled = dependencies.store.write.settleBatch(settlement)
  if (!settled.ok) return settled
  const { kind } = settlement.state
  return success(kind === 'sent' || kind === 'unknown' ? 'toConfirm' : 'ended')
}

const settlementOf = (dependencies: BatchesDependencies, answered: AnsweredBatch): Settlement => {
  const { batch, units, answer } = answered
  const at = dependencies.clock.now()
  const plain = { batchId: batch.id, at, units, isFoundOut: false, sentStep: null, refusals: null }
  if (!answer.ok) return { ...plain, state: stateAfter(dependencies, answer.failure) }
  if (answer.value.kind === 'updated') {
    return {
      ...plain,
      state: { kind: 'sent', at },
      units: units.map((unit) => ({ ...unit, state: 'sent' })),
      sentStep: sentStep(dependencies, batch, units),
    }
  }
  const { message, units: named } = answer.value
  const judged = judgeRejected(units, new Map(named.map((unit) => [unit.unitId, unit.message])))
  return {
    ...plain,
    state: { kind: 'rejected', at, message },
    units: judged,
    refusals: refusalsOf(dependencies, batch, judged),
  }
}

/** Whether the request was refused at the door: nothing of it can have been processed. */
const isHarmless = (failure: Failure): boolean => {
  if (failure.kind === 'unreachable') {
    return ['refused', 'notFound', 'certificate', 'proxy'].includes(failure.cause)
  }
  return ['held', 'cooling', 'refused', 'keychain', 'store', 'notAllowed'].includes(failure.kind)
}

const stateAfter = (
  { clock, requestMs }: Pick<BatchesDependencies, 'clock' | 'requestMs'>,
  failure: Failure,
): BatchState =>
  isHarmless(failure)
    ? { kind: 'notSent', failure }
    : { kind: 'unknown', since: clock.now(), patienceMs: requestMs }

// spec: update-units: the words for a unit that would have passed without the others.
const rejectedWithOthers = /^batch rejected/i

const judgeRejected = (
  units: readonly BatchUnit[],
  messages: ReadonlyMap<BatchUnit['unitId'], string>,
): BatchUnit[] =>
  units.map((unit) => {
    const message = messages.get(unit.unitId) ?? null
    const isCulprit = message !== null && !rejectedWithOthers.test(message)
    return { ...unit, state: isCulprit ? 'culprit' : 'alongside', message }
  })

const speaksOfDeal = /\bdeal\b/i

const refusalsOf = (
  { store, clock }: BatchesDependencies,
  { workspaceId, projectId }: Batch,
  units: readonly BatchUnit[],
): Refusals => {
  const locked = units.filter(
    ({ state, message }) => state === 'culprit' && speaksOfDeal.test(message ?? ''),
  )
  const unitIds = locked.map(({ unitId }) => unitId)
  const statuses = new Map(
    store
      .readUnitsOf({ workspaceId, projectId, unitIds })
      .map(({ id, statusCode }) => [id, statusCode]),
  )
  return {
    workspaceId,
    projectId,
    at: clock.now(),
    units: locked.map(({ unitId, message }) => ({
      unitId,
      message: message ?? '',
      statusCode: statuses.get(unitId) ?? null,
    })),
  }
}
