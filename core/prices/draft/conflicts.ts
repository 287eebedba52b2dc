import type { UnitId } from '#core/ids'
import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import type { Unit } from '../pricelist/unit.ts'
import { isSamePair, type ServerPair } from '../rules/price-pair.ts'
import type { DraftChange, DraftPrice } from './draft-price.ts'
import type { DraftPrices } from './draft-steps.ts'

/** The server's price is no longer the one on which the draft was made. */
export interface Conflict {
  readonly unitId: UnitId
  readonly mine: DraftPrice
  readonly theirs: ServerPair
}

interface Compared {
  readonly units: readonly Unit[]
  readonly draft: DraftPrices
}

/** In the order of the pricelist. Where both want the same there is nothing to decide. */
export const findConflicts = ({ units, draft }: Compared): Conflict[] => {
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

/** Mine: the wish stays and stands on what the server has now. Theirs: the unit leaves the draft. */
export const resolveConflicts = (
  conflicts: readonly Conflict[],
  winner: 'mine' | 'theirs',
): DraftChange[] =>
  conflicts.map(({ unitId, mine, theirs }) => ({
    unitId,
    price: winner === 'mine' ? { ...mine, base: theirs } : null,
  }))
