import { closeSync, constants, fstatSync, open as openWith, read as readWith } from 'node:fs'
import { promisify } from 'node:util'
import type { FilePart } from './file-part.ts'
import { fileTrouble } from './file-trouble.ts'
import { giveBackBuffer, headroom, pieceBytes, takeBuffer, wholeBytes } from './piece-buffers.ts'

/** What goes before and after a file in the body of a request. */
export interface Frame {
  readonly start: Buffer
  readonly end: Buffer
}

export interface OpenedFile {
  readonly part: FilePart
  /** Rejects when there is nothing that could be sent. */
  readonly isReady: Promise<void>
  /**
   * The file in its frame, exactly as many bytes as were promised, or a failure. A piece is valid until the next one
   * is asked for.
   */
  readonly pieces: (frame: Frame) => AsyncGenerator<Uint8Array>
  /** To be called when the request has ended, however it did, and when none was made. */
  readonly close: () => void
}

/** A part of a file, with room around it. */
interface Piece {
  readonly buffer: Buffer<ArrayBuffer>
  readonly length: number
}

/** Opens a file and begins to read it, so that it is at hand when its request may leave. */
export const openFile = (part: FilePart): OpenedFile => {
  const { path, size } = part
  const opening = openWithoutWaiting(path)
  const firstLength = size <= wholeBytes ? size : pieceBytes
  const read = async (position: number): Promise<Piece> => {
    const length = position === 0 ? firstLength : Math.min(pieceBytes, size - position)
    const buffer = takeBuffer(length)
    await readInto(await opening, buffer.subarray(headroom, headroom + length), position)
    return { buffer, length }
  }
  const first = begin(async () => {
    // What has changed since is told before half a gigabyte has left.
    if (size > firstLength) assertSame(await opening, part)
    return read(0)
  })
  async function* pieces(frame: Frame) {
    // The piece behind is read while one leaves.
    let position = 0
    for (let next: Promise<Piece> | null = first; next !== null; ) {
      const piece: Piece = await next
      const isFirst = position === 0
      position += piece.length
      const isLast = position === size
      next = isLast ? null : begin(() => read(position))
      // Before the last byte has left a server does nothing with the others.
      if (isLast) assertSame(await opening, part)
      yield* framed(piece, isFirst ? frame.start : nothing, isLast ? frame.end : nothing)
      // Not reached when the request broke off: the bytes may still be on their way then.
      giveBackBuffer(piece.buffer)
    }
  }
  return {
    part,
    isReady: begin(async () => void (await first)),
    pieces,
    // Nothing that was only read can fail to be closed, and nobody need wait for it.
    close: () => void opening.then(closeSync).catch(() => undefined),
  }
}

/** When the request breaks off meanwhile, nobody asks any more what came of it. */
const begin = <T>(work: () => Promise<T>): Promise<T> => {
  const begun = work()
  begun.catch(() => undefined)
  return begun
}

const nothing = Buffer.alloc(0)

/** In one piece wherever there is room: each one more waits until the one before has left. */
function* framed({ buffer, length }: Piece, start: Buffer, end: Buffer): Generator<Uint8Array> {
  const isRoomBefore = start.byteLength <= headroom
  const isRoomBehind = end.byteLength <= buffer.byteLength - headroom - length
  if (!isRoomBefore) yield start
  const from = isRoomBefore ? headroom - start.copy(buffer, headroom - start.byteLength) : headroom
  const to = headroom + length + (isRoomBehind ? end.copy(buffer, headroom + length) : 0)
  if (to > from) yield buffer.subarray(from, to)
  if (!isRoomBehind) yield end
}

// A pipe would otherwise keep whoever opens it waiting; Windows has no such flag, and no such pipe.
const withoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

const open = promisify(openWith)

const openWithoutWaiting = (path: string): Promise<number> =>
  open(path, withoutWaiting).catch((error: NodeJS.ErrnoException) => {
    throw fileTrouble(error.code === 'ENOENT' ? 'fileVanished' : 'fileUnreadable', error)
  })

/** What was opened is the file that was looked at, as it was then. */
const assertSame = (file: number, { size, modifiedAt }: FilePart): void => {
  const now = fstatSync(file)
  if (!now.isFile()) throw fileTrouble('fileUnreadable')
  if (now.size !== size || Math.trunc(now.mtimeMs) !== modifiedAt) throw fileTrouble('fileChanged')
}

const readInto = async (file: number, target: Buffer, position: number): Promise<void> => {
  for (let filled = 0; filled < target.byteLength; ) {
    const bytesRead = await readSome(file, target.subarray(filled), position + filled)
    if (bytesRead === 0) throw fileTrouble('fileChanged')
    filled += bytesRead
  }
}

const readSome = (file: number, target: Buffer, position: number): Promise<number> =>
  new Promise((resolve, reject) => {
    readWith(file, target, 0, target.byteLength, position, (error, bytesRead) => {
      if (error) reject(fileTrouble('fileUnreadable', error))
      else resolve(bytesRead)
    })
  })
