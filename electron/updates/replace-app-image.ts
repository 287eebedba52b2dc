import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { chmod, copyFile, open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { UpdateRefused } from './update-refused.ts'

export interface DownloadedPackage {
  readonly path: string
  /** What was signed for, in base64. */
  readonly sha512: string
}

/** It may have waited for days, and must still be what was signed for. */
export const checkPackage = async ({ path, sha512 }: DownloadedPackage): Promise<void> => {
  const hash = createHash('sha512')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  if (hash.digest('base64') !== sha512) throw new UpdateRefused('wrongFile')
}

/**
 * Puts a downloaded AppImage in the place of the one that runs, which keeps its name: whatever starts it finds it there.
 * There is a whole application at every moment: the new one is written beside the old one, checked there, and renamed.
 * The library would remove the old one first.
 */
export const replaceAppImage = async (
  { path, sha512 }: DownloadedPackage,
  running: string,
): Promise<void> => {
  const part = `${running}.part`
  try {
    await rm(part, { force: true })
    await copyFile(path, part, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
    await checkPackage({ path: part, sha512 })
    await chmod(part, 0o755)
    await settle(part)
    await rename(part, running)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await rm(path, { force: true })
}

/** Its bytes are on the disk before it has its name. */
const settle = async (path: string): Promise<void> => {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
