/** Splits a whole into whole parts as near to the weights as can be; the parts add up to the whole. */
export const shareOut = (whole: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const exact = weights.map((weight) => (whole * weight) / sum)
  const parts = exact.map(Math.floor)
  const missing = whole - parts.reduce((total, part) => total + part, 0)
  exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest)
    .slice(0, missing)
    .forEach(({ index }) => {
      parts[index] = (parts[index] ?? 0) + 1
    })
  return parts
}
