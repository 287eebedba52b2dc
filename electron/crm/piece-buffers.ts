import { largestPieceBytes } from './line-pace.ts'

/** What goes before a file in a request finds room in front of its first piece. */
export const headroom = 4 * 1024

const bufferBytes = headroom + largestPieceBytes + headroom

/** A shorter piece may wait in the socket's queue while the next one is asked for: its memory is its own. */
const reusedFrom = 256 * 1024

/** Two for each of the requests that may be under way to one server: one that leaves, one that is read. */
const keptAtMost = 8
const free: ArrayBuffer[] = []

/** Room for so many bytes of a file and its frame. New memory for every piece took longer than the sending. */
export const takeBuffer = (fileBytes: number): Buffer<ArrayBuffer> =>
  fileBytes < reusedFrom
    ? Buffer.allocUnsafeSlow(headroom + fileBytes + headroom)
    : Buffer.from(free.pop() ?? new ArrayBuffer(bufferBytes))

/** Only for a buffer whose bytes have left: another file is read into it. */
export const giveBackBuffer = ({ buffer }: Buffer<ArrayBuffer>): void => {
  if (buffer.byteLength === bufferBytes && free.length < keptAtMost) free.push(buffer)
}
