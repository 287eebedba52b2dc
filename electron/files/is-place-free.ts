import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../store/file/error-code.ts'

/** Whether no file of that name is there. */
export const isPlaceFree = async (file: {
  readonly folder: string
  readonly fileName: string
}): Promise<boolean> => {
  try {
    await stat(join(file.folder, file.fileName))
    return false
  } catch (error) {
    if (errorCode(error) === null) throw error
    return errorCode(error) === 'ENOENT'
  }
}
