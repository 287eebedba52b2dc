import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { failed, type Result, success } from '#core/contract/failure'
import type { RunFiles } from '../features/exports/table/contents-dependencies.ts'
import { errorCode } from '../store/file/error-code.ts'
import { storeCause } from '../store/file/write-failure.ts'
import type { OutsideFiles } from '../window/outside/outside-files.ts'
import { sweep } from './staged-files.ts'
import { tableFiles } from './table-files.ts'

/** Copies of runs for other programs, below a folder of the profile. */
export const runFiles = (
  folder: string,
  outside: OutsideFiles,
): RunFiles & { readonly sweep: () => Promise<void> } => {
  // A file that was made before the sweep has reached it stays.
  const made = new Set<string>()
  return {
    ...outside,
    write: tableFiles.write,
    nameOf: (path) => basename(path),
    makeCopy: async (name, bytes): Promise<Result<string>> => {
      const own = join(folder, randomUUID())
      const path = join(own, name)
      const part = `${path}.part`
      made.add(path).add(part)
      try {
        await mkdir(own, { recursive: true, mode: 0o700 })
        await writeFile(part, bytes, { mode: 0o600 })
        await rename(part, path)
        return success(path)
      } catch (error) {
        if (errorCode(error) === null) throw error
        await rm(own, { recursive: true, force: true }).catch(() => undefined)
        return failed({ kind: 'store', cause: storeCause(error), path: own, again: 'afterFix' })
      }
    },
    sweep: () => sweep(folder, (path) => made.has(path)),
  }
}
