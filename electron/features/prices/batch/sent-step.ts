import type { Batch, BatchUnit } from '#core/prices/batch/batch'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { isSamePair } from '#core/prices/rules/price-pair'
import type { Settlement } from '../../../store/prices/batch/settle-batch.ts'
import type { BatchesDependencies } from './dependencies.ts'

/**
 * What a draft makes of prices that have arrived: those that it still wants leave it; one that was changed while
 * they were on their way stands on them.
 */
export const sentStep = (
  { store }: Pick<BatchesDependencies, 'store'>,
  { draftId }: Batch,
  arrived: readonly BatchUnit[],
): Settlement['sentStep'] => {
  // The draft may have been removed meanwhile.
  if (draftId === null || store.readDraftHead(draftId) === null) return null
  const prices = store.readDraftPrices(draftId)
  const changes = arrived.flatMap(({ unitId, after }): DraftChange[] => {
    const price = prices.get(unitId)
    if (price === undefined) return []
    return [{ unitId, price: isSamePair(price, after) ? null : { ...price, base: after } }]
  })
  return { draftId, changes }
}
