import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { failed, type Result, success } from '#core/contract/failure'
import { errorCode } from '../store/file/error-code.ts'
import { placeFault } from './place-fault.ts'

/** One that is gone already is no failure. */
export const removeFile = async (file: {
  readonly folder: string
  readonly fileName: string
}): Promise<Result<null>> => {
  try {
    await rm(join(file.folder, file.fileName), { force: true })
    return success(null)
  } catch (error) {
    if (errorCode(error) === null) throw error
    const rule = placeFault(error)
    return failed({ kind: 'invalidInput', path: 'latest', rule, again: 'afterFix' })
  }
}
