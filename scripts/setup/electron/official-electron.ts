import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { electronPackage } from './electron-folder.ts'

const limitMs = 10 * 60_000

/** Runs the installer of the `electron` package; answers with what went wrong, or null. */
export const installOfficialElectron = (): string | null => {
  const installer = spawnSync(process.execPath, [join(electronPackage, 'install.js')], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  })
  if (installer.status === 0) return null
  if (installer.signal !== null) return `it took longer than ${limitMs / 60_000} minutes`
  return firstLine(installer.stderr)
}

const firstLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? 'it gave no reason'
