import { largestPieceBytes, smallPieceBytes } from './line-pace.ts'

/** What goes before a file in a request finds room in front of its first piece. */
export const headroom = 4 * 1024

const bufferBytes = headroom + largestPieceBytes + headroom

/** Buffers of two files that leave and of two that are read; for a moment there are more. */
const keptAtMost = 4
const free: ArrayBuffer[] = []

/**
 * Room for so many bytes of a file and its frame. New memory for every piece took longer than the sending; but what is
 * shorter may wait in the socket's queue while the next one is asked for: its memory is its own.
 */
export const takeBuffer = (fileBytes: number): Buffer<ArrayBuffer> =>
  fileBytes < smallPieceBytes
    ? Buffer.allocUnsafeSlow(headroom + fileBytes + headroom)
    : Buffer.from(free.pop() ?? new ArrayBuffer(bufferBytes))

/** Gives back a buffer whose bytes have left: another file is read into it. */
export const giveBackBuffer = ({ buffer }: Buffer<ArrayBuffer>): void => {
  if (buffer.byteLength === bufferBytes && free.length < keptAtMost) free.push(buffer)
}
