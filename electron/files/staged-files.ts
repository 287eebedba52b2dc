import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The state of a file at this moment, in the form that was noted when it was read; null when it does not exist. */
export const stampOf = async (
  path: string,
): Promise<{ readonly sizeBytes: number; readonly modifiedAt: number } | null> => {
  const found = await stat(path).catch(() => null)
  if (found === null || !found.isFile()) return null
  return { sizeBytes: found.size, modifiedAt: Math.floor(found.mtimeMs) }
}

/** Removes the files below a folder that nobody needs, and folders that are empty then. */
export const sweep = async (folder: string, isNeeded: (path: string) => boolean): Promise<void> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      await sweep(path, isNeeded)
      // Refused while something is in it.
      await rmdir(path).catch(() => undefined)
    } else if (!isNeeded(path)) {
      // A file that another program has open is swept with the next start.
      await rm(path, { force: true }).catch(() => undefined)
    }
  }
}
