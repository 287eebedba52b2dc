import type { Secret } from '#core/accounts/secret'
import { endpointPath } from '#core/api/endpoints'
import { isAboutPeople } from '#core/api/personal-data'
import {
  cancelled,
  type Failure,
  type FailureOf,
  failed,
  type Result,
} from '#core/contract/failure'
import { secondMs, type Timestamp } from '#core/time'
import { failureOfAnswer } from '../calls/answer-failure.ts'
import type { Attempt, CallDependencies } from '../calls/call.ts'
import { describeCall, type Traffic } from '../calls/describe-call.ts'
import { noteLength, structureOf, withoutPersonalData } from '../calls/personal-data.ts'
import { withoutSecrets } from '../calls/without-secrets.ts'
import { readableText } from '../wire/decode-answer.ts'
import { type Deadline, startDeadline } from './deadline.ts'
import { fileFailure } from './file-trouble.ts'
import { networkCause } from './network-failure.ts'
import { readStart } from './read-start.ts'
import type { Reply } from './transport.ts'

interface CallSending<T> extends Attempt<T> {
  readonly password: Secret
  /** spec: Authentication 5: told before anything else is done, even before the body is looked at. */
  readonly onRefused: (at: Timestamp) => Failure
}

const accepted = 200
const unauthorized = 401
const errorTextMs = 2 * secondMs

type UnreachableCause = FailureOf<'unreachable'>['cause']

const beforeLeaving: readonly UnreachableCause[] = ['refused', 'notFound', 'certificate', 'proxy']

/** Sends the request, reads the answer and has the attempt recorded. */
export const sendCall = async <T>(
  dependencies: CallDependencies,
  sending: CallSending<T>,
): Promise<Result<T>> => {
  const { clock } = dependencies
  const { account, endpoint, timeoutMs } = sending.call
  const at = clock.now()
  const started = clock.elapsedMs()
  const traffic: Traffic = { status: null, bytesSent: 0, bytesReceived: 0 }
  const deadline = startDeadline(timeoutMs, sending.call.signal)
  try {
    const result = await exchange(dependencies, sending, { traffic, deadline })
    const durationMs = Math.round(clock.elapsedMs() - started)
    const { attempt } = sending
    dependencies.recordCall(
      describeCall({ at, account, endpoint, attempt, durationMs, traffic, result }),
    )
    return result
  } finally {
    deadline.end()
  }
}

interface CallUnderway {
  readonly traffic: Traffic
  readonly deadline: Deadline
}

const exchange = async <T>(
  { transport, clock }: CallDependencies,
  { call, password, onRefused, opened, isRepeated = false }: CallSending<T>,
  { traffic, deadline }: CallUnderway,
): Promise<Result<T>> => {
  const { account, endpoint, signal, parameters } = call
  const url = `${account.baseUrl}${endpointPath(endpoint)}`
  const host = new URL(url).host
  const redact = (text: string) => withoutSecrets(text, { login: account.login, password })
  const form = toForm({ ...parameters, login: account.login, password: password.reveal() })
  try {
    const reply = await transport.post({
      url,
      form,
      file: opened,
      accept: call.accept,
      mayReuseConnection: isRepeated,
      signal: deadline.signal,
      onLeaving: (bytes) => {
        traffic.bytesSent = bytes
      },
      onSent: call.onSent,
    })
    traffic.status = reply.status
    const { status, header, length } = reply
    const chunks = counted(reply, traffic)
    const textOf = (start: Uint8Array) => readableText(start, header('content-type'))
    if ((call.successes ?? [accepted]).includes(status)) {
      const received = await call.receive({ chunks, length, status, header, textOf, redact })
      return received.ok ? received : failed(inWordsToKeep(received.failure, redact))
    }
    const refusal = status === unauthorized ? onRefused(clock.now()) : null
    deadline.moveTo(errorTextMs)
    const text = redact(await readStart({ chunks, textOf }))
    if (refusal !== null) return failed(refusal)
    const retryAfter = header('retry-after')
    return failed(failureOfAnswer({ endpoint, host, status, retryAfter, text, now: clock.now() }))
  } catch (error) {
    if (signal.aborted) return failed(cancelled)
    const aboutFile = fileFailure(error)
    if (aboutFile !== null) return failed(aboutFile)
    const cause = networkCause(error)
    if (cause === null) throw error
    const isOnItsWay = traffic.bytesSent > 0
    return failed({ kind: 'unreachable', host, cause: causeAt(cause, isOnItsWay), again: 'now' })
  }
}

/** The way may also break after the request has left: then no name of an error says that it never did. */
const causeAt = (cause: UnreachableCause, isOnItsWay: boolean): UnreachableCause =>
  isOnItsWay && beforeLeaving.includes(cause) ? 'timedOut' : cause

/** Takes out of a failure what may not be kept: the words of a server may quote what it was sent, or tell of people. */
const inWordsToKeep = (failure: Failure, redact: (text: string) => string): Failure => {
  if (failure.kind === 'refused') return { ...failure, message: redact(failure.message) }
  if (failure.kind !== 'notThisServer') return failure
  return { ...failure, received: keptOf(failure.endpoint, redact(failure.received)) }
}

const keptOf = (endpoint: string, received: string): string => {
  const structure = structureOf(received)
  // Without its markup XML is often nothing at all, and a page no longer looks like one.
  if (isAboutPeople(endpoint) || structure.startsWith('XML')) return structure
  const words = withoutPersonalData(received)
  return structure === 'HTML' ? `HTML: ${words}`.slice(0, noteLength) : words
}

const toForm = (parameters: Readonly<Record<string, string | number>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
  )

async function* counted({ body }: Reply, traffic: Traffic): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    traffic.bytesReceived += chunk.byteLength
    yield chunk
  }
}
