import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { failed, type InputRule, type Result, success } from '#core/contract/failure'
import type { TablesDependencies } from '../features/tables/dependencies.ts'
import { errorCode } from '../store/file/error-code.ts'
import { storeCause } from '../store/file/write-failure.ts'
import { maxFileBytes } from '../workers/tables/limits.ts'

const refused = (rule: InputRule): Result<never> =>
  failed({ kind: 'invalidInput', path: 'file', rule, again: 'afterFix' })

/** Tables that a person has picked, or the place where one goes. */
export const tableFiles: TablesDependencies['files'] = {
  nameOf: (path) => basename(path),
  read: async (path) => {
    try {
      const { size } = await stat(path)
      return size > maxFileBytes ? refused('tableTooLarge') : success(await readFile(path))
    } catch (error) {
      if (errorCode(error) === null) throw error
      return refused('tableUnreadable')
    }
  },
  write: async (path, bytes) => {
    const part = `${path}.part`
    try {
      await writeFile(part, bytes, { mode: 0o600 })
      await rename(part, path)
      return success(null)
    } catch (error) {
      await rm(part, { force: true })
      if (errorCode(error) === null) throw error
      return refused(placeFault(error))
    }
  },
}

const placeFault = (error: unknown): InputRule => {
  // A workbook that a spreadsheet has open cannot be replaced on Windows.
  if (errorCode(error) === 'EBUSY') return 'placeInUse'
  return storeCause(error) === 'full' ? 'placeFull' : 'placeNotWritable'
}
