import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FolderEntry, LeadFiles } from '../features/leads/dependencies.ts'
import { errorCode } from '../store/file/error-code.ts'
import { tableFiles } from './table-files.ts'

const mostEntries = 5_000

/** Files of the site, wherever a person keeps them. */
export const leadFiles: LeadFiles = {
  nameOf: (path) => basename(path),
  pathIn: (folder, name) => join(folder, basename(name)),
  read: tableFiles.read,
  sha256Of: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  list: async (folder, fits) => {
    try {
      const entries = await readdir(folder, { withFileTypes: true })
      const files = entries
        .filter((entry) => entry.isFile() && fits(entry.name))
        .slice(0, mostEntries)
      const found: FolderEntry[] = []
      for (const { name } of files) {
        const path = join(folder, name)
        const { size, mtimeMs } = await stat(path)
        found.push({ name, path, sizeBytes: size, modifiedAt: mtimeMs })
      }
      return found
    } catch (error) {
      if (errorCode(error) === null) throw error
      return null
    }
  },
}
