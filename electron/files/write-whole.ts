import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { markAsDownloaded } from './mark-as-downloaded.ts'

interface WholeFile {
  readonly path: string
  readonly bytes: Uint8Array | string
  /** The permissions of the new file; those that the person usually gives, where they are `usual`. */
  readonly mode: number | 'usual'
  /** What a server has made is marked for the programs that open it. */
  readonly madeBy: 'unitdesk' | 'server'
}

/**
 * Whoever reads the path sees the old file or the new one, whole, whatever happens in between. Until then the new one
 * has a name that nobody can guess: nobody can put a link in its place, and two writers never meet in one file.
 */
export const writeWhole = async ({ path, bytes, mode, madeBy }: WholeFile): Promise<void> => {
  const part = join(dirname(path), `.${randomUUID()}.part`)
  try {
    const file = await open(part, 'wx', mode === 'usual' ? 0o666 : mode)
    try {
      if (mode !== 'usual') await file.chmod(mode)
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    if (madeBy === 'server') await markAsDownloaded(part)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}
