import { endpointPath } from '#core/api/endpoints'
import type { NewApiCall, Outcome } from '#core/contract/activity'
import { type Failure, failed, type Result } from '#core/contract/failure'
import type { AccountId } from '#core/ids'
import { type Clock, secondMs } from '#core/time'
import type { Hold } from '../store/holds.ts'
import { failureOfAnswer } from './answer-failure.ts'
import type { CallingAccount } from './calling-account.ts'
import { type CredentialGate, createCredentialGate } from './credential-gate.ts'
import { networkCause } from './network-failure.ts'
import { withoutPersonalData } from './personal-data.ts'
import type { Secret } from './secret.ts'
import type { Reply, Transport } from './transport.ts'

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
  readonly signal: AbortSignal
  /** Called anew for every attempt: what an earlier one has read is void. */
  readonly receive: (body: Body) => Promise<Result<T>>
}

export interface Caller {
  /** A call that only reads: it may be repeated. */
  readonly read: <T>(call: Call<T>) => Promise<Result<T>>
  /** One attempt, whatever comes of it. */
  readonly once: <T>(call: Call<T>) => Promise<Result<T>>
  readonly forgetCredential: (account: AccountId) => void
}

/** spec: Errors 5. */
const waitsMs = [1 * secondMs, 5 * secondMs, 30 * secondMs]
const unauthorized = 401
const errorTextBytes = 4_096

export const createCaller = (dependencies: CallDependencies): Caller => {
  const gate = createCredentialGate()
  return {
    read: async (call) => {
      for (let attempt = 1; ; attempt++) {
        const result = await attemptCall(dependencies, gate, { call, attempt })
        const wait = waitsMs[attempt - 1]
        if (result.ok || result.failure.kind !== 'unreachable' || wait === undefined) return result
        if (result.failure.cause === 'certificate' || call.signal.aborted) return result
        await dependencies.sleep(wait, call.signal)
        if (call.signal.aborted) return cancelled
      }
    },
    once: (call) => attemptCall(dependencies, gate, { call, attempt: 1 }),
    forgetCredential: gate.forget,
  }
}

const cancelled: Result<never> = failed({ kind: 'cancelled', again: 'now' })

interface Attempt<T> {
  readonly call: Call<T>
  readonly attempt: number
}

const attemptCall = async <T>(
  dependencies: CallDependencies,
  gate: CredentialGate,
  { call, attempt }: Attempt<T>,
): Promise<Result<T>> => {
  const { account, signal } = call
  const admission = await gate.enter(account.id)
  try {
    if (signal.aborted) return leaving(admission, cancelled)
    // Looked up inside the gate: whoever was in front may have had the account held.
    const hold = dependencies.readHold(account.id)
    if (hold !== null) return leaving(admission, failed(heldFailure(account, hold)))
    const password = await dependencies.readPassword(account.id)
    if (!password.ok) return leaving(admission, password)
    return leaving(admission, await send(dependencies, { call, attempt }, password.value))
  } catch (error) {
    admission.leave('unproven')
    throw error
  }
}

// Only a success proves the password: a 400 may have been given before anybody looked at it.
const leaving = <T>(
  admission: { leave: (outcome: 'confirmed' | 'unproven') => void },
  result: Result<T>,
): Result<T> => {
  admission.leave(result.ok ? 'confirmed' : 'unproven')
  return result
}

const heldFailure = (account: CallingAccount, hold: Hold): Failure => ({
  kind: 'held',
  account: account.label,
  since: hold.since,
  until: null,
  again: 'afterFix',
})

interface Traffic {
  status: number | null
  bytesReceived: number
}

const send = async <T>(
  dependencies: CallDependencies,
  { call, attempt }: Attempt<T>,
  password: Secret,
): Promise<Result<T>> => {
  const { clock } = dependencies
  const { account, endpoint } = call
  const form = new URLSearchParams({
    login: account.login,
    password: password.reveal(),
    ...Object.fromEntries(
      Object.entries(call.parameters).map(([key, value]) => [key, String(value)]),
    ),
  })
  const at = clock.now()
  const started = clock.elapsedMs()
  const traffic: Traffic = { status: null, bytesReceived: 0 }
  const result = await exchange(dependencies, { call, form, traffic })
  dependencies.recordCall({
    at,
    workspace: account.workspaceName,
    account: account.label,
    endpoint,
    status: traffic.status,
    durationMs: Math.round(clock.elapsedMs() - started),
    bytesSent: form.toString().length,
    bytesReceived: traffic.bytesReceived,
    attempt,
    outcome: result.ok ? 'ok' : outcomeOf(result.failure),
    note: result.ok ? null : noteOf(result.failure),
  })
  return result
}

interface Exchange<T> {
  readonly call: Call<T>
  readonly form: URLSearchParams
  readonly traffic: Traffic
}

const exchange = async <T>(
  { transport, clock, writeHold }: CallDependencies,
  { call, form, traffic }: Exchange<T>,
): Promise<Result<T>> => {
  const { account, endpoint, signal } = call
  const url = `${account.baseUrl}${endpointPath(endpoint)}`
  const host = new URL(url).host
  try {
    const reply = await transport.post({ url, form, signal })
    traffic.status = reply.status
    const chunks = counted(reply.body, traffic)
    if (reply.status === 200) return await call.receive({ chunks, length: reply.length })
    const text = await readStart(chunks)
    if (reply.status === unauthorized) {
      const hold = { accountId: account.id, since: clock.now(), failuresInARow: 1, endpoint }
      writeHold(hold)
      return failed(heldFailure(account, hold))
    }
    return failed(failureOfAnswer({ ...statusOf(reply), endpoint, host, text, now: clock.now() }))
  } catch (error) {
    if (signal.aborted) return cancelled
    const cause = networkCause(error)
    if (cause === null) throw error
    return failed({ kind: 'unreachable', host, cause, again: 'now' })
  }
}

const statusOf = (reply: Reply) => ({
  status: reply.status,
  retryAfter: reply.header('retry-after'),
})

async function* counted(
  body: AsyncIterable<Uint8Array>,
  traffic: Traffic,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    traffic.bytesReceived += chunk.byteLength
    yield chunk
  }
}

const readStart = async (chunks: AsyncIterable<Uint8Array>): Promise<string> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    bytes += chunk.byteLength
    if (bytes >= errorTextBytes) break
  }
  return Buffer.concat(parts).subarray(0, errorTextBytes).toString('utf8')
}

const outcomes: Partial<Record<Failure['kind'], Outcome>> = {
  held: 'held',
  unreachable: 'unreachable',
  notThisServer: 'unreadable',
  cancelled: 'cancelled',
}

const outcomeOf = (failure: Failure): Outcome => outcomes[failure.kind] ?? 'refused'

const noteOf = (failure: Failure): string | null => {
  if (failure.kind === 'refused') return failure.message
  if (failure.kind === 'unreachable') return failure.cause
  if (failure.kind !== 'notThisServer') return null
  return withoutPersonalData(`expected ${failure.expected}; received ${failure.received}`)
}
