import type { CallingAccount } from '../guards/calling-account.ts'

/** Who asks, and for how long the answer is wanted. */
export interface CallOptions {
  readonly account: CallingAccount
  readonly signal: AbortSignal
}
