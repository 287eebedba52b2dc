/**
 * The values at which a scale goes from one class to the next, so that each class has about as many of them; equal
 * values are always of one class.
 */
export const classBreaks = (values: readonly number[], classes: number): number[] => {
  const sorted = [...values].sort((a, b) => a - b)
  const breaks = new Set<number>()
  for (let index = 1; index < classes; index++) {
    const value = sorted[Math.floor((index * sorted.length) / classes)]
    if (value !== undefined && value > (sorted[0] ?? value)) breaks.add(value)
  }
  return [...breaks]
}

/** The class of a value, counted from zero: a larger value is never of a lower class. */
export const classOf = (value: number, breaks: readonly number[]): number =>
  breaks.filter((least) => value >= least).length

/** One of so many steps of a palette, spread over all of them. */
export const stepOf = (index: number, classes: number, steps: number): number =>
  classes < 2 ? Math.floor(steps / 2) : Math.round((index * (steps - 1)) / (classes - 1))
