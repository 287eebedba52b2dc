import type { UnitId } from '#core/ids'
import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import type { Unit } from '../pricelist/unit.ts'
import { isSamePair, type ServerPair } from '../rules/price-pair.ts'
import type { DraftPrices } from './draft-steps.ts'

/** A unit as it would be under each of two drafts; one that leaves it alone gives it the price of the server. */
export interface ComparedUnit {
  readonly unit: Unit
  readonly now: ServerPair
  readonly first: ServerPair
  readonly second: ServerPair
  readonly isDifferent: boolean
  /** The second price with VAT less the first; null where one of them is missing. */
  readonly differenceMinor: number | null
}

interface CompareDraftsInput {
  readonly units: readonly Unit[]
  readonly first: DraftPrices
  readonly second: DraftPrices
}

/** Every unit that one of two drafts speaks of: those on which they differ, then the others, each in the pricelist's order. */
export const compareDrafts = ({ units, first, second }: CompareDraftsInput): ComparedUnit[] => {
  const rows = units.flatMap((unit) => {
    if (!first.has(unit.id) && !second.has(unit.id)) return []
    const now = pairOfUnit(unit)
    return [
      comparedUnit(unit, now, priceIn(first, unit.id) ?? now, priceIn(second, unit.id) ?? now),
    ]
  })
  return [...rows.filter((row) => row.isDifferent), ...rows.filter((row) => !row.isDifferent)]
}

const priceIn = (prices: DraftPrices, unitId: UnitId): ServerPair | null => {
  const price = prices.get(unitId)
  return price ? { netMinor: price.netMinor, grossMinor: price.grossMinor } : null
}

const comparedUnit = (
  unit: Unit,
  now: ServerPair,
  first: ServerPair,
  second: ServerPair,
): ComparedUnit => ({
  unit,
  now,
  first,
  second,
  isDifferent: !isSamePair(first, second),
  differenceMinor:
    first.grossMinor === null || second.grossMinor === null
      ? null
      : second.grossMinor - first.grossMinor,
})

/** Sums with VAT. */
export interface ComparedSums {
  readonly nowMinor: number
  readonly firstMinor: number
  readonly secondMinor: number
  readonly differenceMinor: number
  /** Units that are in no sum, because one of their three prices is missing. */
  readonly leftOut: number
}

export const comparedSums = (rows: readonly ComparedUnit[]): ComparedSums => {
  const sums = { nowMinor: 0, firstMinor: 0, secondMinor: 0, differenceMinor: 0, leftOut: 0 }
  for (const { now, first, second, differenceMinor } of rows) {
    if (now.grossMinor === null || first.grossMinor === null || second.grossMinor === null) {
      sums.leftOut += 1
      continue
    }
    sums.nowMinor += now.grossMinor
    sums.firstMinor += first.grossMinor
    sums.secondMinor += second.grossMinor
    sums.differenceMinor += differenceMinor ?? 0
  }
  return sums
}
