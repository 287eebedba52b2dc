import { constants, type Stats } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { FilePart } from './file-part.ts'
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
  const { handle, before } = await openRegular(path)
  if (before.size !== size) {
    await handle.close()
    throw fileTrouble('fileChanged')
  }
  const assertSame = async () => {
    const after = await handle.stat()
    if (after.size !== size || after.mtimeMs !== before.mtimeMs) throw fileTrouble('fileChanged')
  }
  const readNext = (position: number): Promise<Buffer | null> => {
    const reading =
      position < size ? readPiece(handle, position, size) : assertSame().then(() => null)
    // When the request breaks off meanwhile, nobody asks any more what came of it.
    reading.catch(() => undefined)
    return reading
  }
  async function* pieces() {
    try {
      // Read ahead while the piece before leaves: with small files most of the time was spent waiting in turns.
      let next = readNext(0)
      for (let position = 0, piece = await next; piece !== null; piece = await next) {
        position += piece.byteLength
        next = readNext(position)
        yield piece
        // Not reached when the request broke off: the bytes may still be on their way then.
        giveBackBuffer(piece)
      }
    } finally {
      // Nothing that was only read can fail to be closed, and the end of the request need not wait for it.
      void handle.close()
    }
  }
  return { pieces, close: () => handle.close() }
}

// A pipe would otherwise keep whoever opens it waiting; Windows has no such flag, and no such pipe.
const withoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

const openRegular = async (path: string): Promise<{ handle: FileHandle; before: Stats }> => {
  const handle = await open(path, withoutWaiting).catch((error: NodeJS.ErrnoException) => {
    throw fileTrouble(error.code === 'ENOENT' ? 'fileVanished' : 'fileUnreadable', error)
  })
  const before = await handle.stat()
  if (before.isFile()) return { handle, before }
  await handle.close()
  throw fileTrouble('fileUnreadable')
}

/** Empty behind the file's end. */
const readPiece = async (handle: FileHandle, start: number, size: number): Promise<Buffer> => {
  const length = Math.min(pieceBytes, size - start)
  // A short piece may wait in the socket's queue beside the end of the request: its memory is its own.
  const buffer = length === pieceBytes ? takeBuffer() : Buffer.allocUnsafeSlow(length)
  await fill(handle, buffer, start)
  return buffer
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
