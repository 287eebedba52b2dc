export interface Random {
  /** A number from 0 up to, but not including, 1. */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
  readonly chance: (probability: number) => boolean
}

/** Mulberry32: the same seed gives the same developer on every machine. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    pick: (from) => from[between(0, from.length - 1)] ?? from[0],
    chance: (probability) => next() < probability,
  }
}
