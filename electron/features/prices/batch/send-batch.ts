import {
  cancelled,
  type Failure,
  failed,
  type Result,
  success,
  teamAway,
} from '#core/contract/failure'
import type { Batch, BatchUnit } from '#core/prices/batch/batch'
import { latestLeavingMs } from '#core/prices/batch/latest-times'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { SendingClaim } from '../../../crm/guards/sending-claims.ts'
import { batchInTurn } from './batch-in-turn.ts'
import { checkBatch } from './check-batch.ts'
import { confirmBatch, settleByRead } from './compare-batch.ts'
import type { BatchesDependencies, SendingWork } from './dependencies.ts'
import { tellScheduledEnd } from './follow-scheduled.ts'
import { settleAnswer } from './settle-answer.ts'
import { sumsOf } from './sums-of.ts'
import type { ClaimedChange } from './team-schedule.ts'

/** Reads again while no colleague may send, stops at any conflict or lock, sends one request, reads again. */
export const sendBatch = async (
  dependencies: BatchesDependencies,
  working: SendingWork,
): Promise<Result<null>> => {
  const { batchId } = working
  try {
    return await batchInTurn(dependencies, batchId, (batch) =>
      sendInTurn(dependencies, working, batch),
    )
  } finally {
    tellScheduledEnd(dependencies, batchId)
  }
}

const sendInTurn = async (
  dependencies: BatchesDependencies,
  working: SendingWork,
  batch: Batch,
): Promise<Result<null>> => {
  const { store, accountFor, sendings } = dependencies
  const account = await accountFor(batch)
  if (!account.ok) return notSent(dependencies, working, batch, account.failure)
  const claim = await sendings.claim({
    kind: 'prices',
    baseUrl: account.value.baseUrl,
    key: String(batch.projectId),
    prices: { draftId: batch.draftId, units: store.readBatchUnits(batch.id) },
  })
  if (!claim.ok) return heldUp(dependencies, working, batch, claim.failure)
  const change = await claimChange(dependencies, working, batch)
  if (!change.ok) {
    claim.value.end('refused')
    return heldUp(dependencies, working, batch, change.failure)
  }
  if (change.value === null) {
    claim.value.end('refused')
    const { clock, requestMs } = dependencies
    return moveTo(dependencies, batch, {
      kind: 'unknown',
      since: clock.now(),
      patienceMs: requestMs,
    })
  }
  try {
    const sent = await sendClaimed(dependencies, working, {
      batch,
      account: account.value,
      claim: claim.value,
      change: change.value,
    })
    const kind = store.readBatch(batch.id)?.state.kind
    // A disk that refuses what came of it leaves it as being sent.
    claim.value.end(kind === 'unknown' || kind === 'sending' ? 'unknown' : 'done')
    return sent
  } catch (defect) {
    claim.value.end('unknown')
    throw defect
  }
}

const isOfTeam = (
  { schedule }: BatchesDependencies,
  { scheduledFor }: SendingWork,
  { draftId }: Batch,
): boolean => scheduledFor !== undefined && schedule.isShared(draftId)

/** What waits for a whole team is sent by one desk of it; what does not is nobody else's. */
const claimChange = (
  dependencies: BatchesDependencies,
  working: SendingWork,
  batch: Batch,
): Promise<Result<ClaimedChange | null>> =>
  isOfTeam(dependencies, working, batch)
    ? dependencies.schedule.claim(batch.id, working.by ?? 'time')
    : Promise.resolve(success(noOthers))

const noOthers: ClaimedChange = { isKept: () => Promise.resolve(true) }

interface BatchOfAccount {
  readonly batch: Batch
  readonly account: CallingAccount
  readonly claim: SendingClaim
  readonly change: ClaimedChange
}

const sendClaimed = async (
  dependencies: BatchesDependencies,
  working: SendingWork,
  { batch, account, claim, change }: BatchOfAccount,
): Promise<Result<null>> => {
  const { refreshPricelist } = dependencies
  const refreshed = await refreshPricelist({ ...batch, ...working })
  if (!refreshed.ok) {
    return notSent(
      dependencies,
      working,
      batch,
      working.signal.aborted ? cancelled : refreshed.failure,
    )
  }
  const earlier = settleEarlier(dependencies, batch)
  if (earlier !== null) return notSent(dependencies, working, batch, earlier)
  if (working.signal.aborted) return notSent(dependencies, working, batch, cancelled)
  const { reasons, units } = checkBatch(dependencies, batch)
  if (reasons.length > 0 || units.length === 0) {
    return moveTo(dependencies, batch, { kind: 'stopped', reasons })
  }
  return sendChecked(dependencies, working, { batch, units, account, claim, change })
}

/**
 * An earlier batch of which nobody has read what came is judged by prices that this one has not changed yet. One that may
 * still arrive would overwrite them: then this one waits.
 */
const settleEarlier = (
  dependencies: BatchesDependencies,
  { workspaceId, projectId }: Batch,
): Failure | null => {
  const { store, announce } = dependencies
  for (const earlier of store.listBatchesInState(['unknown', 'sent'])) {
    if (earlier.workspaceId !== workspaceId || earlier.projectId !== projectId) continue
    const settled = settleByRead(dependencies, earlier, null)
    announce(['draftPrices'])
    if (!settled.ok) return settled.failure
  }
  return null
}

interface CheckedBatch extends BatchOfAccount {
  readonly units: readonly BatchUnit[]
}

