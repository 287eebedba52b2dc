import { Worker } from 'node:worker_threads'
import { cancelled, failed, type Result, success } from '#core/contract/failure'
import type { ReadSentFile, ReadSentLead, SentFileRequest } from '#core/leads/read-sent-file'
import type { ReconciledChanges, ReconcileRequest } from '#core/leads/reconcile-changes'
import type { LeadsAnswer, LeadsRequest, ReconcileSlice } from './leads/leads-message.ts'

export interface LeadsThreads {
  /** Told in slices what is in the file; each is taken before the next is told. */
  readonly readSent: (
    file: SentFileRequest,
    take: (leads: readonly ReadSentLead[]) => Result<null>,
    signal: AbortSignal,
  ) => Promise<Result<ReadSentFile>>
  readonly reconcile: (
    request: ReconcileRequest,
    slices: AsyncIterable<ReconcileSlice>,
    take: (changes: ReconciledChanges) => Result<null>,
    signal: AbortSignal,
  ) => Promise<Result<null>>
}

const longestMs = 300_000
const memory = { maxOldGenerationSizeMb: 1_536 }

/** Reads and compares leads in threads that `entry` runs, so that main never waits for one. */
export const leadsThreads = (entry: string | URL): LeadsThreads => ({
  readSent: (file, take, signal) =>
    ask<ReadSentFile>({ entry, request: { kind: 'readSent', file }, signal }, (answer) => {
      if (answer.kind === 'sentLeads') return failureOf(take(answer.leads))
      return answer.kind === 'readSent' ? success(answer.read) : null
    }),
  reconcile: (request, slices, take, signal) =>
    ask<null>(
      { entry, request: { kind: 'reconcile', request }, signal },
      (answer) => {
        if (answer.kind === 'judged') return failureOf(take(answer.changes))
        return answer.kind === 'reconciled' ? success(null) : null
      },
      async (worker) => {
        for await (const slice of slices) worker.postMessage(slice)
      },
    ),
})

const tooLarge: Result<never> = failed({
  ...{ kind: 'invalidInput', path: 'file', rule: 'tableTooLarge', again: 'afterFix' },
})

const failureOf = (taken: Result<null>): Result<never> | null => (taken.ok ? null : taken)

interface Asked {
  readonly entry: string | URL
  readonly request: LeadsRequest
  readonly signal: AbortSignal
}

/** `hear` answers with what ends it; null: there is more to come. */
const ask = <T>(
  { entry, request, signal }: Asked,
  hear: (answer: LeadsAnswer) => Result<T> | null,
  feed?: (worker: Worker) => Promise<void>,
): Promise<Result<T>> => {
  if (signal.aborted) return Promise.resolve(failed(cancelled))
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: request, resourceLimits: memory })
    const end = () => void worker.terminate()
    const timer = setTimeout(end, longestMs)
    signal.addEventListener('abort', end, { once: true })
    let isOver = false
    worker.on('message', (answer: LeadsAnswer) => {
      if (isOver) return
      try {
        const heard = hear(answer)
        if (heard === null) return
        isOver = true
        resolve(heard)
      } catch (error) {
        isOver = true
        reject(error)
      }
      end()
    })
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooLarge) : reject(error),
    )
    // After an answer or an error this says nothing new.
    worker.once('exit', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      isOver = true
      resolve(signal.aborted ? failed(cancelled) : tooLarge)
    })
    feed?.(worker).catch((error: unknown) => {
      reject(error)
      end()
    })
  })
}
