import { basename } from 'node:path'
import { maxFilesPerDrop } from '#core/contract/media'
import type { MediaFiles } from '../features/media/dependencies.ts'
import { walk } from '../workers/files/walk.ts'

/** What lies in a folder, each file with the folders above it as its hint. */
export const walkFolder: MediaFiles['walkFolder'] = async (path) => {
  const hint = basename(path)
  const { files, leftOut } = await walk([{ path, hint }], { maxFiles: maxFilesPerDrop })
  const isGone = files.length === 0 && leftOut.some((one) => one.path === hint)
  // A file may lie where the folder was.
  return isGone || files[0]?.path === path ? null : files
}
