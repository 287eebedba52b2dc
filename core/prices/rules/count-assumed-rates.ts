import type { DraftChange } from '../draft/draft-price.ts'
import { isWholePair } from './price-pair.ts'
import type { PriceRules } from './price-rules.ts'
import { recogniseRate } from './recognise-rate.ts'

/** How many of the changes let one price follow the other although the pair before fitted no rate. */
export const countAssumedRates = (
  changes: readonly DraftChange[],
  { vatRates }: Pick<PriceRules, 'vatRates'>,
): number =>
  changes.filter(
    ({ price }) =>
      price !== null &&
      price.typed !== 'both' &&
      isWholePair(price.base) &&
      recogniseRate(price.base, vatRates) === null,
  ).length
