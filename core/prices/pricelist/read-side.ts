import type { Unit } from './unit.ts'

export type PriceSide = 'net' | 'gross'

interface ReadSide {
  readonly minor: number | null
  /** As the server wrote it, where it had more digits than the currency; null where it was taken as it is. */
  readonly roundedFrom: string | null
}

const keys = { net: 'flat_price_without_vat', gross: 'flat_price' } as const

/** One price of a unit as it was read: a rounded one stays among the attributes as the server wrote it. */
export const readSide = (unit: Unit, side: PriceSide): ReadSide => {
  const minor = side === 'net' ? unit.priceNetMinor : unit.priceGrossMinor
  return { minor, roundedFrom: minor === null ? null : (unit.attributes[keys[side]] ?? null) }
}
