import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

/** The bytes of a file that a person has picked. What is no file, such as a silent pipe, is not waited for. */
export const readWhole = async (
  path: string,
  maxBytes: number,
): Promise<Buffer | 'notAFile' | 'tooLarge'> => {
  // Windows has no such flag, and no such files among those that can be picked.
  const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const found = await handle.stat()
    if (!found.isFile()) return 'notAFile'
    if (found.size > maxBytes) return 'tooLarge'
    const bytes = await handle.readFile()
    return bytes.byteLength > maxBytes ? 'tooLarge' : bytes
  } finally {
    await handle.close()
  }
}
