/**
 * The largest piece of a file, and a file that is sent in one piece: reading the disk again took longer than sending.
 */
export const largestPieceBytes = 2 * 1024 * 1024 + 32 * 1024

/**
 * Longer than what any socket's queue takes at once: undici asks for the next piece only when the one before has
 * left the process.
 */
export const smallPieceBytes = 256 * 1024

/** A line that takes less in a second is one whose progress a person watches. */
const watchedBytesPerMs = 10_000

/** How large the next piece of a file is to be. */
export interface LinePace {
  /** The size of the next piece, given the bytes that are left. */
  readonly next: (bytesLeft: number) => number
  readonly left: (piece: { readonly bytes: number; readonly tookMs: number }) => void
}

/** Small pieces until some have left in no time: on a slow line a person sees them move, on a fast one few are many. */
export const createLinePace = (): LinePace => {
  let isFast = false
  return {
    next: (bytesLeft) => Math.min(bytesLeft, isFast ? largestPieceBytes : smallPieceBytes),
    left: ({ bytes, tookMs }) => {
      // The time of a shorter piece says more about this process than about the line.
      if (bytes >= smallPieceBytes) isFast = bytes > tookMs * watchedBytesPerMs
    },
  }
}
