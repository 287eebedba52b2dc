import type { Timestamp } from '#core/time'
import type { FormulaUnits } from './formula-scopes.ts'

/** What a person sees of a pricelist. */
export interface SeenPricelist extends Omit<FormulaUnits, 'units'> {
  /** When the pricelist was read. */
  readonly fetchedAt: Timestamp
}

/**
 * What a formula that is being written is meant for. A person may select and filter other units meanwhile; a
 * pricelist that is read again behind the bar must not: what it moves in and out of sight stays as it was.
 */
export const heldSeen = (held: SeenPricelist, seen: SeenPricelist): SeenPricelist => {
  if (held.fetchedAt !== seen.fetchedAt) return held
  return held.shown === seen.shown && held.range === seen.range ? held : seen
}
