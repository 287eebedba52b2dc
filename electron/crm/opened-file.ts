import { type FileHandle, open, stat } from 'node:fs/promises'
import type { FilePart } from './call.ts'
import { fileTrouble } from './file-trouble.ts'
import { giveBackBuffer, pieceBytes, takeBuffer } from './piece-buffers.ts'

export interface OpenedFile {
  /**
   * Exactly as many bytes as were promised, or a failure; closes the file behind itself. A piece is valid until
   * the next one is asked for.
   */
  readonly pieces: () => AsyncGenerator<Uint8Array>
  /** For a file that was never read. */
  readonly close: () => Promise<void>
}

/** A file as it was when it was looked at, read piece by piece. */
export const openFile = async ({ path, size }: FilePart): Promise<OpenedFile> => {
  const handle = await openRegular(path)
  const before = await handle.stat()
  if (before.size !== size) {
    await handle.close()
    throw fileTrouble('fileChanged')
  }
  async function* pieces() {
    try {
      let position = 0
      while (size - position >= pieceBytes) {
        const buffer = takeBuffer()
        await fill(handle, buffer, position)
        position += pieceBytes
        yield buffer
        // Not reached when the request broke off: the bytes may still be on their way then.
        giveBackBuffer(buffer)
      }
      // A short piece may wait in the socket's queue beside the end of the request: its memory is its own.
      const rest = Buffer.allocUnsafeSlow(size - position)
      await fill(handle, rest, position)
      if (rest.byteLength > 0) yield rest
      const after = await handle.stat()
      const isSame = after.size === size && after.mtimeMs === before.mtimeMs
      if (!isSame) throw fileTrouble('fileChanged')
    } finally {
      await handle.close()
    }
  }
  return { pieces, close: () => handle.close() }
}

const openRegular = async (path: string): Promise<FileHandle> => {
  try {
    // Looked at before it is opened: a pipe would keep whoever opens it waiting.
    if ((await stat(path)).isFile()) return await open(path, 'r')
  } catch (error) {
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw fileTrouble(isGone ? 'fileVanished' : 'fileUnreadable', error)
  }
  throw fileTrouble('fileUnreadable')
}

const fill = async (handle: FileHandle, buffer: Buffer, start: number): Promise<void> => {
  for (let filled = 0; filled < buffer.byteLength; ) {
    const bytesRead = await read(handle, buffer.subarray(filled), start + filled)
    if (bytesRead === 0) throw fileTrouble('fileChanged')
    filled += bytesRead
  }
}

const read = async (handle: FileHandle, buffer: Buffer, position: number): Promise<number> => {
  try {
    return (await handle.read(buffer, 0, buffer.byteLength, position)).bytesRead
  } catch (error) {
    throw fileTrouble('fileUnreadable', error)
  }
}
