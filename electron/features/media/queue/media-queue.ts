import { cancelled, failed, type Result, success } from '#core/contract/failure'
import type { AccountId, ProjectKey, UploadId, WorkspaceId } from '#core/ids'
import { isReplacing } from '#core/media/queue/upload-moves'
import type { QueuedUpload } from '../../../store/media/queue/media-queue.ts'
import type { UploadEnd } from '../dependencies.ts'
import { rowsAtOnce, slices } from '../files/files-in-slices.ts'
import { keyOf } from '../shown/project-places.ts'
import {
  type ActiveUpload,
  type Hold,
  judgeEnd,
  type Line,
  laneOf,
  letGoOn,
  lineOf,
  newQueueState,
  type QueueState,
  saveUnsaved,
  showSigns,
  tryAgain,
  type WaitingUpload,
} from './queue-state.ts'
import {
  type PlannedBeginning,
  type SendOutcome,
  type SendUploadDependencies,
  type StoppedBy,
  sendUpload,
  type WrittenBeginning,
} from './send-upload.ts'

export interface MediaQueue {
  /** Writes down what a person has asked, also where that takes several turns: the end of the application waits for it. */
  readonly writeDown: WritingDown
  /** Writes down what is to be sent: whoever closes the window meanwhile is asked. */
  readonly fill: WritingDown
  /** Resolves when all that was asked of files in the list is written down: the next start goes on from there. */
  readonly writtenDown: () => Promise<void>
  /** A person wants these sent: what held the project up is tried again. */
  readonly begin: (of: ProjectKey) => void
  /** Called when something that held uploads up may be over. */
  readonly lookAgain: () => void
  /** Called every few seconds: some holds have an end. */
  readonly look: () => void
  /** Stops what is on its way where that is safe. Answers which of them end by themselves. */
  readonly callOff: (ids: readonly UploadId[], by: StoppedBy) => readonly UploadId[]
  /** What a person has done to them outside the queue counts in its sums. */
  readonly follow: (ids: readonly UploadId[]) => void
  /** Whether files leave, or go on by themselves after a wait. */
  readonly isSending: () => boolean
  readonly holdOf: (of: ProjectKey) => Hold | null
  /** No other upload begins from here on. Resolves when those that have begun have ended. */
  readonly finish: () => Promise<void>
  /** Ends the uploads under way; nothing more is written about them. */
  readonly stop: () => void
}

/** Answers that the work was called off where the store was closed before it had ended. */
type WritingDown = <T>(work: () => Promise<Result<T>>) => Promise<Result<T>>

/** Sends what is queued, a few at a time in each workspace, every project in its turn. */
export const mediaQueue = (sending: SendUploadDependencies): MediaQueue => {
  const { store, clock, signs } = sending
  const state = newQueueState(sending)
  const writings = new Set<Promise<unknown>>()
  let fillings = 0
  const writeDown: WritingDown = async (work) => {
    const writing = work()
    writings.add(writing)
    try {
      return await writing
    } catch (error) {
      // What was written before stays.
      if (sending.isOfClosedStore(error)) return failed(cancelled)
      throw error
    } finally {
      writings.delete(writing)
    }
  }
  return {
    writeDown,
    fill: async (work) => {
      fillings += 1
      try {
        return await writeDown(work)
      } finally {
        fillings -= 1
      }
    },
    writtenDown: async () => void (await Promise.allSettled(writings)),
    begin: (of) => {
      const line = lineOf(state, of)
      noted(state, expectQueued(state, line))
      if (saveUnsaved(state)) tryAgain(state, line)
      pump(state)
    },
    // What the server said of an account stays: every call ends with news of its account, which would set off the next.
    lookAgain: () =>
      release(state, ({ hold, heldEndpoints }) => hold?.until === null || heldEndpoints.size > 0),
    look: () => {
      const now = clock.now()
      release(state, ({ hold }) => (hold?.until ?? Number.POSITIVE_INFINITY) <= now)
    },
    callOff: (ids, by) =>
      ids.filter((id) => {
        const entry = state.active.get(id)
        if (!entry || (entry.hasBegun && !isReplacing(entry.upload.endpoint))) return false
        entry.stoppedBy = by
        entry.controller.abort()
        return entry.hasBegun
      }),
    follow: (ids) => {
      const there = new Set(
        ids.length === 0
          ? []
          : store.readUploads(ids).flatMap((one) => (isInLine(one) ? one.id : [])),
      )
      const gone = ids.filter((id) => !there.has(id))
      for (const { progress } of state.lines.values()) progress.left(gone)
    },
    isSending: () =>
      state.active.size + fillings > 0 ||
      [...state.lines.values()].some(({ hold }) => hold !== null && hold.until !== null),
    holdOf: (of) => state.lines.get(keyOf(of))?.hold ?? null,
    finish: () =>
      new Promise((resolve) => {
        state.onEmpty.add(resolve)
        tellWhenEmpty(state)
      }),
    stop: () => {
      state.isOver = true
      for (const { controller } of state.active.values()) controller.abort()
      signs.showFraction(null)
      signs.keepAwake(false)
    },
  }
}

