import { isSamePair } from '../rules/price-pair.ts'
import type { DraftPrice } from './draft-price.ts'

/** Whether a draft already has this price; null stands for a unit that is not in the draft. */
export const isSameDraftPrice = (
  wanted: DraftPrice | null,
  drafted: DraftPrice | undefined,
): boolean => {
  if (wanted === null || drafted === undefined) return wanted === null && drafted === undefined
  return isSamePair(wanted, drafted) && isSamePair(wanted.base, drafted.base)
}
