import { type Failure, type Result, success } from '#core/contract/failure'
import type { AccountId, UploadId } from '#core/ids'
import { isReplacing, moveUpload, type UploadAct } from '#core/media/queue/upload-moves'
import type { SendingOutcome } from '../../../crm/guards/sending-claims.ts'
import type { MediaFileAlone } from '../../../store/media/files/media-files.ts'
import type { QueuedUpload } from '../../../store/media/queue/media-queue.ts'
import type { MediaDependencies, ReadAhead, UploadBeginning, UploadEnd } from '../dependencies.ts'
import { type GotReady, getReady, type Ready } from '../files/get-ready.ts'
import type { FreshPlaces } from '../shown/fresh-shown.ts'
import type { ProjectPlaces } from '../shown/project-places.ts'
import type { ServerResources } from '../shown/server-resources.ts'
import type { ShownSlots } from '../shown/shown-slots.ts'
import { claimPicture, leftToColleague } from './claim-picture.ts'
import { isOfWholeAccount, isTiring, judgeFailure } from './judge-failure.ts'
import { type Answer, attempt, type FileSending, partOf } from './send-file.ts'
import { sourceAhead, stampedSource } from './source-of-file.ts'

export interface SendUploadDependencies extends MediaDependencies {
  readonly places: ProjectPlaces
  readonly shown: ShownSlots
  readonly resources: ServerResources
  readonly fresh: FreshPlaces
  readonly giveWay: () => Promise<void>
}

export type StoppedBy = 'cancel' | 'pause'

export interface PlannedBeginning {
  readonly now: QueuedUpload
  readonly begun: UploadBeginning
}

/** Failed where the disk has not taken it: nothing leaves before. */
export type WrittenBeginning = Result<PlannedBeginning>

interface UnderWay {
  /** Fires when a person cancels or pauses the upload, or the application ends. */
  readonly signal: AbortSignal
  /** Whether a person has paused the upload or called it off. */
  readonly stoppedBy: () => StoppedBy
  /**
   * Resolves when it is its turn; until then everything but its bytes may be got ready. Whoever takes the place of an
   * upload that has arrived is asked for its beginning, which is written with that end; null where none was written.
   */
  readonly turn: (plan: () => PlannedBeginning | null) => Promise<WrittenBeginning | null>
  /** Writes that it has arrived, and with that the beginning of the one that may leave now. */
  readonly writeArrival: (end: UploadEnd) => Result<null>
  readonly mayBegin: (account: AccountId) => boolean
  /** What the server has said of the account, whatever it sends; null where that is nothing. */
  readonly refusalOf: (account: AccountId) => Failure | null
  readonly onSent: (bytes: number, total: number) => void
  /** Called when an attempt was lost and another one follows after so long. */
  readonly onWait: (ms: number) => void
  readonly onState: (upload: QueuedUpload) => void
  /** Called with uploads that wait for a person again. */
  readonly onLeft: (ids: readonly UploadId[]) => void
  /** The application ends: the store may be gone, and the next start settles what was open. */
  readonly isOver: () => boolean
}

/** `hold`: the queue stops because of it. `tired`: one more of these and it stops too. */
export type SendOutcome =
  | { readonly kind: 'ended' }
  | {
      readonly kind: 'hold' | 'tired'
      readonly failure: Failure
      /** The account that nothing can be sent with, whatever the project. */
      readonly refusedAccount?: AccountId
      /** What the disk has not taken: it must be written before anything else is begun. */
      readonly unsaved?: UploadEnd
    }

const ended: SendOutcome = { kind: 'ended' }

/** Takes one upload from its place in the queue to its end; every step is committed before it is made. */
export const sendUpload = async (
  sending: SendUploadDependencies,
  upload: QueuedUpload,
  way: UnderWay,
): Promise<SendOutcome> => {
  const file = sending.store.readMediaFileAlone(upload.fileId)
  if (file === null) return ended
  // Read while it waits for its turn, so that it leaves at once when that comes.
  const ahead = sending.files.readAhead(partOf(file, sending.files.copyPath))
  try {
    return await sendRead(sending, way, { upload, file, ahead })
  } finally {
    ahead.file.close()
  }
}

