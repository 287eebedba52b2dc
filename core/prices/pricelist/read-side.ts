import { type PriceSide, sideOf } from '../rules/price-pair.ts'
import { pairOfUnit } from './pair-of-unit.ts'
import type { Unit } from './unit.ts'

interface ReadSide {
  readonly minor: number | null
  /** The server's own text of a price with more digits than the currency has; null for a price that was not rounded. */
  readonly roundedFrom: string | null
}

const keys = { net: 'flat_price_without_vat', gross: 'flat_price' } as const

/** One price of a unit as it was read: a rounded one stays among the attributes as the server wrote it. */
export const readSide = (unit: Unit, side: PriceSide): ReadSide => {
  const minor = sideOf(pairOfUnit(unit), side)
  return { minor, roundedFrom: minor === null ? null : (unit.attributes[keys[side]] ?? null) }
}
