import type { Failure } from '#core/contract/failure'
import type { MediaEndpoint } from '../shown/media-target.ts'
import type { UploadState } from './media-file.ts'

type DoneUpload = Extract<UploadState, { kind: 'done' }>

export type UploadAct =
  /** A person says to send it. */
  | { readonly kind: 'queue' }
  | { readonly kind: 'skip'; readonly reason: Extract<UploadState, { kind: 'skipped' }>['reason'] }
  /** Nothing of the upload has left, because a colleague has sent the same there, or may have. */
  | {
      readonly kind: 'leaveToColleague'
      readonly reason: 'colleagueSent' | 'colleagueMayHave'
      readonly by: string
    }
  /** The bytes are about to leave. */
  | { readonly kind: 'begin' }
  /** Nothing of the upload has left, or it may be sent again: it keeps its place in the queue. */
  | { readonly kind: 'giveBack' }
  /** The file of the upload must be checked, or was removed from the list. */
  | { readonly kind: 'leaveLine' }
  | {
      readonly kind: 'end'
      readonly outcome: DoneUpload['outcome']
      readonly pictureId: DoneUpload['pictureId']
    }
  /** The server has it from an earlier try whose answer nobody lived to see. */
  | { readonly kind: 'foundThere'; readonly outcome: DoneUpload['outcome'] }
  | { readonly kind: 'fail'; readonly failure: Failure }
  /** The answer was lost, or the application ended before it came. */
  | { readonly kind: 'lose' }
  | { readonly kind: 'cancel' }
  /** A person pauses this upload while the others go on. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** The upload becomes one that was never sent: warnings and duplicates count again. */
  | { readonly kind: 'retry' }
  /** A person wants it although it is there already. */
  | { readonly kind: 'unskip' }

/** Whether sending twice does no harm, because the file takes its own place. A picture would be there twice. */
export const isReplacing = (endpoint: MediaEndpoint): boolean => endpoint !== 'unitPicture'

interface UploadInState {
  readonly endpoint: MediaEndpoint
  readonly state: UploadState
}

const from: Readonly<Record<UploadAct['kind'], readonly UploadState['kind'][]>> = {
  queue: ['waiting'],
  skip: ['waiting', 'queued'],
  leaveToColleague: ['sending'],
  begin: ['queued'],
  giveBack: ['sending'],
  leaveLine: ['queued', 'paused', 'sending'],
  // An upload with an unknown outcome ends when the outcome is found out.
  end: ['sending', 'unknown'],
  foundThere: ['queued'],
  fail: ['sending', 'unknown'],
  lose: ['sending'],
  cancel: ['waiting', 'queued', 'paused', 'sending'],
  pause: ['queued', 'sending'],
  resume: ['paused'],
  retry: ['failed', 'cancelled', 'skipped'],
  unskip: ['skipped'],
}

/** The state after an act; null where the act does not apply, and nothing happens. */
export const moveUpload = (
  { endpoint, state }: UploadInState,
  act: UploadAct,
  at: number,
): UploadState | null => {
  if (!from[act.kind].includes(state.kind)) return null
  switch (act.kind) {
    case 'queue':
    case 'giveBack':
    case 'resume':
      return { kind: 'queued' }
    case 'leaveLine':
    case 'retry':
    case 'unskip':
      return { kind: 'waiting' }
    case 'skip':
      return { kind: 'skipped', at, reason: act.reason }
    case 'leaveToColleague':
      return { kind: 'skipped', at, reason: act.reason, by: act.by }
    case 'begin':
      return { kind: 'sending', since: at }
    case 'end':
      return { kind: 'done', at, outcome: act.outcome, pictureId: act.pictureId }
    case 'foundThere':
      return { kind: 'done', at, outcome: act.outcome, pictureId: null }
    case 'fail':
      return { kind: 'failed', at, failure: act.failure }
    case 'lose':
      return isReplacing(endpoint) ? { kind: 'queued' } : { kind: 'unknown', at }
    case 'cancel':
    case 'pause':
      // A picture on its way may have arrived: only its answer tells.
      if (state.kind === 'sending' && !isReplacing(endpoint)) return null
      return act.kind === 'pause' ? { kind: 'paused' } : { kind: 'cancelled', at }
  }
}
