import { resolve } from 'node:path'
import { StepFailed } from '../setup/step.ts'

export interface ApplicationArguments {
  readonly args: readonly string[]
  /** Where the application is asked to save a picture of itself before it ends. */
  readonly screenshotFile: string | null
}

const namesOfPaths = ['--screenshot', '--profile']

/** `--screenshot FILE` as the application reads it: one argument, the path as seen from where the person is. */
export const applicationArguments = (
  given: readonly string[],
  folder: string,
): ApplicationArguments => {
  const args: string[] = []
  let screenshotFile: string | null = null
  const rest = [...given]
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    const [name = '', ...value] = argument.split('=')
    if (!namesOfPaths.includes(name)) {
      args.push(argument)
      continue
    }
    const path = value.length > 0 ? value.join('=') : rest.shift()
    if (!path) {
      throw new StepFailed({
        step: 'start',
        cause: `${name} needs a path after it`,
        remedy: `name one, as in: npm start -- ${name} PATH`,
      })
    }
    const absolute = resolve(folder, path)
    if (name === '--screenshot') screenshotFile = absolute
    args.push(`${name}=${absolute}`)
  }
  return { args, screenshotFile }
}
