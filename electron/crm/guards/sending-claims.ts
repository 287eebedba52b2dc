import type { FailureOf, Result } from '#core/contract/failure'
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

/** Whoever else may send the same is asked before it leaves. */
export interface SendingClaims {
  readonly claim: (
    sent: SentOnce,
  ) => Promise<Result<SendingClaim, FailureOf<'taken'> | FailureOf<'team'>>>
}

/** There is nobody else. */
export const sentAlone: SendingClaims = {
  claim: () =>
    Promise.resolve({
      ok: true,
      value: { isKept: () => Promise.resolve(true), end: () => undefined },
    }),
}
