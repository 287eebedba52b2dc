/** Whatever happens in an hour follows from one number, as far as the machine lets it. */
export interface Draw {
  /** A whole number from zero to one less than this. */
  readonly below: (limit: number) => number
  readonly of: <T>(choices: readonly T[]) => T
  /** Whether something happens that does so this often. */
  readonly happens: (share: number) => boolean
}

export const drawFrom = (seed: number): Draw => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    of: (choices) => {
      const chosen = choices[below(choices.length)]
      if (chosen === undefined) throw new Error('There is nothing to choose from')
      return chosen
    },
    happens: (share) => next() < share,
  }
}
