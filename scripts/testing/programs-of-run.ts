import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../setup/project.ts'

const cache = join(projectRoot, 'node_modules/.cache')
const prefix = 'programs-'
const dayMs = 86_400_000

/** Makes a folder for the programs that tests start: each is built once in a run, whichever file needs it first. */
export const setup = (): void => {
  mkdirSync(cache, { recursive: true })
  removeLeft()
  process.env['PROGRAMS_OF_RUN'] = mkdtempSync(join(cache, prefix))
}

export const teardown = (): void => {
  const folder = process.env['PROGRAMS_OF_RUN']
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}

/** A run that was killed has left its folder; one that goes on beside this one is younger than a day. */
const removeLeft = (): void => {
  for (const name of readdirSync(cache)) {
    if (!name.startsWith(prefix)) continue
    const folder = join(cache, name)
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age > dayMs) rmSync(folder, { recursive: true, force: true })
  }
}
