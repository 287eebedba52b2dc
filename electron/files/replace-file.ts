import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { failed, type Result, success } from '#core/contract/failure'
import { errorCode } from '../store/file/error-code.ts'
import { refusedByPlace } from './place-fault.ts'
import { writeWhole } from './write-whole.ts'

interface ReplaceFileInput {
  readonly folder: string
  readonly fileName: string
  readonly bytes: Uint8Array
  /** `new`: a file that is there already is somebody else's. */
  readonly expects: 'anything' | 'new'
}

const ofPerson: Result<never> = failed({
  kind: 'invalidInput',
  path: 'latest',
  rule: 'fileOfPerson',
  again: 'afterFix',
})

/** Puts what a server has sent in the place of a file that others read. */
export const replaceFile = async ({
  folder,
  fileName,
  bytes,
  expects,
}: ReplaceFileInput): Promise<Result<null>> => {
  const path = join(folder, fileName)
  if (expects === 'new' && (await modeOf(path)) !== null) return ofPerson
  try {
    // Others read the file: it keeps the permissions of the one that it replaces.
    const mode = (await modeOf(path)) ?? 'usual'
    await writeWhole({ path, bytes, mode, madeBy: 'server' })
    await syncFolder(folder)
    return success(null)
  } catch (error) {
    return refusedByPlace(error)
  }
}

const modeOf = async (path: string): Promise<number | null> => {
  try {
    return (await stat(path)).mode & 0o777
  } catch (error) {
    if (errorCode(error) === null) throw error
    return null
  }
}

/** Windows has no such thing and needs none. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
