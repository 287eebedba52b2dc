import type { UnitId } from '#core/ids'
import type { DraftChange, DraftPrice } from './draft-price.ts'
import type { DraftPrices } from './draft-steps.ts'
import { isSameDraftPrice } from './same-draft-price.ts'

/** A unit of which this desk and its team have different prices. */
export interface UntoldPrice {
  readonly unitId: UnitId
  /** What the team has; null where the unit is not in its draft. */
  readonly known: DraftPrice | null
  /** Somebody else has changed it as well: a person decides. */
  readonly isContested: boolean
}

interface ToldStep {
  /** What this desk has, of the units of the step at least. */
  readonly mine: DraftPrices
  /** What the team has not heard from here. */
  readonly untold: ReadonlyMap<UnitId, UntoldPrice>
  /** What the team has by now. */
  readonly told: readonly DraftChange[]
  /** This desk has written the step itself. */
  readonly isOwn: boolean
}

/** What a step of the team makes of a draft of this desk. */
export interface MergedStep {
  readonly changes: DraftChange[]
  /** Here and there are the same again. */
  readonly settled: UnitId[]
  readonly untold: UntoldPrice[]
}

/**
 * What only the team has changed is taken, what only this desk has changed stays to be told, and of what both have changed
 * nothing is taken: a person decides.
 */
export const mergeTold = ({ mine, untold, told, isOwn }: ToldStep): MergedStep => {
  const merged: MergedStep = { changes: [], settled: [], untold: [] }
  for (const change of told) {
    const { unitId, price } = change
    const open = untold.get(unitId)
    const isSame = isSameDraftPrice(price, mine.get(unitId))
    if (open === undefined) {
      if (!isSame) merged.changes.push(change)
    } else if (isSame) merged.settled.push(unitId)
    else if (!isSameDraftPrice(price, open.known ?? undefined)) {
      merged.untold.push({ unitId, known: price, isContested: open.isContested || !isOwn })
    }
  }
  return merged
}

/**
 * What this desk and the team have, where neither knows how the other came to it, as after a restore of the database:
 * nothing is taken from either.
 */
export const compareWithTold = (mine: DraftPrices, told: DraftPrices): UntoldPrice[] =>
  [...new Set([...mine.keys(), ...told.keys()])].flatMap((unitId) => {
    const known = told.get(unitId) ?? null
    return isSameDraftPrice(known, mine.get(unitId)) ? [] : [{ unitId, known, isContested: true }]
  })
