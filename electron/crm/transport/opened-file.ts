import { closeSync, constants, fstatSync, open as openWith, read as readWith } from 'node:fs'
import { promisify } from 'node:util'
import type { Clock } from '#core/time'
import type { FilePart } from './file-part.ts'
import { fileTrouble } from './file-trouble.ts'
import { createLinePace, largestPieceBytes, smallPieceBytes } from './line-pace.ts'

/** What goes before a file in a request finds room in front of its first piece. */
const headroom = 4 * 1024

const bufferBytes = headroom + largestPieceBytes + headroom

/** Buffers of two files that leave and of two that are read; for a moment there are more. */
const keptAtMost = 4
const free: ArrayBuffer[] = []

/**
 * Room for so many bytes of a file and its frame. New memory for every piece took longer than the sending; but what is
 * shorter may wait in the socket's queue while the next one is asked for: its memory is its own.
 */
const takeBuffer = (fileBytes: number): Buffer<ArrayBuffer> =>
  fileBytes < smallPieceBytes
    ? Buffer.allocUnsafeSlow(headroom + fileBytes + headroom)
    : Buffer.from(free.pop() ?? new ArrayBuffer(bufferBytes))

/** Gives back a buffer whose bytes have left: another file is read into it. */
const giveBackBuffer = ({ buffer }: Buffer<ArrayBuffer>): void => {
  if (buffer.byteLength === bufferBytes && free.length < keptAtMost) free.push(buffer)
}

/** What goes before and after a file in the body of a request. */
export interface Frame {
  readonly start: Buffer
  readonly end: Buffer
}

export interface OpenedFile {
  readonly part: FilePart
  /** Rejects when it is not what was looked at. */
  readonly isSame: Promise<void>
  /** Rejects when there is nothing that could be sent. */
  readonly isReady: Promise<void>
  /**
   * The file in its frame, exactly as many bytes as were promised, or a failure. A piece is valid until the next one
   * is asked for.
   */
  readonly pieces: (frame: Frame) => AsyncGenerator<Uint8Array>
  /** Called when the request has ended in any way, or was never made; calling it again does no harm. */
  readonly close: () => void
}

/** A part of a file, with room around it. */
interface Piece {
  readonly buffer: Buffer<ArrayBuffer>
  readonly length: number
}

/** The pace that one file has found out holds for the next. */
const paceOfThisRun = createLinePace()

/** Opens a file and begins to read it, so that it is at hand when its request may leave. */
export const openFile = (
  part: FilePart,
  clock: Pick<Clock, 'elapsedMs'>,
  pace = paceOfThisRun,
): OpenedFile => {
  const { path, size } = part
  const opening = openWithoutWaiting(path)
  let isClosed = false
  const read = async (position: number): Promise<Piece> => {
    const length = pace.next(size - position)
    const buffer = takeBuffer(length)
    await readInto(await opening, buffer.subarray(headroom, headroom + length), position)
    return { buffer, length }
  }
  // A file that has changed since is refused before half a gigabyte of it has left.
  const isSame = begin(async () => assertSame(await opening, part))
  const first = begin(async () => {
    await isSame
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
      // A server does nothing with a file before its last byte has arrived.
      if (isLast) assertSame(await opening, part)
      const leftAt = clock.elapsedMs()
      yield* framed(piece, isFirst ? frame.start : nothing, isLast ? frame.end : nothing)
      pace.left({ bytes: piece.length, tookMs: clock.elapsedMs() - leftAt })
      // Skipped when the request broke off: the bytes may still be on their way then.
      giveBackBuffer(piece.buffer)
    }
  }
  return {
    part,
    isSame,
    isReady: begin(async () => void (await first)),
    pieces,
    close: () => {
      if (isClosed) return
      isClosed = true
      // A file that was only read cannot fail to close, and nobody need wait for it.
      void opening.then(closeSync).catch(() => undefined)
    },
  }
}

/** Starts work whose result nobody awaits when the request breaks off meanwhile. */
const begin = <T>(work: () => Promise<T>): Promise<T> => {
  const begun = work()
  begun.catch(() => undefined)
  return begun
}

const nothing = Buffer.alloc(0)

/** Sends one large piece where there is room: each further piece waits until the one before has left. */
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

/** Throws where the opened file is another one than was looked at, or has changed since. */
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
