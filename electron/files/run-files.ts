import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { failed, type Result, success } from '#core/contract/failure'
import type { RunFiles } from '../features/exports/table/contents-dependencies.ts'
import { errorCode } from '../store/file/error-code.ts'
import { storeCause } from '../store/file/write-failure.ts'
import type { OutsideFiles } from '../window/outside/outside-files.ts'
import { sweep } from './staged-files.ts'
import { writeServersFile } from './table-files.ts'
import { writeWhole } from './write-whole.ts'

/** Copies of runs for other programs, below a folder of the profile. */
export const runFiles = (
  folder: string,
  outside: OutsideFiles,
): RunFiles & { readonly sweep: () => Promise<void> } => {
  // The folder of a file that was made before the sweep has reached it stays.
  const made = new Set<string>()
  return {
    ...outside,
    write: writeServersFile,
    nameOf: (path) => basename(path),
    makeCopy: async (name, bytes): Promise<Result<string>> => {
      const own = join(folder, randomUUID())
      const path = join(own, name)
      made.add(own)
      try {
        await mkdir(own, { recursive: true, mode: 0o700 })
        await writeWhole({ path, bytes, mode: 0o600, madeBy: 'server' })
        return success(path)
      } catch (error) {
        if (errorCode(error) === null) throw error
        await rm(own, { recursive: true, force: true }).catch(() => undefined)
        return failed({ kind: 'store', cause: storeCause(error), path: own, again: 'afterFix' })
      }
    },
    sweep: () => sweep(folder, (path) => made.has(dirname(path))),
  }
}
