import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../setup/project.ts'

const cache = join(projectRoot, 'node_modules/.cache')

/** Makes a folder for the programs that tests start: each is built once in a run, whichever file needs it first. */
export const setup = (): void => {
  mkdirSync(cache, { recursive: true })
  process.env['PROGRAMS_OF_RUN'] = mkdtempSync(join(cache, 'programs-'))
}

export const teardown = (): void => {
  const folder = process.env['PROGRAMS_OF_RUN']
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}