const tellWhenEmpty = ({ active, onEmpty }: QueueState): void => {
  if ([...active.values()].some(({ hasBegun }) => hasBegun)) return
  for (const tell of onEmpty) tell()
}

/** Counts the queued uploads piece by piece: there may be thousands. */
const expectQueued = async (state: QueueState, line: Line): Promise<void> => {
  const { store, giveWay } = state.sending
  for (const ids of slices(store.listQueuedIds(line.of), rowsAtOnce)) {
    // The application may end meanwhile, and the store is closed then.
    if (state.isOver) return
    line.progress.expect(store.readUploads(ids).filter(({ state }) => state.kind === 'queued'))
    await giveWay()
  }
}

/** Nobody awaits this work, so an unforeseen error in it is logged here. */
const noted = (state: QueueState, work: Promise<void>): void => {
  work.catch((error: unknown) => {
    if (!state.isOver) state.sending.logDefect('queue', error)
  })
}

const isInLine = ({ state: { kind }, isRemoved }: QueuedUpload): boolean =>
  !isRemoved && kind !== 'waiting' && kind !== 'paused' && kind !== 'cancelled'

const release = (state: QueueState, isReleased: (line: Line) => boolean): void => {
  const held = [...state.lines.values()].filter(isReleased)
  if (state.isOver || held.length === 0 || !saveUnsaved(state)) return
  for (const line of held) letGoOn(line)
  state.sending.announce(['mediaFiles'])
  pump(state)
}

const pump = (state: QueueState): void => {
  if (state.isOver || state.onEmpty.size > 0) return
  const workspaces = new Set([...state.lines.values()].map(({ of }) => of.workspaceId))
  for (const workspaceId of workspaces) {
    while (beginNext(state, workspaceId)) state.turn += 1
  }
  showSigns(state)
}

/**
 * So many files more than the places are prepared, so that no place is empty while the next one is checked: with one
 * alone, more than a third of the uploads ended before it was ready, and each paid for one commit more.
 */
const readyAhead = 2

const beginNext = (state: QueueState, workspaceId: WorkspaceId): boolean => {
  const { store } = state.sending
  const there = [...state.active.values()].filter(
    ({ upload }) => upload.workspaceId === workspaceId,
  )
  const inTurn = [...state.lines.values()]
    .filter(({ of }) => of.workspaceId === workspaceId)
    .sort((a, b) => a.servedAt - b.servedAt)
  for (const line of inTurn) {
    if (line.hold !== null || store.readIsMediaPaused(line.of)) continue
    if (there.length >= store.readMediaSettings(line.of).parallel + readyAhead) continue
    const next = nextOf(state, line, there)
    if (next === null) continue
    line.servedAt = state.turn + 1
    start(state, line, next)
    return true
  }
  return false
}

/** How far behind the first in line a file is looked for whose place nobody else is sending to: mostly it is near. */
const lookaheads = [8, 64]

const nextOf = (
  state: QueueState,
  line: Line,
  there: readonly ActiveUpload[],
): QueuedUpload | null => {
  const lanes = new Set(there.map(({ upload }) => laneOf(upload)))
  const { heldEndpoints } = line
  const isFree = (upload: QueuedUpload) =>
    !state.active.has(upload.id) &&
    !lanes.has(laneOf(upload)) &&
    !heldEndpoints.has(upload.endpoint)
  // What is held may fill any part of the line: all of it is looked through.
  for (const limit of heldEndpoints.size > 0 ? [Number.MAX_SAFE_INTEGER] : lookaheads) {
    const queued = state.sending.store.listNextQueued({ ...line.of, limit })
    const next = queued.find(isFree)
    if (next) return next
    if (queued.length === 0) endWhenIdle(state, line, there)
    else if (queued.every(({ endpoint }) => heldEndpoints.has(endpoint))) holdAll(state, line)
    if (queued.length < limit) return null
  }
  return null
}

/** Holds a line in which only held uploads are left. */
const holdAll = ({ sending: { announce } }: QueueState, line: Line): void => {
  const [failure] = line.heldEndpoints.values()
  if (failure === undefined) return
  line.hold = { failure, until: null }
  announce(['mediaFiles'])
}

const endWhenIdle = (state: QueueState, line: Line, there: readonly ActiveUpload[]): void => {
  const isBusy = there.some(({ upload }) => keyOf(upload) === keyOf(line.of))
  if (!isBusy) endRun(state, line)
}

