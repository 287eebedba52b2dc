import type { PriceChangeRow } from './change-list.ts'

/** The sum of the units that are sent, with VAT. */
export interface ChangeSums {
  readonly units: number
  /** The sum before, of the units that have a price already: a missing price is not zero. */
  readonly sumBeforeMinor: number
  /** The sum after, first prices included. */
  readonly sumAfterMinor: number
  /** What those prices that were there before change by. */
  readonly deltaMinor: number
  readonly deltaFraction: number | null
  /** The number of units that get their first price; the sum of these prices follows. */
  readonly added: number
  readonly addedMinor: number
}

/** A unit without a price gets its first one: that is no change of a price. */
export const sumChanges = (rows: readonly PriceChangeRow[]): ChangeSums => {
  let [sumBeforeMinor, deltaMinor, added, addedMinor] = [0, 0, 0, 0]
  for (const { before, after, deltaMinor: delta } of rows) {
    if (delta === null) {
      added += 1
      addedMinor += after.grossMinor
      continue
    }
    sumBeforeMinor += before.grossMinor ?? 0
    deltaMinor += delta
  }
  const deltaFraction = sumBeforeMinor === 0 ? null : deltaMinor / sumBeforeMinor
  const sumAfterMinor = sumBeforeMinor + addedMinor + deltaMinor
  return {
    units: rows.length,
    sumBeforeMinor,
    sumAfterMinor,
    deltaMinor,
    deltaFraction,
    added,
    addedMinor,
  }
}
