import type { Timestamp } from '#core/time'
import { type SalesSource, salesOfStates, type UnitState } from './sales-source.ts'

/** What was taken between two price lists that were loaded; null as long as there is one at most. */
export const seenSales = (
  states: readonly UnitState[],
  loadedAt: Timestamp | null,
): SalesSource | null => {
  const dates = states.flatMap(({ at }) => at ?? [])
  if (loadedAt === null || dates.length === 0) return null
  const from = dates.reduce((first, date) => Math.min(first, date))
  return from < loadedAt
    ? { kind: 'seen', report: null, from, to: loadedAt, sales: salesOfStates(states) }
    : null
}
