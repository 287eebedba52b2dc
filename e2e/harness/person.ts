import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const nobody = 65_534

/** Tests that run as root start the application as a user without rights: only then is its sandbox on. */
export const dropsPrivileges = process.getuid?.() === 0

/** The command as it runs for the person at the computer; it replaces itself, so the process id stays. */
export const asPerson = (command: string, args: readonly string[]): [string, string[]] =>
  dropsPrivileges
    ? ['setpriv', [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', command, ...args]]
    : [command, [...args]]

export const giveToPerson = (path: string): void => {
  if (dropsPrivileges) chownSync(path, nobody, nobody)
}

/** A home of its own. */
export const makeHome = (): string => {
  const home = mkdtempSync(join(tmpdir(), 'unitdesk-person-'))
  giveToPerson(home)
  return home
}
