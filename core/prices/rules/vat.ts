import type { PricePair, PriceSide } from './price-pair.ts'
import type { VatRate } from './price-rules.ts'
import { scaleMinor } from './scale-minor.ts'

const whole = 10_000

export const grossOf = (netMinor: number, rate: VatRate): number =>
  scaleMinor(netMinor, whole + rate, whole)

export const netOf = (grossMinor: number, rate: VatRate): number =>
  scaleMinor(grossMinor, whole, whole + rate)

/** The pair that follows from one side. */
export const pairFrom = (side: PriceSide, minor: number, rate: VatRate): PricePair =>
  side === 'net'
    ? { netMinor: minor, grossMinor: grossOf(minor, rate) }
    : { netMinor: netOf(minor, rate), grossMinor: minor }
