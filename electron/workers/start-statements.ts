import { failed, type Result, success } from '#core/contract/failure'
import { askThread } from './ask-thread.ts'
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

const limits = { longestMs: 60_000, heapMb: 768 }
const tooLarge: Result<StatementAnswer> = success({
  kind: 'refused',
  fault: 'statementTooLarge',
  line: null,
})

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
): Promise<Result<StatementAnswer>> =>
  askThread<StatementAnswer, StatementAnswer>(
    { entry, request, signal, ...limits, tooLarge },
    success,
  )
