import type { Failure } from '#core/contract/failure'
import type { AccountId, ProjectKey, UploadId } from '#core/ids'
import { isReplacing } from '#core/media/queue/upload-moves'
import type { MediaEndpoint } from '#core/media/shown/media-target'
import type { QueuedUpload } from '../../../store/media/queue/media-queue.ts'
import type { UploadEnd } from '../dependencies.ts'
import { keyOf } from '../shown/project-places.ts'
import { isOfWholeAccount, triedAgainAt } from './judge-failure.ts'
import type {
  PlannedBeginning,
  SendOutcome,
  SendUploadDependencies,
  StoppedBy,
  WrittenBeginning,
} from './send-upload.ts'
import { type UploadProgress, uploadProgress } from './upload-progress.ts'

export interface ActiveUpload {
  readonly upload: QueuedUpload
  readonly controller: AbortController
  /** Whether the upload has one of the places in which bytes leave. */
  hasTurn: boolean
  /** Whether bytes of the upload may have left. */
  hasBegun: boolean
  stoppedBy: StoppedBy
}

/** An upload that is ready for its turn. */
export interface WaitingUpload {
  readonly entry: ActiveUpload
  /** What would be written now of its beginning; null where it cannot leave at once. */
  readonly plan: () => PlannedBeginning | null
  readonly goOn: (begun: WrittenBeginning | null) => void
}

export interface Hold {
  readonly failure: Failure
  /** Null where something has to change before. */
  readonly until: number | null
}

/** What is to be sent in one project. */
export interface Line {
  readonly of: ProjectKey
  readonly progress: UploadProgress
  hold: Hold | null
  /** Endpoints that the account is perhaps not permitted to use: what goes to others leaves all the same. */
  readonly heldEndpoints: Map<MediaEndpoint, Failure>
  /** Failures of the way to the server, one after another. */
  tired: number
  servedAt: number
}

export interface QueueState {
  readonly sending: SendUploadDependencies
  readonly lines: Map<string, Line>
  readonly active: Map<UploadId, ActiveUpload>
  /** Uploads that are ready and wait for their turn, in order. */
  readonly waiting: WaitingUpload[]
  /** What the server has said of whole accounts: nothing more is sent with these. */
  readonly refusals: Map<AccountId, Failure>
  /** What the disk has not taken. */
  readonly unsaved: Map<UploadId, UploadEnd>
  turn: number
  /** Called when nothing leaves any more, of a queue that begins no other upload. */
  readonly onEmpty: Set<() => void>
  isOver: boolean
}

export const newQueueState = (sending: SendUploadDependencies): QueueState => {
  const state: QueueState = {
    sending,
    lines: new Map(),
    active: new Map(),
    refusals: new Map(),
    unsaved: new Map(),
    waiting: [],
    turn: 0,
    onEmpty: new Set(),
    isOver: false,
  }
  return state
}

export const lineOf = (state: QueueState, of: ProjectKey): Line => {
  const { lines, sending } = state
  const found = lines.get(keyOf(of))
  if (found) return found
  const { workspaceId, projectId } = of
  // The taskbar moves as often as progress is sent to the window.
  const tellProgress: SendUploadDependencies['tellProgress'] = (told) => {
    sending.tellProgress(told)
    if (!state.isOver) showSigns(state)
  }
  const line: Line = {
    of: { workspaceId, projectId },
    progress: uploadProgress({ ...sending, tellProgress }, of),
    hold: null,
    heldEndpoints: new Map(),
    tired: 0,
    servedAt: 0,
  }
  lines.set(keyOf(of), line)
  return line
}

/** spec: Errors: after so many failures in a row it is not about the files. */
const tiredAfter = 3

/** Works out what the end of an upload means for those behind it. */
export const judgeEnd = (
  state: QueueState,
  line: Line,
  { endpoint, sent }: { readonly endpoint: MediaEndpoint; readonly sent: SendOutcome },
): void => {
  if (sent.kind === 'ended') {
    line.tired = 0
    return
  }
  if (sent.unsaved) state.unsaved.set(sent.unsaved.id, sent.unsaved)
  if (sent.failure.kind === 'held' && sent.failure.endpoint !== null && !sent.unsaved) {
    line.heldEndpoints.set(endpoint, sent.failure)
    return
  }
  if (sent.refusedAccount) state.refusals.set(sent.refusedAccount, sent.failure)
  line.tired += 1
  if (sent.kind === 'tired' && line.tired < tiredAfter) return
  // After a wait for the server one more failure is enough: nothing has arrived in between.
  line.tired = sent.kind === 'tired' ? tiredAfter - 1 : 0
  const { clock, announce } = state.sending
  line.hold = { failure: sent.failure, until: triedAgainAt(sent.failure, clock.now()) }
  announce(['mediaFiles'])
}

/** Lets a line go on: what held it up may be over. */
export const letGoOn = (line: Line): void => {
  line.hold = null
  line.heldEndpoints.clear()
}

/** Lets a line go on, with every other one that is held because of an account. */
export const tryAgain = ({ lines, refusals }: QueueState, line: Line): void => {
  refusals.clear()
  letGoOn(line)
  for (const other of lines.values())
    if (other.hold !== null && isOfWholeAccount(other.hold.failure)) letGoOn(other)
}

/** Writes the ends that the disk has refused before; false where it refuses again, and nothing else may begin. */
export const saveUnsaved = ({ unsaved, sending: { store } }: QueueState): boolean => {
  for (const [id, end] of unsaved) {
    // One whose workspace was removed since is over, and could never be written.
    if (!store.write.endUpload(end).ok && store.readUploads([id]).length > 0) return false
    unsaved.delete(id)
  }
  return true
}

/**
 * Two files of one lane never leave together: a lane is one slot, or the gallery of one unit, whose pictures keep their
 * order.
 */
export const laneOf = ({
  endpoint,
  target,
  screenId,
}: Pick<QueuedUpload, 'endpoint' | 'target' | 'screenId'>): string =>
  isReplacing(endpoint) ? `${endpoint} ${target.id} ${screenId ?? ''}` : `${endpoint} ${target.id}`

/** Taskbar and sleep follow what is under way. */
export const showSigns = ({ lines, active, sending: { signs } }: QueueState): void => {
  const sums = [...lines.values()].map(({ progress }) => progress.fraction())
  const total = sums.reduce((sum, one) => sum + one.total, 0)
  const done = sums.reduce((sum, one) => sum + one.done, 0)
  signs.showFraction(active.size === 0 || total === 0 ? null : done / total)
  signs.keepAwake(active.size > 0)
}
