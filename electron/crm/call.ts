import type { Secret } from '#core/accounts/secret'
import type { NewApiCall } from '#core/contract/activity'
import type { Result } from '#core/contract/failure'
import type { AccountId } from '#core/ids'
import type { Clock } from '#core/time'
import type { Hold } from '../store/holds.ts'
import type { CallingAccount } from './calling-account.ts'
import type { Transport } from './transport.ts'

export interface CallDependencies {
  readonly transport: Transport
  readonly clock: Clock
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly readPassword: (account: AccountId) => Promise<Result<Secret>>
  readonly readHold: (account: AccountId) => Hold | null
  /** Committed before the failure that it explains is told to anybody. */
  readonly writeHold: (hold: Hold) => void
  readonly recordCall: (call: NewApiCall) => void
}

/** What the reader of a body learns besides its bytes. */
export interface Body {
  readonly chunks: AsyncIterable<Uint8Array>
  readonly length: number | null
}

export interface Call<T> {
  readonly account: CallingAccount
  readonly endpoint: string
  readonly parameters: Readonly<Record<string, string | number>>
  /** From the first byte sent to the last one read: a server that drips does not hold anybody up. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Called anew for every attempt: what an earlier one has read is void. */
  readonly receive: (body: Body) => Promise<Result<T>>
}

export interface Attempt<T> {
  readonly call: Call<T>
  /** Counted from one. */
  readonly attempt: number
}
