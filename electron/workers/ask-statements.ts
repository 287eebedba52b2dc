import {
  type FailureOf,
  failed,
  type InputRule,
  type Result,
  success,
} from '#core/contract/failure'
import type { Reports } from './start-reports.ts'
import type { ReadStatementFile, StatementRequest } from './statements/statements-message.ts'

export interface Statements {
  readonly read: (
    request: StatementRequest,
    signal: AbortSignal,
  ) => Promise<Result<ReadStatementFile>>
}

/** Statements of banks in the process that reads. */
export const askStatements = ({ ask }: Pick<Reports, 'ask'>): Statements => ({
  read: async (input, signal) => {
    const refused = () => refusedBy('statementTooLarge', 'file')
    const answer = await ask({ kind: 'readStatement', input, refused }, signal)
    if (!answer.ok) {
      return answer.failure.kind === 'reader'
        ? refusedBy(rules[answer.failure.cause], 'file')
        : answer
    }
    if (answer.value.kind === 'read') return success(answer.value.file)
    const { fault, line } = answer.value
    return refusedBy(fault, line === null ? 'file' : `${line}`)
  },
})

const rules = {
  tookTooLong: 'statementTooLarge',
  broke: 'stopsReader',
} as const satisfies Record<FailureOf<'reader'>['cause'], InputRule>

const refusedBy = (rule: InputRule, path: string): Result<never> =>
  failed({ kind: 'invalidInput', path, rule, again: 'afterFix' })
