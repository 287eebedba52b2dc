import type { UnitId } from '#core/ids'

/** What the premiums make of a home. */
export interface ExplainedHome {
  readonly expectedMinor: number
  /**
   * The same, had the home itself not been among those that tell the premiums: of a home without an orientation, from
   * the least to the most that any side of the list would make.
   */
  readonly alone: { readonly fromMinor: number; readonly toMinor: number }
  readonly isTaken: boolean
  /** Whether it is in a stack or on a side of which a person has said that its prices are wrong. */
  readonly isWrong: boolean
}

/** A price that the premiums of the others do not explain. */
export interface UnexplainedPrice {
  readonly id: UnitId
  readonly priceMinor: number
  readonly expectedMinor: number
  /** How far it is from what the premiums make, as a part of that. */
  readonly fraction: number
}

/** What a list's own noise explains, and what nobody would notice, is in line. */
const reach = 3
const leastLimit = 0.03
/** What was said to be wrong is mended where it comes so near to the premiums of the others. */
const leastWrong = 0.02

/** How far from the premiums of the others a price is no longer explained, where prices usually lie so far. */
export const limitOfLine = (sigma: number): number => Math.max(reach * sigma, leastLimit)

/** Whether the premiums of the others do not explain a price; what is taken has the price of its day. */
export const isUnexplained = (
  { alone, isTaken, isWrong }: ExplainedHome,
  { priceMinor, limit }: { readonly priceMinor: number; readonly limit: number },
): boolean => {
  const above = Math.log(priceMinor / alone.toMinor)
  const below = Math.log(alone.fromMinor / priceMinor)
  return !isTaken && Math.max(above, below) > (isWrong ? Math.min(leastWrong, limit) : limit)
}
