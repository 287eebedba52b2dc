import type { BatchId } from '#core/ids'
import type { Batch, BatchState, WhyStopped } from '#core/prices/batch/batch'
import type { BatchesDependencies } from './dependencies.ts'
import { takeDownBatch } from './prepare-batch.ts'
import type { ScheduledEnd, ScheduledInTeam } from './team-schedule.ts'

interface Following extends BatchesDependencies {
  /** Whether a job sends it now. */
  readonly isAtWork: (batchId: BatchId) => boolean
}

/**
 * Keeps a copy of what the team has scheduled, so that this desk can send it when its time comes, and tells the team what
 * has come of what this desk has sent. Only claims decide who sends: this may be late, and may be done twice.
 */
export const followScheduled = (following: Following): void => {
  const { schedule, store, isAtWork } = following
  const heard = schedule.heard() ?? []
  for (const change of heard) {
    if (isAtWork(change.batchId)) continue
    const batch = store.readBatch(change.batchId)
    if (batch !== null) followKnown(following, change, batch)
    else if (!change.isAsSealed) continue
    else if (change.state === 'waiting') {
      takeCopy(following, change, { kind: 'scheduled', at: change.at })
    } else if (change.stopped !== null && !isOvertaken(change, heard)) {
      takeStopped(following, change, change.stopped)
    }
  }
}

/** What was reviewed is the draft as it was sealed. */
const takeCopy = (
  following: Following,
  { batchId, draftId, leftOut, note, author }: ScheduledInTeam,
  state: BatchState,
): Batch | null => {
  const taken = takeDownBatch(following, { id: batchId, draftId, leftOut, note, author, state })
  if (!taken.ok || !following.store.write.insertBatch(taken.value).ok) return null
  return taken.value.batch
}

/** Somebody has sent the draft since, or is about to. */
const isOvertaken = ({ draftId }: ScheduledInTeam, heard: readonly ScheduledInTeam[]): boolean =>
  heard.some((one) => one.draftId === draftId && !['stopped', 'withdrawn'].includes(one.state))

/** A desk that comes later is told what has stopped it, as long as nobody has changed anything in the draft since. */
const takeStopped = (
  following: Following,
  change: ScheduledInTeam,
  stopped: NonNullable<ScheduledInTeam['stopped']>,
): void => {
  const draft = following.store.readDraftHead(change.draftId)
  if (draft === null || draft.archivedAt !== null) return
  const state = stateOf(stopped)
  const batch = takeCopy(following, change, state)
  if (batch !== null) tellStopped(following, batch, state.kind)
}

const followKnown = (following: Following, change: ScheduledInTeam, batch: Batch): void => {
  const { store, clock, schedule } = following
  const { state, isOwn, at } = change
  const { kind } = batch.state
  const become = (state: BatchState) => store.write.writeBatchState({ batchId: batch.id, state })
  if (state === 'waiting') {
    if (isCancelled(batch.state)) {
      void schedule.move(batch.id, null)
      return
    }
    const isMoved = isWaiting(batch.state) ? batch.state.at !== at : kind === 'notSent'
    if (isMoved) become({ kind: 'scheduled', at })
  } else if (state === 'done') {
    // Who has sent it has it in their history, and everybody in the record of who did what.
    if (isWaiting(batch.state)) store.write.removeBatch(batch.id)
  } else if (state === 'stopped' || state === 'withdrawn') {
    if (isWaiting(batch.state)) becomeEnded(following, change, batch)
  } else if (isOwn) {
    if (state === 'unknown' && (isWaiting(batch.state) || kind === 'notSent')) {
      become({ kind: 'unknown', since: clock.now(), patienceMs: following.requestMs })
      return
    }
    tellEndOf(following, change, batch)
  } else if (state === 'unknown' && !change.isHeld && isWaiting(batch.state)) {
    void findOut(following, batch)
  }
}

/** A draft is closed to everybody until its end is known: what this desk has just had in its hand is told at once. */
export const tellScheduledEnd = (
  following: Pick<BatchesDependencies, 'schedule' | 'store'>,
  batchId: BatchId,
): void => {
  const { schedule, store } = following
  const change = schedule.heard()?.find((one) => one.batchId === batchId && one.isOwn)
  const batch = change === undefined ? null : store.readBatch(batchId)
  if (change !== undefined && batch !== null) tellEndOf(following, change, batch)
}

const tellEndOf = (
  { schedule }: Pick<BatchesDependencies, 'schedule'>,
  { state }: ScheduledInTeam,
  batch: Batch,
): void => {
  const end = endOf(batch.state)
  if (end !== null && end !== state) schedule.end(batch.id, end, whyStopped(batch.state))
}

/** What has stopped it somewhere else a person is told here too: the draft is open again, for whoever is there first. */
const becomeEnded = (following: Following, { stopped }: ScheduledInTeam, batch: Batch): void => {
  const { store, clock } = following
  const state = stopped === null ? null : stateOf(stopped)
  const written = store.write.writeBatchState({
    batchId: batch.id,
    state: state ?? { kind: 'withdrawn', at: clock.now() },
  })
  if (state !== null && written.ok) tellStopped(following, batch, state.kind)
}

const tellStopped = (
  { store, clock, notify }: Following,
  batch: Batch,
  kind: 'stopped' | 'notSent',
): void => {
  const { id: batchId, draftName: draft, unitCount: units } = batch
  store.write.writeFoundOut({ batchId, at: clock.now() })
  notify({ kind, draft, units }, batch)
}

const stateOf = ({ by, why }: NonNullable<ScheduledInTeam['stopped']>) =>
  why.kind === 'stopped'
    ? why
    : ({ kind: 'notSent', failure: { kind: 'failedElsewhere', by, again: 'now' } } as const)

/** Others have to read no more of them to know what to do. */
const mostReasons = 1_000

/** A person who has cancelled it has told whom they wanted to tell. */
const whyStopped = (state: BatchState): WhyStopped | null => {
  if (state.kind === 'stopped') return { ...state, reasons: state.reasons.slice(0, mostReasons) }
  return state.kind === 'notSent' && !isCancelled(state) ? { kind: 'notSent' } : null
}

const isWaiting = (
  state: BatchState,
): state is Extract<BatchState, { kind: 'scheduled' | 'missed' }> =>
  state.kind === 'scheduled' || state.kind === 'missed'

/** Whoever cancels what waits for the team takes it back for all: no other look may send it. */
const isCancelled = (state: BatchState): boolean =>
  state.kind === 'notSent' && state.failure.kind === 'cancelled'

/** Somebody who was sending it is gone: one desk finds out by a fresh read, and nobody sends it again. */
const findOut = async ({ schedule, store, clock, requestMs }: Following, batch: Batch) => {
  const claimed = await schedule.claim(batch.id, 'time')
  if (!claimed.ok || claimed.value !== null) return
  const state = { kind: 'unknown', since: clock.now(), patienceMs: requestMs } as const
  store.write.writeBatchState({ batchId: batch.id, state })
}

const endOf = ({ kind }: BatchState): ScheduledEnd | null => {
  switch (kind) {
    case 'scheduled':
    case 'missed':
      return 'waiting'
    case 'stopped':
    case 'notSent':
      return 'stopped'
    case 'unknown':
      return 'unknown'
    case 'checking':
    case 'sending':
      return null
    default:
      return 'done'
  }
}
