import { readFile, stat, writeFile } from 'node:fs/promises'
import { failed, type Result, success } from '#core/contract/failure'
import type { AccountsDependencies } from '../features/accounts/dependencies.ts'
import { errorCode } from '../store/file/error-code.ts'
import { storeCause } from '../store/file/write-failure.ts'

const maxBytes = 1_000_000

const unreadable: Result<never> = failed({
  kind: 'invalidInput',
  path: 'file',
  rule: 'unreadable',
  again: 'afterFix',
})

/** Small files that a person has picked. */
export const userFiles: AccountsDependencies['files'] = {
  read: async (path) => {
    try {
      const { size } = await stat(path)
      return size > maxBytes ? unreadable : success(await readFile(path, 'utf8'))
    } catch (error) {
      if (errorCode(error) === null) throw error
      return unreadable
    }
  },
  write: async (path, text) => {
    try {
      await writeFile(path, text, { mode: 0o600 })
      return success(null)
    } catch (error) {
      if (errorCode(error) === null) throw error
      return failed({ kind: 'store', cause: storeCause(error), path, again: 'afterFix' })
    }
  },
}
