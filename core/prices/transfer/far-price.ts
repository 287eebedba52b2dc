import type { ServerPair } from '../rules/price-pair.ts'

/** Whether a price is half as much again as the present one, or half of it: a slip more often than a wish. */
export const isFarPrice = (before: ServerPair, after: ServerPair): boolean => {
  const [present, next] =
    before.grossMinor === null || after.grossMinor === null
      ? [before.netMinor, after.netMinor]
      : [before.grossMinor, after.grossMinor]
  // A first price has nothing to be far from.
  if (present === null || present === 0 || next === null) return false
  return Math.abs(next - present) * 2 >= present
}
