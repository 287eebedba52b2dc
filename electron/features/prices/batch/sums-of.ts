import type { Batch, BatchUnit } from '#core/prices/batch/batch'

/** Sums with VAT; a unit that had no price counts as zero. */
export const sumsOf = (
  units: readonly BatchUnit[],
): Pick<Batch, 'sumBeforeMinor' | 'sumAfterMinor'> => ({
  sumBeforeMinor: units.reduce((sum, { before }) => sum + (before.grossMinor ?? 0), 0),
  sumAfterMinor: units.reduce((sum, { after }) => sum + after.grossMinor, 0),
})
