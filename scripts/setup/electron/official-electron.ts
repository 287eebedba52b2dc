import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { electronPackage } from './electron-folder.ts'

/** The version of Electron that package.json pins: the one that is shipped to people. */
export const officialVersion = (): string => {
  const description: { version: string } = JSON.parse(
    readFileSync(join(electronPackage, 'package.json'), 'utf8'),
  )
  return description.version
}

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