const endRun = ({ sending: { signs, announce } }: QueueState, line: Line): void => {
  const { done, open } = line.progress.end()
  if (done + open === 0) return
  signs.notifyEnd({ done, open })
  announce(['mediaFiles'])
}

/** An upload that was called off has its turn at once, because it only ends. */
const turnOf = (
  state: QueueState,
  entry: ActiveUpload,
  plan: WaitingUpload['plan'],
): Promise<WrittenBeginning | null> =>
  new Promise((goOn) => {
    state.waiting.push({ entry, plan, goOn })
    entry.controller.signal.addEventListener('abort', () => goOn(null))
    giveTurns(state)
  })

const isGone = ({ active }: QueueState, { upload, controller }: ActiveUpload): boolean =>
  !active.has(upload.id) || controller.signal.aborted

const hasRoom = ({ active, sending }: QueueState, { upload }: ActiveUpload): boolean => {
  const others = [...active.values()].filter(
    (other) => other.hasTurn && other.upload.workspaceId === upload.workspaceId,
  )
  return others.length < sending.store.readMediaSettings(upload).parallel
}

const takeTurn = ({ waiting }: QueueState, one: WaitingUpload, isLeaving: boolean): void => {
  waiting.splice(waiting.indexOf(one), 1)
  one.entry.hasTurn = isLeaving
}

const giveTurns = (state: QueueState): void => {
  for (const one of [...state.waiting]) {
    const isOut = isGone(state, one.entry)
    if (!isOut && !hasRoom(state, one.entry)) continue
    takeTurn(state, one, !isOut)
    one.goOn(null)
  }
}

/** A defect of the next upload is met in a turn of its own, and costs no other one its end. */
const planOf = ({ plan }: WaitingUpload): PlannedBeginning | null => {
  try {
    return plan()
  } catch {
    return null
  }
}

/** One commit for the end of an upload and the beginning of the one that takes its place. */
const writeArrival = (state: QueueState, entry: ActiveUpload, ended: UploadEnd): Result<null> => {
  const { write } = state.sending.store
  entry.hasTurn = false
  const next = state.waiting.find((one) => !isGone(state, one.entry) && hasRoom(state, one.entry))
  const planned = next === undefined ? null : planOf(next)
  if (next === undefined || planned === null) return write.endUpload(ended)
  const written = write.endAndBeginUpload({ ended, begun: planned.begun })
  takeTurn(state, next, true)
  next.goOn(written.ok ? success(planned) : written)
  return written
}

const start = (state: QueueState, line: Line, upload: QueuedUpload): void => {
  const { sending, active } = state
  const controller = new AbortController()
  const entry: ActiveUpload = {
    upload,
    controller,
    hasTurn: false,
    hasBegun: false,
    stoppedBy: 'cancel',
  }
  active.set(upload.id, entry)
  let latest = upload
  const way = {
    signal: controller.signal,
    stoppedBy: () => entry.stoppedBy,
    turn: (plan: WaitingUpload['plan']) => turnOf(state, entry, plan),
    writeArrival: (end: UploadEnd) => writeArrival(state, entry, end),
    mayBegin: (account: AccountId) =>
      !state.isOver &&
      state.onEmpty.size === 0 &&
      line.hold === null &&
      !state.refusals.has(account) &&
      !sending.store.readIsMediaPaused(line.of),
    refusalOf: (account: AccountId) => state.refusals.get(account) ?? null,
    isOver: () => state.isOver,
    onSent: (bytes: number, total: number) => {
      if (!state.isOver) line.progress.moved(latest, { bytes, total })
    },
    onWait: (ms: number) => {
      if (!state.isOver) line.progress.waits(latest, sending.clock.now() + ms)
    },
    onLeft: (ids: readonly UploadId[]) => line.progress.left(ids),
    onState: (moved: QueuedUpload) => {
      latest = moved
      entry.hasBegun ||= moved.state.kind === 'sending'
      line.progress.moved(moved)
    },
  }
  const finish = (sent: SendOutcome) => {
    active.delete(upload.id)
    giveTurns(state)
    if (state.isOver) return
    judgeEnd(state, line, { endpoint: upload.endpoint, sent })
    tellWhenEmpty(state)
    // Uploads that have their turn now leave first; those that are made ready next have time.
    noted(
      state,
      sending.giveWay().then(() => pump(state)),
    )
  }
  const sent = sendUpload(sending, upload, way).then(finish, (defect: unknown) => {
    if (state.isOver) active.delete(upload.id)
    else finish({ kind: 'hold', failure: sending.logDefect('queue', defect) })
  })
  noted(state, sent)
}
