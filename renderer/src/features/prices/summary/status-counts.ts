import type { Unit } from '#core/prices/pricelist/unit'

/** How many units have each status, in the order of the API's codes. */
export const statusCounts = (
  units: readonly Unit[],
): (readonly [code: number, count: number])[] => {
  const counts = new Map<number, number>()
  for (const { statusCode } of units) {
    if (statusCode !== null) counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
  }
  return [...counts].sort(([a], [b]) => a - b)
}
