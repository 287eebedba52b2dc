import type { UnitId } from '#core/ids'
import type { PremiumFit } from './fit-premiums.ts'

/** What a list's own noise explains, and what nobody would notice, is in line. */
const reach = 3
const leastDeviation = 0.03

/** How far a price is from the one that the other homes of the list make, as a part of it, furthest first. */
export interface OutOfLine {
  readonly id: UnitId
  readonly fraction: number
  readonly priceMinor: number
  readonly expectedMinor: number
}

/** The homes whose prices the premiums of the others do not explain. */
export const outOfLine = ({ lines, sigma }: PremiumFit): readonly OutOfLine[] => {
  const limit = Math.max(reach * sigma, leastDeviation)
  return [...lines]
    .filter(([, { aloneDeviation }]) => Math.abs(aloneDeviation) > limit)
    .toSorted(([, one], [, other]) => Math.abs(other.aloneDeviation) - Math.abs(one.aloneDeviation))
    .map(([id, { aloneDeviation, priceMinor }]) => ({
      id,
      priceMinor,
      fraction: Math.expm1(aloneDeviation),
      expectedMinor: Math.round(priceMinor / Math.exp(aloneDeviation)),
    }))
}
