import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { policyInRegistry } from './policy-in-registry.ts'

/** Places that only an administrator writes to. */
const linuxFile = '/etc/unitdesk/policy.json'
const macProfile = '/Library/Managed Preferences/com.unitdesk.Unitdesk.plist'

/** The text of a file that is there and cannot be read: it is no policy, which counts as a mistake. */
const unreadable = ''

/** The text of the policy of this computer; null where it has none. */
export const readPolicyText = (ownFile: string | null): string | null => {
  if (ownFile !== null) return readFile(ownFile)
  if (process.platform === 'win32') return readRegistry()
  return process.platform === 'darwin' ? readProfile() : readFile(linuxFile)
}

const readFile = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    if (code === null) throw error
    return unreadable
  }
}

// Neither Node nor Electron reads the registry or a property list: what the system ships for it does.
const readRegistry = (): string | null =>
  policyInRegistry(`${process.env['SystemRoot'] ?? 'C:\\Windows'}\\System32\\reg.exe`)

const readProfile = (): string | null => (existsSync(macProfile) ? profileText() : null)

const profileText = (): string => {
  try {
    return execFileSync('/usr/bin/plutil', ['-convert', 'json', '-o', '-', macProfile], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5_000,
    })
  } catch {
    return unreadable
  }
}
