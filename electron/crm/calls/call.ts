import type { Secret } from '#core/accounts/secret'
import type { NewApiCall } from '#core/contract/activity'
import type { Result } from '#core/contract/failure'
import type { AccountId } from '#core/ids'
import type { Clock } from '#core/time'
import type { CallingAccount } from '../guards/calling-account.ts'
import type { ExportClaims } from '../guards/export-claims.ts'
import type { GuardMemory } from '../guards/guard-memory.ts'
import type { Limits } from '../guards/limits.ts'
import type { FilePart } from '../transport/file-part.ts'
import type { OpenedFile } from '../transport/opened-file.ts'
import type { Transport } from '../transport/transport.ts'

export interface CallDependencies {
  readonly transport: Pick<Transport, 'post'>
  /** All callers share these places, because a server has them once. */
  readonly limits: Limits
  readonly clock: Clock
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly readPassword: (account: AccountId) => Promise<Result<Secret>>
  readonly memory: GuardMemory
  /** Asked before an export leaves. */
  readonly claims: ExportClaims
  readonly recordCall: (call: NewApiCall) => void
}

/** What the reader of an answer learns besides its bytes. */
export interface Body {
  readonly chunks: AsyncIterable<Uint8Array>
  /** The bytes that the answer will have; null when the server does not tell. */
  readonly length: number | null
  readonly status: number
  readonly header: (name: string) => string | null
  /** Decodes the beginning of the answer for a person to read. */
  readonly textOf: (start: Uint8Array) => string
  /** Takes the credential out of the server's words: before anything of them is kept, tidied or cut. */
  readonly redact: (text: string) => string
}

export interface Call<T> {
  readonly account: CallingAccount
  readonly endpoint: string
  readonly parameters: Readonly<Record<string, string | number>>
  /** The file goes as a part of a multipart form, streamed from disk. */
  readonly file?: FilePart
  /** The same file, opened before the call for its first attempt; whoever has opened it closes it. */
  readonly ahead?: OpenedFile | undefined
  readonly accept?: string
  /** The feature that asks, for requests that wait for their turns; the endpoint stands for it when left out. */
  readonly feature?: string
  /** The time from the first byte sent to the last one read is limited: a server that drips holds nobody up. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Asked right before the call leaves, after all that it has waited for; a failure is the call's. */
  readonly mayLeave?: (() => Promise<Result<unknown>>) | undefined
  /** Called with the number of bytes of the request's body that have left, and of all of them. */
  readonly onSent?: (bytes: number, total: number) => void
  /** Called before each wait that another attempt follows. */
  readonly onWait?: ((ms: number) => void) | undefined
  /** These statuses are a success; 200 alone when left out. */
  readonly successes?: readonly number[]
  /** The reader is called again for every attempt: what an earlier one has read is void. */
  readonly receive: (body: Body) => Promise<Result<T>>
}

export interface Attempt<T> {
  readonly call: Call<T>
  /** The first attempt is one. */
  readonly attempt: number
  /** Another attempt follows when this one fails on its way. */
  readonly isRepeated?: boolean
  /** The file of the call, opened again by every attempt that is not given it. */
  readonly opened?: OpenedFile
}
