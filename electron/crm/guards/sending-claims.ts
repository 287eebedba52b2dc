import { type FailureOf, type Result, success } from '#core/contract/failure'
import type { SendingKind } from '#core/team/sending-kind'

/** Something that reaches a server once, whichever desk of a team sends it. */
export interface SentOnce {
  readonly kind: SendingKind
  readonly baseUrl: string
  /** The same at every desk. */
  readonly key: string
}

/** `refused`: certainly not there, and anybody may send it again. */
export type SendingOutcome = 'done' | 'refused' | 'unknown'

/** The right to send it, which ends with what came of it. */
export interface SendingClaim {
  /** Whether nobody has given it up meanwhile: asked right before a byte leaves by whoever has done something else first. */
  readonly isKept: () => Promise<boolean>
  readonly end: (outcome: SendingOutcome) => void
}

/** Why it may not leave: somebody else is at it or was, the person does not work with it, or nobody can be asked. */
export type ClaimFailure = FailureOf<'taken' | 'outsideRole' | 'team'>

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
