import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import type { Unit } from '../pricelist/unit.ts'
import type { ServerPair } from '../rules/price-pair.ts'
import type { DraftedPricelist } from './draft-steps.ts'

/** What a unit costs with the draft. */
export const shownPair = ({ draft }: Pick<DraftedPricelist, 'draft'>, unit: Unit): ServerPair =>
  draft.get(unit.id) ?? pairOfUnit(unit)
