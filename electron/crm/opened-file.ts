import { constants, type Stats } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { FilePart } from './file-part.ts'
import { fileTrouble } from './file-trouble.ts'
import { giveBackBuffer, pieceBytes, takeBuffer } from './piece-buffers.ts'

/** What goes before and after a file in the body of a request. */
export interface Frame {
  readonly start: Buffer
  readonly end: Buffer
}

export interface OpenedFile {
  /**
   * The file in its frame, exactly as many bytes as were promised, or a failure; closes the file behind itself.
   * A piece is valid until the next one is asked for.
   */
  readonly pieces: (frame: Frame) => AsyncGenerator<Uint8Array>
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
  async function* pieces({ start, end }: Frame) {
    const total = start.byteLength + size + end.byteLength
    const readFrom = async (position: number): Promise<Buffer<ArrayBuffer>> => {
      const piece = takeBuffer(Math.min(pieceBytes, total - position))
      place(start, piece, -position)
      await readInto(handle, piece, { position: position - start.byteLength, size })
      place(end, piece, start.byteLength + size - position)
      // Before the last byte has left a server does nothing with the others.
      if (position + piece.byteLength === total) await assertSame()
      return piece
    }
    const readNext = (position: number): Promise<Buffer<ArrayBuffer>> | null => {
      if (position === total) return null
      const reading = readFrom(position)
      // When the request breaks off meanwhile, nobody asks any more what came of it.
      reading.catch(() => undefined)
      return reading
    }
    try {
      // Read ahead while the piece before leaves: with small files most of the time was spent waiting in turns.
      let position = 0
      for (let next = readNext(position); next !== null; ) {
        const piece = await next
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

/** Copies what falls into the piece of something that begins at a place before, in or behind it. */
const place = (part: Buffer, piece: Buffer, at: number): void => {
  part.subarray(Math.max(0, -at)).copy(piece, Math.max(0, at))
}

/** Fills what is the file's of a piece; the position is that of the piece in the file. */
const readInto = async (
  handle: FileHandle,
  piece: Buffer,
  { position, size }: { position: number; size: number },
): Promise<void> => {
  const first = Math.max(0, -position)
  const last = Math.min(piece.byteLength, size - position)
  for (let filled = first; filled < last; ) {
    const bytesRead = await read(handle, piece.subarray(filled, last), position + filled)
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
