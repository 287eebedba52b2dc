import type { ServerPair } from './price-pair.ts'

/** A price that can only be a slip: none at all, or less than a tenth of what the unit costs. */
export type AbsurdPrice = 'notPositive' | 'tiny'

const leastShare = 10

/** What is absurd about a wanted price; null where it may be meant. */
export const absurdPrice = (
  before: Pick<ServerPair, 'grossMinor'>,
  after: Pick<ServerPair, 'netMinor' | 'grossMinor'>,
): AbsurdPrice | null => {
  const { netMinor, grossMinor } = after
  if ((netMinor ?? 1) <= 0 || (grossMinor ?? 1) <= 0) return 'notPositive'
  if (before.grossMinor === null || grossMinor === null) return null
  return grossMinor * leastShare < before.grossMinor ? 'tiny' : null
}
