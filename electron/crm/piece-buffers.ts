/**
 * Longer than what any socket's queue takes at once: undici asks for the next piece only when the one before
 * has left the process. Measured with files of 1 MB: new memory for every piece took longer than the sending.
 */
export const pieceBytes = 256 * 1024

/** Three for each of the requests that may be under way to one server. */
const keptAtMost = 18
const free: Buffer[] = []

export const takeBuffer = (): Buffer => free.pop() ?? Buffer.allocUnsafeSlow(pieceBytes)

/** Only for a buffer whose bytes have left: another file is read into it. */
export const giveBackBuffer = (buffer: Buffer): void => {
  if (free.length < keptAtMost) free.push(buffer)
}
