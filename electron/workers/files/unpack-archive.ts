import { mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeftOut } from '#core/media/queue/left-out'
import { fileRefusal } from './file-refusal.ts'
import type { ArchiveToUnpack, DroppedFile, UnpackedFiles } from './files-message.ts'
import { atOnce, spareBytes } from './limits.ts'
import { planArchive } from './plan-archive.ts'
import { readArchiveDirectory } from './read-archive-directory.ts'
import { unpackEntry } from './unpack-entry.ts'

/** Unpacks a part of an archive; what of it cannot be unpacked is left out. */
export const unpackArchive = async (input: ArchiveToUnpack): Promise<UnpackedFiles> => {
  const [{ hint }] = input.files
  try {
    return await unpackPart(input)
  } catch (error) {
    return nothingBut([{ path: hint, reason: fileRefusal(error) }])
  }
}

const nothingBut = (leftOut: readonly LeftOut[]): UnpackedFiles => ({
  files: [],
  leftOut,
  next: null,
})

const unpackPart = async ({
  files: [archive],
  stagingFolder,
  maxFiles,
  part,
}: ArchiveToUnpack): Promise<UnpackedFiles> => {
  const opened = await readArchiveDirectory(archive.path)
  if (typeof opened === 'string') return nothingBut([{ path: archive.hint, reason: opened }])
  const { zip, entries } = opened
  try {
    await mkdir(stagingFolder, { recursive: true, mode: 0o700 })
    const { from, roomBytes } = part ?? { from: 0, roomBytes: await freeBytes(stagingFolder) }
    const plan = planArchive({ ...archive, entries }, { files: maxFiles, bytes: roomBytes })
    const files: DroppedFile[] = []
    // What the directory alone refuses is told with the first part.
    const leftOut = part === null ? [...plan.leftOut] : []
    let [at, bytes] = [from, 0]
    for (const { entry, hint } of plan.entries.slice(from, from + atOnce.files)) {
      if (bytes >= atOnce.bytes) break
      const to = join(stagingFolder, String(at))
      const reason = await unpacked(() => unpackEntry({ zip, entry, to }))
      at += 1
      bytes += entry.uncompressedSize
      if (reason === null) {
        files.push({ path: to, hint, sizeBytes: entry.uncompressedSize })
        continue
      }
      await rm(to, { force: true })
      leftOut.push({ path: hint, reason })
    }
    const isLast = at === plan.entries.length
    return { files, leftOut, next: isLast ? null : { from: at, roomBytes } }
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
