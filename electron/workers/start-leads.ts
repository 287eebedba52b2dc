import { failed, type Result, success } from '#core/contract/failure'
import type { ReconciledChanges, ReconcileRequest } from '#core/leads/reconcile/reconcile-changes'
import type { ReadSentFile, ReadSentLead, SentFileRequest } from '#core/leads/sent/read-sent-file'
import { askThread } from './ask-thread.ts'
import type { LeadsAnswer, LeadsRequest, ReconcileSlice } from './leads/leads-message.ts'

export interface LeadsThreads {
  /** Hands the file's leads over in slices; each slice is taken before the next one comes. */
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

const limits = { longestMs: 300_000, heapMb: 1_536 }

/** Reads and compares leads in threads that `entry` runs, so that main never waits for one. */
export const leadsThreads = (entry: string | URL): LeadsThreads => {
  const asked = (request: LeadsRequest, signal: AbortSignal) => ({
    entry,
    request,
    signal,
    ...limits,
    tooLarge,
  })
  return {
    readSent: (file, take, signal) =>
      askThread<LeadsAnswer, ReadSentFile>(asked({ kind: 'readSent', file }, signal), (answer) => {
        if (answer.kind === 'sentLeads') return failureOf(take(answer.leads))
        return answer.kind === 'readSent' ? success(answer.read) : null
      }),
    reconcile: (request, slices, take, signal) =>
      askThread<LeadsAnswer, null>(
        asked({ kind: 'reconcile', request }, signal),
        (answer) => {
          if (answer.kind === 'judged') return failureOf(take(answer.changes))
          return answer.kind === 'reconciled' ? success(null) : null
        },
        async (worker) => {
          for await (const slice of slices) worker.postMessage(slice)
        },
      ),
  }
}

const tooLarge: Result<never> = failed({
  kind: 'invalidInput',
  path: 'file',
  rule: 'tableTooLarge',
  again: 'afterFix',
})

const failureOf = (taken: Result<null>): Result<never> | null => (taken.ok ? null : taken)
