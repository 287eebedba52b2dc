import { resolve } from 'node:path'

export interface LaunchOptions {
  /** Enter the demo workspace without asking. */
  readonly demo: boolean
  /** Show the demo's prices, save a picture of them here, and end. */
  readonly screenshotFile: string | null
  /** Where the profile lies instead of the user's own folder. */
  readonly profile: string | null
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
    profile: readValue(args, 'profile'),
  }
}
