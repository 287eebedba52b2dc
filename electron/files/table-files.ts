import { basename } from 'node:path'
import { failed, type InputRule, type Result, success } from '#core/contract/failure'
import type { TablesDependencies } from '../features/tables/dependencies.ts'
import { errorCode } from '../store/file/error-code.ts'
import { maxFileBytes } from '../workers/tables/limits.ts'
import { refusedByPlace } from './place-fault.ts'
import { readWhole } from './read-whole.ts'
import { writeWhole } from './write-whole.ts'

const refused = (rule: InputRule): Result<never> =>
  failed({ kind: 'invalidInput', path: 'file', rule, again: 'afterFix' })

/** Tables that a person has picked, or the place where one goes. */
export const tableFiles: TablesDependencies['files'] = {
  nameOf: (path) => basename(path),
  read: async (path) => {
    try {
      const read = await readWhole(path, maxFileBytes)
      if (read === 'tooLarge') return refused('tableTooLarge')
      return read === 'notAFile' ? refused('tableUnreadable') : success(read)
    } catch (error) {
      if (errorCode(error) === null) throw error
      return refused('tableUnreadable')
    }
  },
  write: (path, bytes) => write(path, bytes, 'unitdesk'),
}

/** A file as a server has sent it, where a person wants it. */
export const writeServersFile: TablesDependencies['files']['write'] = (path, bytes) =>
  write(path, bytes, 'server')

const write = async (
  path: string,
  bytes: Uint8Array,
  madeBy: 'unitdesk' | 'server',
): Promise<Result<null>> => {
  try {
    await writeWhole({ path, bytes, mode: 0o600, madeBy })
    return success(null)
  } catch (error) {
    return refusedByPlace(error)
  }
}
