import type { UnitId } from '#core/ids'
import type { DraftPrices } from './draft-steps.ts'

/** The units for which two states of a draft want different prices, one by one: a few may be enough to know. */
export function* movedUnits(before: DraftPrices, after: DraftPrices): Generator<UnitId> {
  for (const [id, price] of after) if (before.get(id) !== price) yield id
  for (const id of before.keys()) if (!after.has(id)) yield id
}
