import type { PricePair, ServerPair } from './price-pair.ts'
import type { PriceRules, VatRate } from './price-rules.ts'
import { netOf } from './vat.ts'

const minorPerWhole = 100

/**
 * The rate that a pair fits; null where a side is missing or none fits. Whichever side was typed, the price without VAT
 * follows from the other one exactly. A pair of whole amounts was rounded to them, so it may be off by one of them.
 */
export const recogniseRate = (
  { netMinor, grossMinor }: ServerPair,
  rates: readonly VatRate[],
): VatRate | null => {
  if (netMinor === null || grossMinor === null || netMinor <= 0 || grossMinor <= 0) return null
  let closest: VatRate | null = null
  let smallest = toleranceOf(netMinor, grossMinor)
  for (const rate of rates) {
    const off = Math.abs(netMinor - netOf(grossMinor, rate))
    if (off > smallest || (off === smallest && closest !== null)) continue
    closest = rate
    smallest = off
  }
  return closest
}

/** Whether a pair fits a rate; much cheaper than to look for the rate that fits best. */
export const fitsRate = ({ netMinor, grossMinor }: PricePair, rate: VatRate): boolean =>
  Math.abs(netMinor - netOf(grossMinor, rate)) <= toleranceOf(netMinor, grossMinor)

const toleranceOf = (netMinor: number, grossMinor: number): number =>
  netMinor % minorPerWhole === 0 && grossMinor % minorPerWhole === 0 ? minorPerWhole : 1

interface RateQuestion {
  readonly pair: ServerPair
  readonly rules: Pick<PriceRules, 'vatRates' | 'defaultVatRate'>
}

/** The rate by which one side follows the other; assumed where the pair fits none. */
export const rateFor = ({
  pair,
  rules,
}: RateQuestion): { readonly rate: VatRate; readonly isAssumed: boolean } => {
  const rate = recogniseRate(pair, rules.vatRates)
  return rate === null
    ? { rate: closestTo(pair, rules.vatRates) ?? rules.defaultVatRate, isAssumed: true }
    : { rate, isAssumed: false }
}

const closestTo = (
  { netMinor, grossMinor }: ServerPair,
  rates: readonly VatRate[],
): VatRate | null => {
  if (netMinor === null || grossMinor === null || netMinor <= 0 || grossMinor <= 0) return null
  const off = (rate: VatRate) => Math.abs(netMinor - netOf(grossMinor, rate))
  return rates.reduce<VatRate | null>(
    (best, rate) => (best === null || off(rate) < off(best) ? rate : best),
    null,
  )
}
