import { accessSync, constants, mkdirSync } from 'node:fs'
import { app } from 'electron'
import { findRefusedSwitch, refusedExitCode } from '../window/confine/refused-switches.ts'
import type { LaunchOptions } from '../window/launch-options.ts'

/** The folder of this run's profile; null where this process has nothing to do and has begun to end. */
export const claimProfile = ({ profile }: Pick<LaunchOptions, 'profile'>): string | null => {
  const refusedSwitch = app.isPackaged ? findRefusedSwitch(process.argv.slice(1)) : null
  if (refusedSwitch !== null) {
    process.stderr.write(`Unitdesk does not start with --${refusedSwitch}.\n`)
    app.exit(refusedExitCode)
    return null
  }
  process.umask(0o077)
  if (profile !== null) app.setPath('userData', profile)
  const folder = app.getPath('userData')
  // Chromium holds a profile that it cannot write to for one that another process has.
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.W_OK)
  if (app.requestSingleInstanceLock()) return folder
  app.quit()
  return null
}
