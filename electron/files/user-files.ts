import { failed, type Result, success } from '#core/contract/failure'
import type { SettingsFileDependencies } from '../features/settings/settings-file.ts'
import { errorCode } from '../store/file/error-code.ts'
import { storeCause } from '../store/file/write-failure.ts'
import { readWhole } from './read-whole.ts'
import { writeWhole } from './write-whole.ts'

const maxBytes = 20_000_000

const unreadable: Result<never> = failed({
  kind: 'invalidInput',
  path: 'file',
  rule: 'unreadable',
  again: 'afterFix',
})

/** Small files that a person has picked. */
export const userFiles: SettingsFileDependencies['files'] = {
  read: async (path) => {
    try {
      const read = await readWhole(path, maxBytes)
      return typeof read === 'string' ? unreadable : success(read.toString('utf8'))
    } catch (error) {
      if (errorCode(error) === null) throw error
      return unreadable
    }
  },
  write: async (path, text) => {
    try {
      await writeWhole({ path, bytes: text, mode: 0o600, madeBy: 'unitdesk' })
      return success(null)
    } catch (error) {
      if (errorCode(error) === null) throw error
      return failed({ kind: 'store', cause: storeCause(error), path, again: 'afterFix' })
    }
  },
}
