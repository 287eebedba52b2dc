import { Worker } from 'node:worker_threads'
import { cancelled, failed, type Result, success } from '#core/contract/failure'
import type {
  ReadStatementFile,
  StatementAnswer,
  StatementRequest,
} from './statements/statements-message.ts'

export interface Statements {
  readonly read: (
    request: StatementRequest,
    signal: AbortSignal,
  ) => Promise<Result<ReadStatementFile>>
}

const longestMs = 60_000
const memory = { maxOldGenerationSizeMb: 768 }
const tooLarge: StatementAnswer = { kind: 'refused', fault: 'statementTooLarge', line: null }

/** Reads statements of banks in threads that `entry` runs, so that main never waits for one. */
export const statementsThreads = (entry: string | URL): Statements => ({
  read: async (request, signal) => {
    const answer = await ask(entry, request, signal)
    if (!answer.ok) return answer
    if (answer.value.kind === 'read') return success(answer.value.file)
    const { fault, line } = answer.value
    const path = line === null ? 'file' : `${line}`
    return failed({ kind: 'invalidInput', path, rule: fault, again: 'afterFix' })
  },
})

const ask = (
  entry: string | URL,
  request: StatementRequest,
  signal: AbortSignal,
): Promise<Result<StatementAnswer>> => {
  if (signal.aborted) return Promise.resolve(failed(cancelled))
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: request, resourceLimits: memory })
    const end = () => void worker.terminate()
    const timer = setTimeout(end, longestMs)
    signal.addEventListener('abort', end, { once: true })
    worker.once('message', (answer: StatementAnswer) => resolve(success(answer)))
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(success(tooLarge)) : reject(error),
    )
    // After an answer or an error this says nothing new.
    worker.once('exit', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve(signal.aborted ? failed(cancelled) : success(tooLarge))
    })
  })
}
