import type { CallingAccount } from '../guards/calling-account.ts'

/** Who asks, and how long anybody still wants the answer. */
export interface Asking {
  readonly account: CallingAccount
  readonly signal: AbortSignal
}
