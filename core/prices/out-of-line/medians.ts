/** The value in the middle, or the mean of the two that are; zero of no values. */
export const median = (values: readonly number[]): number => {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Fewer units than these do not tell what a floor, an area or an orientation is worth. */
export const fewestAlike = 5

/**
 * Tells how much a value rises with `x`: along the line through the medians of the lower and of the upper half, which a
 * few wrong values cannot turn. Zero where a half has too few points.
 */
export const slopeAlong = <Point>(points: readonly Point[], x: (point: Point) => number) => {
  const middle = median(points.map(x))
  const lower = points.filter((point) => x(point) < middle)
  const upper = points.filter((point) => x(point) > middle)
  const between = (y: (point: Point) => number) => median(upper.map(y)) - median(lower.map(y))
  const run = between(x)
  return (y: (point: Point) => number): number =>
    Math.min(lower.length, upper.length) < fewestAlike ? 0 : between(y) / run
}
