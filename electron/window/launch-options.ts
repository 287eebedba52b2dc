import { resolve } from 'node:path'

/** The argument with which the system starts the application in the background. */
export const backgroundArgument = '--background'

export interface LaunchOptions {
  /** Enter the demo workspace without asking. */
  readonly demo: boolean
  /** Show the demo's prices, save a picture of them here, and end. */
  readonly screenshotFile: string | null
  /** Started by the system: the window waits in the tray, where it may. */
  readonly background: boolean
  /** The folder of the profile, in place of the user's own. */
  readonly profile: string | null
  /** The policy of a program that is not installed, in place of the computer's. */
  readonly policyFile: string | null
}

const readValue = (args: readonly string[], name: string): string | null => {
  const prefix = `--${name}=`
  const value = args.find((argument) => argument.startsWith(prefix))?.slice(prefix.length)
  return value ? resolve(value) : null
}

export const parseLaunchOptions = (args: readonly string[]): LaunchOptions => {
  const screenshotFile = readValue(args, 'screenshot')
  return {
    demo: args.includes('--demo') || screenshotFile !== null,
    screenshotFile,
    background: args.includes(backgroundArgument),
    profile: readValue(args, 'profile'),
    policyFile: readValue(args, 'policy'),
  }
}
