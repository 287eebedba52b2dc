import type { Failure } from '#core/contract/failure'
import type { RunnerSpeech } from './speech.ts'

/** How the program ends, for a script: what else there is to know stands in the outcome. */
export const exitCodes = {
  done: 0,
  /** The work failed, or a check has found something. */
  failed: 1,
  /** The command line is not understood. */
  usage: 2,
  /** The server or the team asks to wait, or another program has the profile: the same command may do it later. */
  later: 3,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** What came of a command, for a script and for a person. */
export interface Outcome {
  readonly exitCode: ExitCode
  readonly json: Readonly<Record<string, unknown>>
  readonly lines: readonly string[]
}

/** Whether nobody has to act before the same may be done. */
const isPassing = ({ kind, again }: Failure): boolean =>
  kind === 'cooling' || (kind === 'team' && again === 'now')

/** A failure as the outcome of a command. */
export const failedOutcome = (failure: Failure, { sayFailure }: RunnerSpeech): Outcome => ({
  exitCode: isPassing(failure) ? exitCodes.later : exitCodes.failed,
  json: { failure },
  lines: [sayFailure(failure)],
})

/** What keeps a command from being tried at all. */
export const faultOutcome = (
  fault: string,
  line: string,
  exitCode: ExitCode = exitCodes.failed,
): Outcome => ({ exitCode, json: { fault }, lines: [line] })
