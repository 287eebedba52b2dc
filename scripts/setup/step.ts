import { Interrupted } from './interrupted.ts'

/** A step of the set-up that cannot go on: what failed, why, and what a person can do about it. */
export class StepFailed extends Error {
  readonly step: string
  readonly remedy: string

  constructor({ step, cause, remedy }: { step: string; cause: string; remedy: string }) {
    super(cause)
    this.step = step
    this.remedy = remedy
  }
}

// A tool that prints JSON for another program keeps its standard output clean.
export const scriptOutput = process.argv.includes('--json') ? process.stderr : process.stdout

export const say = (step: string, line: string): void => {
  scriptOutput.write(`${step}: ${line}\n`)
}

export const explainFailure = (error: unknown): string =>
  error instanceof StepFailed
    ? `\nStep that failed: ${error.step}\nCause: ${error.message}\nWhat to do: ${error.remedy}\n`
    : `\nUnexpected: ${error instanceof Error ? error.stack : String(error)}\n`

/** Runs the main function of a script and ends the process with its exit code. */
export const runScript = async (main: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof Interrupted)) process.stderr.write(explainFailure(error))
    process.exitCode = error instanceof Interrupted ? error.exitCode : 1
  }
}
