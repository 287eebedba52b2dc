import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A folder that is built once in a run of the tests. Files that need it at the same moment each build their own, and the
 * first stays.
 */
export const builtOnce = async (
  name: string,
  build: (folder: string) => Promise<unknown>,
): Promise<string> => {
  const programs = process.env['PROGRAMS_OF_RUN']
  if (programs === undefined) throw new Error('Nobody has made a folder for the programs')
  const folder = join(programs, name)
  if (existsSync(folder)) return folder
  const own = mkdtempSync(join(programs, 'being-built-'))
  await build(own)
  try {
    renameSync(own, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(own, { recursive: true, force: true })
  }
  return folder
}
