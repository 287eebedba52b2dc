import type { Result } from '#core/contract/failure'
import type { CallingAccount } from '../guards/calling-account.ts'

/** The account that asks, and the signal that calls the call off. */
export interface CallOptions {
  readonly account: CallingAccount
  readonly signal: AbortSignal
}

/** Of a call that others may have overtaken while it waited for its turn. */
export interface CallInTurn extends CallOptions {
  /** Asked right before the call leaves, after all that it has waited for; a failure is the call's. */
  readonly mayLeave?: (() => Promise<Result<unknown>>) | undefined
}