interface BeingRead {
  readonly upload: QueuedUpload
  readonly file: MediaFileAlone
  readonly ahead: ReadAhead
}

const sendRead = async (
  sending: SendUploadDependencies,
  way: UnderWay,
  { upload, file, ahead }: BeingRead,
): Promise<SendOutcome> => {
  const readAt = sending.clock.elapsedMs()
  const source = await sourceAhead(sending, file, ahead)
  if (source !== 'there') return awaitPerson(sending, way, { file, source })
  const account = await sending.accountFor(upload)
  if (!account.ok) return { kind: 'hold', failure: account.failure }
  const { id } = account.value
  const refusal = way.refusalOf(id)
  if (refusal !== null) return { kind: 'hold', failure: refusal }
  const sent = await sendWith(sending, way, { upload, file, ahead, readAt, account: account.value })
  const isRefused = sent.kind === 'hold' && isOfWholeAccount(sent.failure)
  return isRefused ? { ...sent, refusedAccount: id } : sent
}

const sendWith = async (
  sending: SendUploadDependencies,
  way: UnderWay,
  { ahead, readAt, ...ready }: BeingRead & Ready & { readonly readAt: number },
): Promise<SendOutcome> => {
  const { upload, file } = ready
  const got = await getReady(sending, ready, way.signal)
  if (way.isOver()) return ended
  if (got.kind === 'hold') return got
  if (got.kind === 'arrived')
    return haveArrived(sending, way, { upload, file, outcome: got.outcome })
  if (got.kind === 'skip') return skip(sending, upload, way, got.reason)
  const inTurn = { ...ready, ...got, ahead: ahead.file }
  const begun = await beginInTurn(sending, way, { inTurn, readAt })
  if (way.isOver()) return ended
  if ('begun' in begun) return leaveBegun(sending, way, { ...inTurn, ...begun })
  await discardFreshCopy(sending, inTurn)
  return begun
}

/** Nothing is replaced now, so what is there is copied again in its next turn. A copy of an earlier try stays. */
const discardFreshCopy = async (
  { files }: SendUploadDependencies,
  { upload, keptPath }: UploadInTurn,
): Promise<void> => {
  if (keptPath !== null && keptPath !== upload.keptPath) await files.discardResource(keptPath)
}

interface BeingBegun {
  readonly inTurn: UploadInTurn
  readonly readAt: number
}

/** Waits for its turn, and writes that it leaves; or how it ends, where it does not leave now. */
const beginInTurn = async (
  sending: SendUploadDependencies,
  way: UnderWay,
  { inTurn, readAt }: BeingBegun,
): Promise<PlannedBeginning | SendOutcome> => {
  const plan = () => planBeginning(sending, way, inTurn)
  const isFresh = () => sending.clock.elapsedMs() - readAt < momentMs
  const inPlace = await way.turn(() => (isFresh() ? plan() : null))
  if (inPlace !== null) return begunOrHeld(inPlace)
  if (way.isOver()) return ended
  // A file that was read a moment ago is taken as it is; after a longer wait it is looked at once more.
  const source = isFresh() ? 'there' : await stampedSource(sending, inTurn.file)
  if (way.isOver()) return ended
  if (source !== 'there') return awaitPerson(sending, way, { file: inTurn.file, source })
  const beginning = plan()
  if (beginning === null) return ended
  const written = sending.store.write.beginUpload(beginning.begun)
  return begunOrHeld(written.ok ? success(beginning) : written)
}

const begunOrHeld = (written: WrittenBeginning): PlannedBeginning | SendOutcome =>
  written.ok ? written.value : { kind: 'hold', failure: written.failure }

interface UploadInTurn extends Ready, Omit<Extract<GotReady, { kind: 'ready' }>, 'kind'> {
  readonly ahead: ReadAhead['file']
}

