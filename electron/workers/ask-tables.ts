import { type FailureOf, failed, type InputRule, type Result } from '#core/contract/failure'
import type { Reports } from './start-reports.ts'
import type { ReadLines, ReadTable, TableToRead, TableToWrite } from './tables/tables-message.ts'

export interface Tables {
  readonly read: (request: TableToRead, signal: AbortSignal) => Promise<Result<ReadTable>>
  /** Objects, one a line. */
  readonly readLines: (bytes: Uint8Array, signal: AbortSignal) => Promise<Result<ReadLines>>
  readonly write: (request: TableToWrite, signal: AbortSignal) => Promise<Result<Uint8Array>>
}

/** Tables in the process that reads, in words of a file. */
export const askTables = ({ ask }: Pick<Reports, 'ask'>): Tables => ({
  read: async (input, signal) =>
    inWordsOfFile('file', await ask({ kind: 'readTable', input, refused: ofFile('file') }, signal)),
  readLines: async (bytes, signal) =>
    inWordsOfFile(
      'file',
      await ask({ kind: 'readLines', input: { bytes }, refused: ofFile('file') }, signal),
    ),
  write: async (input, signal) =>
    inWordsOfFile(
      'table',
      await ask({ kind: 'writeTable', input, refused: ofFile('table') }, signal),
    ),
})

const ofFile =
  (path: string) =>
  (rule: InputRule): Result<never> =>
    failed({ kind: 'invalidInput', path, rule, again: 'afterFix' })

const rules = {
  tookTooLong: 'tableTooLarge',
  broke: 'stopsReader',
} as const satisfies Record<FailureOf<'reader'>['cause'], InputRule>

const inWordsOfFile = <T>(path: string, answer: Result<T>): Result<T> =>
  answer.ok || answer.failure.kind !== 'reader' ? answer : ofFile(path)(rules[answer.failure.cause])
