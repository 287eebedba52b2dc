import type { UnitId } from '#core/ids'
import type { BatchUnit } from '#core/prices/batch/batch'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import { isSamePair } from '#core/prices/rules/price-pair'
import { culpritsOf } from '../../batch/count-units.ts'

interface ResentBatch {
  /** The units of a batch that has changed nothing. */
  readonly units: readonly BatchUnit[]
  readonly prices: DraftPrices
}

export interface RestOfDraft {
  /** The units of the draft that this sending leaves out, those among them that were drafted since. */
  readonly leftOut: readonly UnitId[]
  /** The units that the server has refused stay out of later reviews as well, until they are taken in. */
  readonly refused: readonly UnitId[]
}

/**
 * What to leave out so that the batch goes once more without the units that were the cause;
 * null where the draft wants something else by now, and has to be reviewed again, or nothing would be left.
 */
export const leaveOutAllBut = ({ units, prices }: ResentBatch): RestOfDraft | null => {
  const sent = units.filter(({ state }) => state !== 'culprit')
  const isAsReviewed = sent.every(({ unitId, after }) => {
    const wanted = prices.get(unitId)
    return wanted !== undefined && isSamePair(wanted, after)
  })
  if (sent.length === 0 || !isAsReviewed) return null
  const again = new Set(sent.map(({ unitId }) => unitId))
  return {
    leftOut: [...prices.keys()].filter((unitId) => !again.has(unitId)),
    refused: culpritsOf(units),
  }
}
