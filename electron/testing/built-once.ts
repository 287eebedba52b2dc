import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Build = (folder: string) => Promise<unknown>

/**
 * A folder that is built unless it is there. Whoever needs it at the same moment builds their own, and the first
 * stays.
 */
export const builtAt = async (folder: string, build: Build): Promise<string> => {
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  const own = mkdtempSync(join(dirname(folder), 'being-built-'))
  await build(own)
  try {
    renameSync(own, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(own, { recursive: true, force: true })
  }
  return folder
}

/** A folder that is built once in a run of the tests. */
export const builtOnce = (name: string, build: Build): Promise<string> => {
  const programs = process.env['PROGRAMS_OF_RUN']
  if (programs === undefined) throw new Error('Nobody has made a folder for the programs')
  return builtAt(join(programs, name), build)
}
