import type { UnitId } from '#core/ids'
import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import { isSamePair, type ServerPair } from '../rules/price-pair.ts'
import type { DraftChange, DraftPrice } from './draft-price.ts'
import type { DraftedPricelist } from './draft-steps.ts'

/** The server's price is no longer the one on which the draft was made. */
export interface Conflict {
  readonly unitId: UnitId
  readonly mine: DraftPrice
  readonly theirs: ServerPair
}

/** Conflicts in the order of the pricelist. Where draft and server want the same there is nothing to decide. */
export const findConflicts = ({ units, draft }: DraftedPricelist): Conflict[] => {
  if (draft.size === 0) return []
  const conflicts: Conflict[] = []
  for (const unit of units) {
    const mine = draft.get(unit.id)
    if (!mine) continue
    const theirs = pairOfUnit(unit)
    if (isSamePair(mine.base, theirs) || isSamePair(mine, theirs)) continue
    conflicts.push({ unitId: unit.id, mine, theirs })
  }
  return conflicts
}

/** `mine` keeps the drafted price and bases it on what the server has now; `theirs` takes the unit out of the draft. */
export const resolveConflicts = (
  conflicts: readonly Conflict[],
  winner: 'mine' | 'theirs',
): DraftChange[] =>
  conflicts.map(({ unitId, mine, theirs }) => ({
    unitId,
    price: winner === 'mine' ? { ...mine, base: theirs } : null,
  }))
