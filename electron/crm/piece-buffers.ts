/**
 * Longer than what any socket's queue takes at once: undici asks for the next piece only when the one before
 * has left the process. Measured with files of 1 MB: new memory for every piece took longer than the sending.
 */
export const pieceBytes = 512 * 1024

/** Two for each of the requests that may be under way to one server: one that leaves, one that is read. */
const keptAtMost = 12
const free: Buffer[] = []

export const takeBuffer = (): Buffer => free.pop() ?? Buffer.allocUnsafeSlow(pieceBytes)

/** Only for a buffer whose bytes have left: another file is read into it. */
export const giveBackBuffer = (buffer: Buffer): void => {
  if (buffer.byteLength === pieceBytes && free.length < keptAtMost) free.push(buffer)
}
