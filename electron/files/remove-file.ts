import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Result, success } from '#core/contract/failure'
import { refusedByPlace } from './place-fault.ts'

/** Removes a file; one that does not exist is no failure. */
export const removeFile = async (file: {
  readonly folder: string
  readonly fileName: string
}): Promise<Result<null>> => {
  try {
    await rm(join(file.folder, file.fileName), { force: true })
    return success(null)
  } catch (error) {
    return refusedByPlace(error)
  }
}