/** What is written before its bytes leave; null where it does not leave now. */
const planBeginning = (
  { store, clock }: SendUploadDependencies,
  way: UnderWay,
  { upload, file, account, keptPath, galleryBefore, begunOver }: UploadInTurn,
): PlannedBeginning | null => {
  const [now] = store.readUploads([upload.id])
  const fresh = store.readMediaFileAlone(upload.fileId)
  // The file differs from the one that was prepared: it is prepared once more.
  if (!fresh || !isSameFile(file, fresh)) return null
  if (!now || now.isRemoved || way.signal.aborted || !way.mayBegin(account.id)) return null
  const state = moveUpload(now, { kind: 'begin' }, clock.now())
  if (state === null) return null
  const mayRepeat = isReplacing(upload.endpoint)
  const begun = {
    id: upload.id,
    state,
    galleryBefore,
    mayRepeat,
    keptPath,
    begunOver,
    isWithoutCopy: mayRepeat && keptPath === null,
  }
  return { now, begun }
}

const leaveBegun = async (
  sending: SendUploadDependencies,
  way: UnderWay,
  { file, account, ahead, galleryBefore, begunOver, now, begun }: UploadInTurn & PlannedBeginning,
): Promise<SendOutcome> => {
  const upload = { ...now, state: begun.state }
  way.onState(upload)
  return leave(sending, way, {
    upload,
    file,
    account,
    ahead,
    begunOver: now.begunOver ?? begunOver,
    isAgain: now.begunOver !== null,
    name: galleryBefore?.name ?? '',
  })
}

const isSameFile = (before: MediaFileAlone, now: MediaFileAlone): boolean =>
  before.path === now.path &&
  before.sizeBytes === now.sizeBytes &&
  before.modifiedAt === now.modifiedAt &&
  before.read?.sha256 === now.read?.sha256 &&
  before.name === now.name &&
  before.isAllowed === now.isAllowed

const momentMs = 500

/** A file that was moved or changed since it was checked waits for a person, with all its uploads. */
const awaitPerson = (
  { store, clock }: SendUploadDependencies,
  way: UnderWay,
  { file, source }: { readonly file: MediaFileAlone; readonly source: 'moved' | 'changed' },
): SendOutcome => {
  const { id } = file
  const [now] = store.readMediaFiles([id])
  // A person has shown meanwhile where it is.
  if (!now || !isSameFile(file, now)) return ended
  const states = now.uploads.flatMap((upload) => {
    const isInLine = upload.state.kind === 'queued' || upload.state.kind === 'paused'
    const state = isInLine ? moveUpload(upload, { kind: 'leaveLine' }, clock.now()) : null
    return state === null ? [] : [{ id: upload.id, state }]
  })
  const marked = store.write.writeMediaSource({ fileId: id, source })
  const written = marked.ok ? store.write.writeUploadStates(states) : marked
  way.onLeft(states.map(({ id }) => id))
  return written.ok ? ended : { kind: 'hold', failure: written.failure }
}

const skip = (
  { store, clock }: SendUploadDependencies,
  upload: QueuedUpload,
  way: UnderWay,
  reason: 'serverHasIt' | 'notKept',
): SendOutcome => {
  if (way.isOver()) return ended
  // A person may have called it off while the server was asked.
  const [now] = store.readUploads([upload.id])
  const state = now ? moveUpload(now, { kind: 'skip', reason }, clock.now()) : null
  if (state === null) return ended
  const written = store.write.writeUploadStates([{ id: upload.id, state }])
  if (!written.ok) return { kind: 'hold', failure: written.failure }
  way.onState({ ...upload, state })
  return ended
}

interface FoundUpload extends Pick<Ready, 'upload' | 'file'> {
  readonly outcome: Extract<UploadAct, { kind: 'foundThere' }>['outcome']
}

/** An earlier try is there: it ends as if its answer had come. */
const haveArrived = (
  sending: SendUploadDependencies,
  way: UnderWay,
  { outcome, upload, file }: FoundUpload,
): SendOutcome => {
  // A person may have called it off while the server was asked.
  const [now] = sending.store.readUploads([upload.id])
  if (!now) return ended
  return settle(sending, way, { upload: now, file, act: { kind: 'foundThere', outcome } })
}

