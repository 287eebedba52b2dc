/** The value in the middle, or the mean of the two that are; zero of no values. */
export const median = (values: readonly number[]): number => {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Fewer units than these do not tell what a floor, an area or an orientation is worth. */
export const fewestAlike = 5

/**
 * How much `y` rises with `x`: along the line through the medians of the lower and of the upper half, which a few wrong
 * values cannot turn. Zero where a half has too few points.
 */
export const slopeOf = (points: readonly Point[]): number => {
  const middle = median(points.map(({ x }) => x))
  const [lower, upper] = [
    points.filter(({ x }) => x < middle),
    points.filter(({ x }) => x > middle),
  ]
  if (Math.min(lower.length, upper.length) < fewestAlike) return 0
  const between = (side: (point: Point) => number) =>
    median(upper.map(side)) - median(lower.map(side))
  return between(({ y }) => y) / between(({ x }) => x)
}
