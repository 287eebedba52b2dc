import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Desktop Entry Specification, "The Exec key": what stands in quotes, and the field codes. */
const quoted = (argument: string): string =>
  `"${argument
    .replaceAll(/["`$\\]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')}"`

const entryOf = (command: readonly string[]): string =>
  [
    '[Desktop Entry]',
    'Type=Application',
    'Version=1.0',
    'Name=Unitdesk',
    'Terminal=false',
    `Exec=${command.map(quoted).join(' ')}`,
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n')

export interface AutostartFile {
  readonly isThere: () => boolean
  readonly write: (command: readonly string[]) => void
  readonly remove: () => void
}

/** The file that starts the application with a session of Linux. */
export const autostartFile = (path: string): AutostartFile => ({
  isThere: () => {
    try {
      const text = readFileSync(path, 'utf8')
      // A desktop's own settings switch an entry off without removing it.
      return !/^(?:Hidden=true|X-GNOME-Autostart-enabled=false)\s*$/m.test(text)
    } catch {
      return false
    }
  },
  write: (command) => {
    mkdirSync(dirname(path), { recursive: true })
    const part = `${path}.part`
    const file = openSync(part, 'w', 0o644)
    try {
      writeSync(file, entryOf(command))
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(part, path)
  },
  remove: () => rmSync(path, { force: true }),
})