type UploadLeaving = Ready & Omit<FileSending, 'signal' | 'onSent' | 'onWait'>

const leave = async (
  sending: SendUploadDependencies,
  way: UnderWay,
  ready: UploadLeaving,
): Promise<SendOutcome> => {
  const claim = await claimPicture(sending, ready)
  if (way.isOver()) return ended
  const end = (act: UploadAct) => settle(sending, way, { ...ready, act })
  if (!claim.ok) {
    const left = leftToColleague(claim.failure)
    return left === null ? endFailed(sending, way, ready, claim.failure) : end(left)
  }
  const { signal, onSent, onWait } = way
  const answer = await attempt(sending, { ...ready, signal, onSent, onWait })
  claim.value?.end(outcomeOf(answer))
  if (way.isOver()) return ended
  if (answer.kind === 'arrived') {
    const act: UploadAct = { kind: 'end', ...answer.arrived }
    return settle(sending, way, { ...ready, act, write: way.writeArrival })
  }
  const { failure } = answer
  if (failure.kind === 'cancelled' && signal.aborted) {
    return end({ kind: isReplacing(ready.upload.endpoint) ? way.stoppedBy() : 'lose' })
  }
  return endFailed(sending, way, ready, failure)
}

/** A picture that was called off while it left may have arrived. */
const outcomeOf = (answer: Answer): SendingOutcome => {
  if (answer.kind === 'arrived') return 'done'
  const { kind } = answer.failure
  return kind === 'unknownOutcome' || kind === 'cancelled' ? 'unknown' : 'refused'
}

const endFailed = (
  sending: SendUploadDependencies,
  way: UnderWay,
  ready: UploadLeaving,
  failure: Failure,
): SendOutcome => {
  const { upload, file } = ready
  const end = (act: UploadAct) => settle(sending, way, { ...ready, act })
  const judged = judgeFailure(failure, isReplacing(upload.endpoint))
  switch (judged.kind) {
    case 'lose':
      return tiredBy(failure, end({ kind: 'lose' }))
    case 'file': {
      const back = end({ kind: 'leaveLine' })
      return back.kind === 'ended'
        ? awaitPerson(sending, way, { file, source: judged.source })
        : back
    }
    case 'hold': {
      const back = end({ kind: 'giveBack' })
      return back.kind === 'hold' ? back : { kind: 'hold', failure }
    }
    case 'again':
      return end({ kind: 'giveBack' })
    case 'fail':
      return tiredBy(failure, end({ kind: 'fail', failure }))
  }
}

const tiredBy = (failure: Failure, written: SendOutcome): SendOutcome =>
  written.kind === 'ended' && isTiring(failure) ? { kind: 'tired', failure } : written

interface SettledUpload extends Pick<Ready, 'upload' | 'file'> {
  readonly act: UploadAct
  readonly write?: UnderWay['writeArrival']
}

const settle = (
  { store, clock }: SendUploadDependencies,
  way: UnderWay,
  { upload, file, act, write = store.write.endUpload }: SettledUpload,
): SendOutcome => {
  const at = clock.now()
  const state = moveUpload(upload, act, at)
  if (state === null) return ended
  const sent =
    state.kind === 'done' && file.read !== null
      ? {
          workspaceId: upload.workspaceId,
          endpoint: upload.endpoint,
          at,
          targetId: upload.target.id,
          screenId: upload.screenId,
          sha256: file.read.sha256,
          outcome: state.outcome,
          pictureId: state.pictureId,
        }
      : null
  const unsaved = { id: upload.id, state, sent, mayRepeat: isReplacing(upload.endpoint) }
  const written = write(unsaved)
  // A person has removed its workspace meanwhile: what could never be written would hold up all others.
  if (!written.ok && store.readUploads([upload.id]).length === 0) return ended
  if (!written.ok) return { kind: 'hold', failure: written.failure, unsaved }
  way.onState({ ...upload, state })
  return ended
}
