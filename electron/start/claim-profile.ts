import { accessSync, constants, mkdirSync, mkdtempSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { app } from 'electron'
import type { Policy } from '#core/policy/policy'
import {
  findRefusedSwitches,
  isWithoutNamespaces,
  refusedExitCode,
} from '../window/confine/refused-switches.ts'
import { refuseWithoutSandbox } from '../window/ending/refuse-start.ts'
import type { LaunchOptions } from '../window/launch-options.ts'

/** The folder of this run's profile; null where this process has nothing to do and has begun to end. */
export const claimProfile = (
  options: LaunchOptions,
  { profileFolder }: Pick<Policy, 'profileFolder'>,
): string | null => {
  const switches = app.isPackaged ? findRefusedSwitches(process.argv.slice(1)) : []
  if (switches.length > 0) {
    process.stderr.write(`Unitdesk does not start with --${switches[0]}.\n`)
    // Whoever has started it from a menu sees no such line. Nothing is opened here but the box.
    if (isWithoutNamespaces(switches, process.env['APPIMAGE'])) void refuseWithoutSandbox()
    else app.exit(refusedExitCode)
    return null
  }
  process.umask(0o077)
  const named = profileFor(options) ?? (profileFolder && inHome(profileFolder))
  if (named !== null) app.setPath('userData', named)
  const folder = app.getPath('userData')
  // Chromium holds a profile that it cannot write to for one that another process has.
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.W_OK)
  if (app.requestSingleInstanceLock()) return folder
  app.quit()
  return null
}

/** `~` is the home of whoever has started the application. */
const inHome = (folder: string): string =>
  folder.startsWith('~') ? join(homedir(), folder.slice(1)) : folder

/** A picture shows the demo of a profile that is thrown away: nobody's own is opened for it. */
const profileFor = ({ profile, screenshotFile }: LaunchOptions): string | null =>
  profile === null && screenshotFile !== null
    ? mkdtempSync(join(tmpdir(), 'unitdesk-picture-'))
    : profile
