import type { DraftChange } from '../draft/draft-price.ts'
import { isWholePair } from './price-pair.ts'
import type { PriceRules } from './price-rules.ts'
import { recogniseRate } from './recognise-rate.ts'

type VatRates = Pick<PriceRules, 'vatRates'>

/** Whether a change lets one price follow the other although the pair before fitted no rate. */
export const assumesRate = ({ price }: DraftChange, { vatRates }: VatRates): boolean =>
  price !== null &&
  price.typed !== 'both' &&
  isWholePair(price.base) &&
  recogniseRate(price.base, vatRates) === null

export const countAssumedRates = (changes: readonly DraftChange[], rules: VatRates): number =>
  changes.filter((change) => assumesRate(change, rules)).length
