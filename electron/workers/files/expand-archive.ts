import { mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeftOut } from '#core/media/queue/left-out'
import { fileRefusal } from './file-refusal.ts'
import { spareBytes } from './limits.ts'
import { planArchive } from './plan-archive.ts'
import { readArchiveDirectory } from './read-archive-directory.ts'
import { unpackEntry } from './unpack-entry.ts'
import type { DroppedFile } from './walk.ts'

interface ExpandArchiveInput {
  readonly archive: DroppedFile
  readonly stagingFolder: string
  readonly maxFiles: number
  /** A name that no other file in the staging folder has. */
  readonly newName: () => string
  readonly leave: (leftOut: readonly LeftOut[]) => void
}

/** Unpacks an archive file by file, each when the one before was taken. */
export async function* expandArchive(expanding: ExpandArchiveInput): AsyncGenerator<DroppedFile> {
  const { archive, stagingFolder, leave, maxFiles } = expanding
  const opened = await readArchiveDirectory(archive.path)
  if (typeof opened === 'string') return leave([{ path: archive.hint, reason: opened }])
  const { zip, entries } = opened
  try {
    await mkdir(stagingFolder, { recursive: true, mode: 0o700 })
    const room = { files: maxFiles, bytes: await freeBytes(stagingFolder) }
    const plan = planArchive({ ...archive, entries }, room)
    leave(plan.leftOut)
    for (const { entry, hint } of plan.entries) {
      const to = join(stagingFolder, expanding.newName())
      const reason = await unpacked(() => unpackEntry({ zip, entry, to }))
      if (reason === null) {
        yield { path: to, hint, sizeBytes: entry.uncompressedSize }
        continue
      }
      await rm(to, { force: true })
      leave([{ path: hint, reason }])
    }
  } finally {
    zip.close()
  }
}

const unpacked = async (unpack: () => Promise<boolean>): Promise<LeftOut['reason'] | null> => {
  try {
    return (await unpack()) ? null : 'damaged'
  } catch (error) {
    return fileRefusal(error)
  }
}

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return Math.max(0, bavail * bsize - spareBytes)
}