const sendChecked = async (
  dependencies: BatchesDependencies,
  working: SendingWork,
  checked: CheckedBatch,
): Promise<Result<null>> => {
  const { announce } = dependencies
  const { batch, units, account } = checked
  const departure = departureOf(dependencies, working, checked)
  const answer = await request(dependencies, { batch, units, account, departure })
  const stopped = departure.stopped()
  if (stopped !== null) return stopped
  if (!answer.ok && !departure.hasLeft()) {
    return notSent(dependencies, working, batch, answer.failure)
  }
  const settled = settleAnswer(dependencies, { batch, units, answer })
  announce(['draftPrices'])
  if (!settled.ok) return settled
  return settled.value === 'toConfirm'
    ? confirmBatch(dependencies, { ...working, signal: new AbortController().signal }, answer)
    : resultOf(answer)
}

interface Departure {
  /** Fires when a person cancels before its turn: a call under way cannot be called back. */
  readonly signal: AbortSignal
  /** Looks once more at all that may have changed while it waited for its turn, and writes that it leaves. */
  readonly mayLeave: () => Promise<Result<unknown>>
  readonly hasLeft: () => boolean
  /** What has become of a batch that did not leave in its turn; null of any other. */
  readonly stopped: () => Result<null> | null
}

const departureOf = (
  dependencies: BatchesDependencies,
  working: SendingWork,
  checked: CheckedBatch,
): Departure => {
  const waiting = new AbortController()
  let hasLeft = false
  let stopped: Result<null> | null = null
  working.signal.addEventListener('abort', () => {
    // Stopping it on its way would only lose its answer.
    if (!hasLeft) waiting.abort()
  })
  return {
    signal: waiting.signal,
    mayLeave: async () => {
      stopped = await leave(dependencies, working, checked)
      hasLeft = stopped === null
      return hasLeft ? success(null) : failed(cancelled)
    },
    hasLeft: () => hasLeft,
    stopped: () => stopped,
  }
}

/** Null where it leaves; else what has become of the batch. */
const leave = async (
  dependencies: BatchesDependencies,
  working: SendingWork,
  { batch, units, account, claim, change }: CheckedBatch,
): Promise<Result<null> | null> => {
  const { store, clock } = dependencies
  const { scheduledFor: at, by } = working
  // Whoever looks after the batches finds it late then, and asks.
  if (at !== undefined && by === undefined && clock.now() - at > latestLeavingMs) {
    return moveTo(dependencies, batch, { kind: 'scheduled', at })
  }
  // While the prices were read the team may have lost this desk, and somebody else may send by now.
  if (!(await claim.isKept()) || !(await change.isKept())) {
    return heldUp(dependencies, working, batch, teamAway)
  }
  if (working.signal.aborted) return notSent(dependencies, working, batch, cancelled)
  // Bytes may leave from here on, and a cancel would only lose the answer.
  working.tell({ canCancel: false })
  const leaving = { batchId: batch.id, at: clock.now(), account: account.label, units }
  const begun = store.write.beginSending({ ...leaving, ...sumsOf(units) })
  if (!begun.ok) return notSent(dependencies, working, batch, begun.failure)
  working.tell({ phase: 'sending', unit: 'rows', done: 0, total: units.length })
  return null
}

interface RequestedBatch extends Pick<CheckedBatch, 'batch' | 'units' | 'account'> {
  readonly departure: Departure
}

const request = async (
  { store, client, clock, requestMs }: BatchesDependencies,
  { batch, units, account, departure }: RequestedBatch,
) => {
  const { signal, mayLeave, hasLeft } = departure
  try {
    return await client.updateUnits(
      { account, signal, mayLeave },
      units.map(({ unitId, after }) => ({
        unitId,
        priceNetMinor: after.netMinor,
        priceGrossMinor: after.grossMinor,
      })),
    )
  } catch (defect) {
    if (hasLeft()) {
      const state = { kind: 'unknown', since: clock.now(), patienceMs: requestMs } as const
      store.write.writeBatchState({ batchId: batch.id, state })
    }
    throw defect
  }
}

/** A refusal of the prices themselves stands in the batch: the job has done its work. */
const resultOf = (answer: Result<unknown>): Result<null> => (answer.ok ? success(null) : answer)

/** What is sent by itself goes back to its time and is tried again, unless a person cancels it; the batch says why. */
const heldUp = (
  dependencies: BatchesDependencies,
  { scheduledFor, signal }: SendingWork,
  batch: Batch,
  failure: Failure,
): Result<null> => {
  if (signal.aborted) return endUnsent(dependencies, batch, cancelled)
  return scheduledFor === undefined
    ? endUnsent(dependencies, batch, failure)
    : moveTo(dependencies, batch, { kind: 'scheduled', at: scheduledFor, heldUpBy: failure })
}

/** What keeps this desk from it keeps no other one of its team. */
const notSent = (
  dependencies: BatchesDependencies,
  working: SendingWork,
  batch: Batch,
  failure: Failure,
): Result<null> =>
  isOfTeam(dependencies, working, batch)
    ? heldUp(dependencies, working, batch, failure)
    : endUnsent(dependencies, batch, failure)

const endUnsent = (
  dependencies: BatchesDependencies,
  batch: Batch,
  failure: Failure,
): Result<null> => {
  const written = moveTo(dependencies, batch, { kind: 'notSent', failure })
  return written.ok ? failed(failure) : written
}

const moveTo = (
  { store }: BatchesDependencies,
  { id }: Batch,
  state: Batch['state'],
): Result<null> => store.write.writeBatchState({ batchId: id, state })
