import type { CallingAccount } from '../guards/calling-account.ts'

/** The account that asks, and the signal that calls the call off. */
export interface CallOptions {
  readonly account: CallingAccount
  readonly signal: AbortSignal
}
