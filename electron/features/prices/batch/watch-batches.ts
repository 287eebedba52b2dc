import type { Failure, Result } from '#core/contract/failure'
import type { BatchId } from '#core/ids'
import type { Batch, BatchState } from '#core/prices/batch/batch'
import { latestBeginningMs } from '#core/prices/batch/latest-times'
import { minuteMs, secondMs, type Timestamp } from '#core/time'
import type { BatchNotice } from '../../../window/notices/batch-notice.ts'
import type { JobWork } from '../../jobs/run-jobs.ts'
import { compareBatch } from './compare-batch.ts'
import { correctNotApplied } from './correct-not-applied.ts'
import type { BatchesDependencies, SendingWork } from './dependencies.ts'
import { endLeftBatch } from './end-left-batch.ts'
import { followScheduled } from './follow-scheduled.ts'
import { sendBatch } from './send-batch.ts'

/** How far the wall clock may run from the steady one between two looks before it is not believed. */
const jumpMs = 30 * secondMs

const askedAgainMs = 5 * minuteMs

/** What could not leave, as a colleague or an accident was in its way, is tried again after so long. */
const triedAgainMs = 15 * secondMs

interface Watch extends BatchesDependencies {
  readonly startJob: (work: JobWork) => void
  /** Found at the start, before there was a window to tell it beside. */
  readonly missed: readonly Batch[]
  /** Whether a job sends it now. */
  readonly isAtWork: (batchId: BatchId) => boolean
}

/**
 * Looks after what happens by itself: batches whose time has come, and those whose fate is not known. Returns one
 * look, to be called every few seconds.
 */
export const watchBatches = (watch: Watch): (() => void) => {
  const { clock, store } = watch
  let missed = watch.missed
  let seen: { now: Timestamp; elapsedMs: number } | null = null
  const compare = comparing(watch)
  const follow = followingSchedule(watch)
  const correct = correctNotApplied(watch)
  return () => {
    followScheduled(watch)
    for (const batch of missed) tellOutside(watch, { ...batch, kind: 'missed' })
    missed = []
    const now = clock.now()
    const elapsedMs = clock.elapsedMs()
    const drift = seen === null ? 0 : now - seen.now - (elapsedMs - seen.elapsedMs)
    seen = { now, elapsedMs }
    // A clock that jumps is often corrected at once: the next look decides.
    if (Math.abs(drift) <= jumpMs) {
      for (const batch of store.listBatchesInState(['scheduled'])) follow(batch, now)
    }
    for (const batch of store.listBatchesInState(['checking', 'sending']))
      endUnlessAtWork(watch, batch)
    for (const batch of store.listBatchesInState(['unknown', 'sent'])) {
      if (isLeftAlone(batch, now)) compare(batch)
    }
    for (const batch of correct()) tellOutside(watch, { ...batch, kind: 'arrived' })
  }
}

/** The disk may have refused what came of it, or a defect ended the work: nobody else comes back to it. */
const endUnlessAtWork = (watch: Watch, batch: Batch): void => {
  if (watch.isAtWork(batch.id)) return
  endLeftBatch(watch, batch)
}

/** A sent batch is read again at once; one that still waits for that was left by a failure or a crash. */
const isLeftAlone = ({ state }: Batch, now: Timestamp): boolean =>
  state.kind !== 'sent' || Math.abs(now - state.at) > minuteMs

/** Sends what is due; what has not left is tried again until it is late. */
const followingSchedule = (watch: Watch): ((batch: Batch, now: Timestamp) => void) => {
  const { clock, store, startJob } = watch
  const again = new Map<BatchId, Timestamp>()
  const maySomebodyHaveSent = askingTeam(watch)
  return (batch, now) => {
    const { id, state } = batch
    if (state.kind !== 'scheduled' || now < state.at) return
    const isLate = now - state.at > latestBeginningMs
    if (isLate && maySomebodyHaveSent(batch)) return
    if (!isLate && clock.elapsedMs() < (again.get(id) ?? 0)) return
    const written = store.write.writeBatchState({
      batchId: id,
      state: isLate ? { ...state, kind: 'missed' } : { kind: 'checking', scheduledFor: state.at },
    })
    if (!written.ok) return
    if (isLate) {
      again.delete(id)
      tellOutside(watch, { ...batch, kind: 'missed' })
      return
    }
    again.set(id, clock.elapsedMs() + triedAgainMs)
    startJob({
      kind: 'sendBatch',
      subject: id,
      run: (tell, signal) =>
        sendUnattended(watch, { batchId: id, tell, signal, scheduledFor: state.at }),
    })
  }
}

/**
 * Whether another desk of the team is at a batch that is late, or may have sent it: without the team nothing is known of
 * it, and a computer that has slept does not know yet that it was away. The team is asked, and the next look goes by what
 * it answers.
 */
const askingTeam = ({ schedule }: Watch): ((batch: Batch) => boolean) => {
  const asked = new Set<BatchId>()
  return ({ id, draftId }) => {
    if (draftId === null || !schedule.isShared(draftId)) return false
    const heard = schedule.heard()
    if (heard === null) return true
    if (heard.some(({ batchId, state }) => batchId === id && state !== 'waiting')) return true
    if (asked.delete(id)) return false
    void schedule.hearAnew(draftId).then((isHeard) => isHeard && asked.add(id))
    return true
  }
}

const tellOutside = (
  { notify }: Watch,
  told: Pick<Batch, 'id' | 'draftName' | 'unitCount' | 'workspaceId' | 'projectId'> &
    Pick<BatchNotice, 'kind'>,
): void => notify({ kind: told.kind, draft: told.draftName, units: told.unitCount }, told)

const toTell = ['stopped', 'notSent', 'rejected', 'differs', 'unknown'] as const

const isToTell = (kind: BatchState['kind']): kind is (typeof toTell)[number] =>
  toTell.some((one) => one === kind)

/** Sends a batch while nobody looks: an outcome that was not intended stays open until a person has read it. */
const sendUnattended = async (watch: Watch, working: SendingWork): Promise<Result<null>> => {
  const { store, clock } = watch
  const { batchId } = working
  try {
    return await sendBatch(watch, working)
  } finally {
    const batch = store.readBatch(batchId)
    if (batch !== null && isToTell(batch.state.kind)) {
      tellOutside(watch, { ...batch, kind: batch.state.kind })
      // An unknown batch is shown as such as long as it is unknown.
      if (batch.state.kind !== 'unknown') store.write.writeFoundOut({ batchId, at: clock.now() })
    }
  }
}

/**
 * Compares once at the start, then only while the connection or the disk is at fault: a keychain is not asked again.
 */
const comparing = (watch: Watch): ((batch: Batch) => void) => {
  const again = new Map<BatchId, Timestamp>()
  return ({ id }) => {
    if (watch.clock.elapsedMs() < (again.get(id) ?? 0)) return
    again.set(id, Number.POSITIVE_INFINITY)
    watch.startJob({
      kind: 'compareBatch',
      subject: id,
      run: async (tell, signal) => {
        const result = await compareBatch(watch, { batchId: id, tell, signal })
        again.set(id, watch.clock.elapsedMs() + comparedAgainAfter(result, watch.clock.now()))
        return result
      },
    })
  }
}

const passing: readonly Failure['kind'][] = ['unreachable', 'held', 'store']

const comparedAgainAfter = (result: Result<null>, now: Timestamp): number => {
  if (result.ok) return Number.POSITIVE_INFINITY
  const { kind, again } = result.failure
  if (typeof again === 'object') return again.at - now
  return passing.includes(kind) ? askedAgainMs : Number.POSITIVE_INFINITY
}
