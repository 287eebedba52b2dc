import type { ChangeSums } from '#core/prices/batch/sum-changes'
import { wholeMinor } from '../summary/whole-minor.ts'

type Totals = Pick<ChangeSums, 'sumBeforeMinor' | 'deltaMinor' | 'addedMinor' | 'sumAfterMinor'>

/** Totals as they are shown: a person who adds up the rounded parts gets the sum below them. */
export const wholeTotals = (sums: Pick<ChangeSums, keyof Totals>): Totals => {
  const sumBeforeMinor = wholeMinor(sums.sumBeforeMinor)
  const addedMinor = wholeMinor(sums.addedMinor)
  const sumAfterMinor = wholeMinor(sums.sumAfterMinor)
  const deltaMinor = sumAfterMinor - addedMinor - sumBeforeMinor
  return { sumBeforeMinor, addedMinor, deltaMinor, sumAfterMinor }
}
