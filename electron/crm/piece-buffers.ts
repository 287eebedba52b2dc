/**
 * Longer than what any socket's queue takes at once: undici asks for the next piece only when the one before
 * has left the process. Measured with files of 1 MB: new memory for every piece took longer than the sending,
 * and so did each piece more; the form around such a file finds room in two of them.
 */
export const pieceBytes = 520 * 1024

/** A shorter piece may wait in the socket's queue while the next one is asked for: its memory is its own. */
const reusedFrom = 256 * 1024

/** Two for each of the requests that may be under way to one server: one that leaves, one that is read. */
const keptAtMost = 12
const free: ArrayBuffer[] = []

export const takeBuffer = (length: number): Buffer<ArrayBuffer> =>
  length < reusedFrom
    ? Buffer.allocUnsafeSlow(length)
    : Buffer.from(free.pop() ?? new ArrayBuffer(pieceBytes), 0, length)

/** Only for a buffer whose bytes have left: another file is read into it. */
export const giveBackBuffer = ({ buffer }: Buffer<ArrayBuffer>): void => {
  if (buffer.byteLength === pieceBytes && free.length < keptAtMost) free.push(buffer)
}
