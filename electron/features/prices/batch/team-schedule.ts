import type { Failure, Result } from '#core/contract/failure'
import { success } from '#core/contract/failure'
import type { BatchId, DraftId, UnitId } from '#core/ids'
import type { WhyStopped } from '#core/prices/batch/batch'
import type { Timestamp } from '#core/time'

/** A change of a shared draft that waits for its time, as the team has it. */
export interface ScheduledInTeam {
  /** The same at every desk. */
  readonly batchId: BatchId
  /** The draft of this desk. */
  readonly draftId: DraftId
  /** This desk has the draft as it was sealed. */
  readonly isAsSealed: boolean
  readonly author: string
  readonly at: Timestamp
  readonly leftOut: readonly UnitId[]
  readonly note: string
  /** Null where a person has stopped it, or nothing has. */
  readonly stopped: { readonly by: string; readonly why: WhyStopped } | null
  readonly state: 'waiting' | 'prepared' | 'sending' | 'unknown' | 'done' | 'stopped' | 'withdrawn'
  /** This person was the last to send it, or to be about to. */
  readonly isOwn: boolean
  /** The desk that was is here. */
  readonly isHeld: boolean
}

export type ScheduledEnd = 'waiting' | 'stopped' | 'done' | 'unknown'

interface SealedDraft {
  readonly draftId: DraftId
  readonly at: Timestamp
  readonly leftOut: readonly UnitId[]
  readonly note: string
}

export interface ClaimedChange {
  /** Written down in the team as leaving: asked right before a byte does. */
  readonly isKept: () => Promise<boolean>
}

/** Changes that wait for a whole team, of which one desk sends each. A desk that is alone has none. */
export interface TeamSchedule {
  /** Null where the team is not heard, or not yet. */
  readonly heard: () => readonly ScheduledInTeam[] | null
  readonly isShared: (draftId: DraftId | null) => boolean
  /** Asks anew what has become of the changes of a draft; false where the team does not answer. */
  readonly hearAnew: (draftId: DraftId) => Promise<boolean>
  /** Seals a draft as it was reviewed, for everybody. */
  readonly seal: (sealed: SealedDraft) => Promise<Result<BatchId>>
  /** Another time, or none: null takes the change back. */
  readonly move: (batchId: BatchId, at: Timestamp | null) => Promise<Result<null>>
  /** Asked: a person has said so, whatever the time is. Null: what somebody else may have sent is this desk's to find out. */
  readonly claim: (
    batchId: BatchId,
    by: 'time' | 'person',
  ) => Promise<Result<ClaimedChange | null, Failure>>
  /** With why it was stopped, where others are to be told. */
  readonly end: (batchId: BatchId, end: ScheduledEnd, why: WhyStopped | null) => void
}

const alone = (): never => {
  throw new Error('A desk that is alone has no change of a team')
}

export const noTeamSchedule: TeamSchedule = {
  heard: () => [],
  isShared: () => false,
  hearAnew: alone,
  seal: alone,
  move: alone,
  claim: () => Promise.resolve(success(null)),
  end: alone,
}
