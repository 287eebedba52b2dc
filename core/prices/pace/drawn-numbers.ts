/** Numbers that look random, and are the same for the same seed: what is shown twice is the same twice. */
export interface DrawnNumbers {
  /** From 0 up to 1. */
  readonly uniform: () => number
  readonly normal: () => number
  /** Of a gamma distribution with this shape, whose mean is the shape. */
  readonly gamma: (shape: number) => number
  readonly poisson: (mean: number) => number
}

const twoTo32 = 4_294_967_296

/** So large a mean is drawn from a normal distribution, which differs by less than it costs. */
const largeMean = 60

export const drawnNumbers = (seed: number): DrawnNumbers => {
  let state = seed >>> 0
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / twoTo32
  }
  const normal = (): number =>
    Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  // Marsaglia and Tsang; below one, the next shape is drawn and taken down again.
  const gamma = (shape: number): number => {
    if (shape < 1) return gamma(shape + 1) * (1 - uniform()) ** (1 / shape)
    const third = shape - 1 / 3
    const scale = 1 / Math.sqrt(9 * third)
    for (;;) {
      const drawn = normal()
      const cube = (1 + scale * drawn) ** 3
      if (cube <= 0) continue
      const bound = 0.5 * drawn ** 2 + third * (1 - cube + Math.log(cube))
      if (Math.log(1 - uniform()) < bound) return third * cube
    }
  }
  const poisson = (mean: number): number => {
    if (mean > largeMean) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()))
    const least = Math.exp(-mean)
    let [count, product] = [0, uniform()]
    while (product > least) {
      count += 1
      product *= uniform()
    }
    return count
  }
  return { uniform, normal, gamma, poisson }
}
