import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { failed, type InputRule, type Result, success } from '#core/contract/failure'
import type { TablesDependencies } from '../features/tables/dependencies.ts'
import { errorCode } from '../store/file/error-code.ts'
import { maxFileBytes } from '../workers/tables/limits.ts'
import { refusedByPlace } from './place-fault.ts'

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
      return refusedByPlace(error)
    }
  },
}
