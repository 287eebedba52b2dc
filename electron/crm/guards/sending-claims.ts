import { type FailureOf, type Result, success } from '#core/contract/failure'
import type { DraftId } from '#core/ids'
import type { BatchUnit } from '#core/prices/batch/batch'
import type { SendingKind } from '#core/team/sending-kind'

/** Something that reaches a server once, whichever desk of a team sends it. */
export interface SentOnce {
  readonly kind: SendingKind
  readonly baseUrl: string
  /** The same at every desk. */
  readonly key: string
  /** Of prices, what they are: a team may want a second person to approve them. */
  readonly prices?: PricesToSend
}

export interface PricesToSend {
  /** The draft that they are of; null where it is gone. */
  readonly draftId: DraftId | null
  readonly units: readonly Pick<BatchUnit, 'unitId' | 'before' | 'after'>[]
}

/** `refused`: certainly not there, and anybody may send it again. */
export type SendingOutcome = 'done' | 'refused' | 'unknown'

/** The right to send it, which ends with what came of it. */
export interface SendingClaim {
  /** Whether nobody has given it up meanwhile: asked right before a byte leaves by whoever has done something else first. */
  readonly isKept: () => Promise<boolean>
  readonly end: (outcome: SendingOutcome) => void
}

/** Why it may not leave: somebody else is at it or was, it is not the person's to send, or nobody can be asked. */
export type ClaimFailure = FailureOf<'taken' | 'outsideRole' | 'team' | 'notAllowed'>

/** Whoever else may send the same is asked before it leaves. */
export interface SendingClaims {
  readonly claim: (sent: SentOnce) => Promise<Result<SendingClaim, ClaimFailure>>
}

/** What a person may send is asked of their team also where it may arrive twice, and nobody has to be asked for a claim. */
export interface SendingRights {
  readonly covers: (
    sent: Pick<SentOnce, 'kind' | 'baseUrl'>,
  ) => Promise<Result<null, FailureOf<'outsideRole'>>>
}

/** There is nobody else. */
export const sentAlone: SendingClaims & SendingRights = {
  covers: () => Promise.resolve(success(null)),
  claim: () =>
    Promise.resolve({
      ok: true,
      value: { isKept: () => Promise.resolve(true), end: () => undefined },
    }),
}
