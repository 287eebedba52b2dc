import { cancelled, type Failure, failed, type Result, success } from '#core/contract/failure'
import { parseJson } from '#core/parse-json'
import {
  type RunnerQuestion,
  type RunnerStatus,
  runnerStatusSchema,
} from '#core/runner/runner-status'
import { secondMs } from '#core/time'
import { startDeadline } from '../crm/transport/deadline.ts'
import { networkCause } from '../crm/transport/network-failure.ts'
import type { Reply, Transport } from '../crm/transport/transport.ts'

type AskRunner = (question: RunnerQuestion, signal: AbortSignal) => Promise<Result<RunnerStatus>>

const longestMs = 20 * secondMs

/** What a runner of fifty reports tells is a hundredth of it. */
const mostBytes = 20_000_000

/** Asks a runner how it fares. */
export const runnerAsker =
  (transport: Pick<Transport, 'get'>): AskRunner =>
  async ({ address, token }, signal) => {
    const deadline = startDeadline(longestMs, signal)
    try {
      const reply = await transport.get({
        url: `${address}/status.json`,
        headers: token === null ? {} : { authorization: `Bearer ${token.reveal()}` },
        signal: deadline.signal,
      })
      return await statusOf(reply)
    } catch (error) {
      if (signal.aborted) return failed(cancelled)
      const cause = networkCause(error)
      if (cause === null) throw error
      const { host } = new URL(address)
      return failed({ kind: 'unreachable', host, cause, again: 'now' })
    } finally {
      deadline.end()
    }
  }

const runnerFailure = (trouble: 'token' | 'notARunner'): Result<never> => {
  const failure: Failure = { kind: 'runner', trouble, again: 'afterFix' }
  return failed(failure)
}

const statusOf = async ({ status, body }: Reply): Promise<Result<RunnerStatus>> => {
  const text = await readAll(body)
  if (status === 401) return runnerFailure('token')
  const told = status === 200 ? runnerStatusSchema.safeParse(parseJson(text)) : null
  return told?.success === true ? success(told.data) : runnerFailure('notARunner')
}

/** Empty where it is more than any runner tells. */
const readAll = async (body: Reply['body']): Promise<string> => {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.byteLength
    if (bytes > mostBytes) return ''
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
