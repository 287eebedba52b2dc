import type { Failure } from '#core/contract/failure'

/** What a failure means for the payment, and for those behind it. */
type SendingJudgement =
  /** The server booked nothing, in its own words. */
  | { readonly kind: 'refuse'; readonly message: string }
  /** The payment may be booked. */
  | { readonly kind: 'lose' }
  /** The payment is certainly not booked, and no later one of the run would be. */
  | { readonly kind: 'holdBack' }

const deprecated = 418

/**
 * A call that creates something tells an unknown outcome by its own failure (`Caller.create`), so that any other
 * one says that nothing was booked.
 */
export const judgeSending = (failure: Failure): SendingJudgement => {
  if (failure.kind === 'unknownOutcome' || failure.kind === 'defect') return { kind: 'lose' }
  if (failure.kind !== 'refused') return { kind: 'holdBack' }
  // The refusal is about the account, not about this payment.
  const isGeneral = failure.about === 'consent' || failure.status === deprecated
  return isGeneral ? { kind: 'holdBack' } : { kind: 'refuse', message: failure.message }
}
