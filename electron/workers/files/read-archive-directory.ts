import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { defect } from '#core/defect'
import type { LeftOut } from '#core/media/queue/left-out'
import { maxDirectoryBytes } from './limits.ts'

interface OpenedArchive {
  readonly zip: ZipFile
  readonly entries: readonly Entry[]
}

/** What is no archive is a damaged one. The archive stays open. */
export const readArchiveDirectory = async (
  path: string,
): Promise<OpenedArchive | LeftOut['reason']> => {
  const zip = await openZip(path)
  if (zip === null) return 'damaged'
  // Said again by whoever reads the entries.
  zip.on('error', () => undefined)
  const entries: Entry[] = []
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry)
      bytes += entryBytes + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
      if (bytes > maxDirectoryBytes) throw defect('larger than the directory of any archive')
    }
    return { zip, entries }
  } catch (error) {
    // An error in a directory hides everything behind it.
    zip.close()
    return isStrongEncryption(error) ? 'encrypted' : 'damaged'
  }
}

// The library has no other sign of it: its index may be encrypted too.
const isStrongEncryption = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('strong encryption')

// The memory that an entry takes besides its names.
const entryBytes = 500

const openZip = async (path: string): Promise<ZipFile | null> => {
  try {
    // Sizes are compared while unpacking: one entry that lies does not spoil the others.
    const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false }
    return await openPromise(path, options)
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error
    return null
  }
}
