import { execFileSync } from 'node:child_process'

const parentKey = 'HKLM\\Software\\Policies'
const ownKey = `${parentKey}\\Unitdesk`

/** The text of a value that is there and cannot be read: it is no policy, which counts as a mistake. */
const unreadable = ''

/** What the program of the system has printed of a key; null where it has ended with `1`, as for a key that is not there. */
const query = (program: string, key: string): string | null => {
  try {
    return execFileSync(program, ['query', key], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5_000,
      windowsHide: true,
    })
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 1) return null
    throw error
  }
}

/** The value `Policy`: one line of name, kind and text. */
const valueIn = (printed: string): string | null => {
  const found = /^\s*Policy\s+(REG_\w+)(.*)$/m.exec(printed)
  if (found === null) return null
  const [, kind, text = ''] = found
  return kind === 'REG_SZ' ? text.trim() : unreadable
}

/**
 * The policy of a Windows registry; null where it has none. The program says the same of a key that is not there and of
 * one that it may not open, so the keys beside it are listed: what nobody can tell counts as a policy with a mistake.
 */
export const policyInRegistry = (program: string): string | null => {
  try {
    const own = query(program, ownKey)
    if (own !== null) return valueIn(own)
    const beside = query(program, parentKey)
    return beside === null || /\\Unitdesk\s*$/im.test(beside) ? unreadable : null
  } catch {
    return unreadable
  }
}
