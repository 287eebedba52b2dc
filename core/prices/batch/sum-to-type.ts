interface Sums {
  readonly sumBeforeMinor: number
  readonly sumAfterMinor: number
}

/**
 * The sum of a change as its review shows it, in whole units of the currency, where it is above the limit of the
 * workspace, up or down; null where it is not, or where there is no limit. Changes that make up for each other are left
 * to the limits of the project, which look at each price.
 */
export const sumToType = (
  { sumBeforeMinor, sumAfterMinor }: Sums,
  limitMinor: number | null,
): number | null => {
  const change = Math.round(sumAfterMinor / 100) - Math.round(sumBeforeMinor / 100)
  return limitMinor !== null && Math.abs(change) * 100 > limitMinor ? change : null
}
