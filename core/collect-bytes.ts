import { type Result, success } from './contract/failure.ts'

interface CollectedBytes {
  readonly sink: {
    readonly begin: () => Promise<Result<null>>
    readonly write: (piece: Uint8Array) => Promise<Result<null>>
  }
  /** The bytes that came since `begin` was last called. */
  readonly whole: () => Uint8Array
}

/** Collects a download that is small enough for memory; an attempt that starts again discards the earlier one. */
export const collectBytes = (): CollectedBytes => {
  const pieces: Uint8Array[] = []
  return {
    sink: {
      begin: async () => {
        pieces.length = 0
        return success(null)
      },
      write: async (piece) => {
        pieces.push(piece.slice())
        return success(null)
      },
    },
    whole: () => joined(pieces),
  }
}

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}
