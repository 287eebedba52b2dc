import { StepFailed } from '../setup/step.ts'

export const stepNames = ['lint', 'types', 'layers', 'unused', 'unit', 'build', 'e2e'] as const
export type StepName = (typeof stepNames)[number]

export interface Selection {
  /** In the order in which they run. */
  readonly steps: readonly StepName[]
  /** What goes to the runners of tests: a filter, for example. */
  readonly runnerArgs: readonly string[]
}

/** Reads arguments such as `unit lint -- money`: steps, and after `--` the arguments of their runners. No step means all. */
export const selectSteps = (args: readonly string[]): Selection => {
  const end = args.indexOf('--')
  const chosen = end < 0 ? args : args.slice(0, end)
  const unknown = chosen.find((name) => !(stepNames as readonly string[]).includes(name))
  if (unknown !== undefined) {
    throw new StepFailed({
      step: 'test',
      cause: `there is no step "${unknown}"`,
      remedy: `name some of ${stepNames.join(', ')}, or none for all; a filter follows after --`,
    })
  }
  // A story runs what was built: it never sees an older one.
  const wanted = chosen.includes('e2e') ? [...chosen, 'build'] : chosen
  return {
    steps: wanted.length === 0 ? stepNames : stepNames.filter((name) => wanted.includes(name)),
    runnerArgs: end < 0 ? [] : args.slice(end + 1),
  }
}
