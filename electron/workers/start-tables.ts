import { failed, type Result, success } from '#core/contract/failure'
import { defect } from '#core/defect'
import { askThread } from './ask-thread.ts'
import type { ReadTable, TableFault, TablesAnswer, TablesRequest } from './tables/tables-message.ts'

export interface Tables {
  readonly read: (
    request: { readonly bytes: Uint8Array; readonly sheet: string | null },
    signal: AbortSignal,
  ) => Promise<Result<ReadTable>>
  readonly write: (
    request: Omit<Extract<TablesRequest, { kind: 'write' }>, 'kind'>,
    signal: AbortSignal,
  ) => Promise<Result<Uint8Array>>
}

const limits = { longestMs: 120_000, heapMb: 1_536 }

/** Reads and writes tables in threads that `entry` runs, so that main never waits for one. */
export const tablesThreads = (entry: string | URL): Tables => ({
  read: async (request, signal) => {
    const answer = await ask(entry, { kind: 'read', ...request }, signal)
    if (!answer.ok) return answer
    if (answer.value.kind === 'refused') return refused('file', answer.value.fault)
    if (answer.value.kind === 'read') return success(answer.value.table)
    throw defect('a table was written where one was read')
  },
  write: async (request, signal) => {
    const answer = await ask(entry, { kind: 'write', ...request }, signal)
    if (!answer.ok) return answer
    if (answer.value.kind === 'refused') return refused('table', answer.value.fault)
    if (answer.value.kind === 'written') return success(answer.value.bytes)
    throw defect('a table was read where one was written')
  },
})

const refused = (path: string, rule: TableFault): Result<never> =>
  failed({ kind: 'invalidInput', path, rule, again: 'afterFix' })

const ask = (
  entry: string | URL,
  request: TablesRequest,
  signal: AbortSignal,
): Promise<Result<TablesAnswer>> =>
  askThread<TablesAnswer, TablesAnswer>({ entry, request, signal, ...limits, tooLarge }, success)

const tooLarge: Result<TablesAnswer> = success({ kind: 'refused', fault: 'tableTooLarge' })
