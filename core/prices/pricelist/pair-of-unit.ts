import type { ServerPair } from '../rules/price-pair.ts'
import type { Unit } from './unit.ts'

/** The server's two prices of a unit. */
export const pairOfUnit = ({ priceNetMinor, priceGrossMinor }: Unit): ServerPair => ({
  netMinor: priceNetMinor,
  grossMinor: priceGrossMinor,
})
