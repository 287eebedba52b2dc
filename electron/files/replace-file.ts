import { randomUUID } from 'node:crypto'
import { open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { failed, type Result, success } from '#core/contract/failure'
import { errorCode } from '../store/file/error-code.ts'
import { refusedByPlace } from './place-fault.ts'

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

/** Whoever reads the file sees the old one or the new one, whole, whatever happens in between. */
export const replaceFile = async ({
  folder,
  fileName,
  bytes,
  expects,
}: ReplaceFileInput): Promise<Result<null>> => {
  const path = join(folder, fileName)
  if (expects === 'new' && (await modeOf(path)) !== null) return ofPerson
  // The name is random: two writers at once must not write into one file.
  const part = join(folder, `.${fileName}.${randomUUID()}.part`)
  try {
    // Others read the file: it gets the permissions of the folder, or those of the file that it replaces.
    const file = await open(part, 'wx')
    try {
      const mode = await modeOf(path)
      if (mode !== null) await file.chmod(mode)
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
    await syncFolder(folder)
    return success(null)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
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
