import type { TFunction } from 'i18next'
import type { FittedPremium } from '#core/prices/premiums/fit-premiums'
import type { PremiumTerm } from '#core/prices/premiums/premium-term'

/** So much larger is the area whose premium is told. */
const largerArea = 1.1

export const nameOfTerm = (term: PremiumTerm, t: TFunction): string => {
  switch (term.kind) {
    case 'layout':
    case 'building':
      return t(`premiums.term.${term.kind}`, { name: term.name })
    case 'outdoor':
      return t(`premiums.outdoor.${term.outdoor}`)
    case 'own':
      return `${term.column}: ${term.value}`
    default:
      return t(`premiums.term.${term.kind}`)
  }
}

/** A square metre outdoors is told as a part of one indoors; any other premium as what it adds to a price. */
const partOf = (term: PremiumTerm, value: number): number => {
  if (term.kind === 'outdoor') return value
  return Math.expm1(term.kind === 'area' ? value * Math.log(largerArea) : value)
}

/** Nine of ten such ranges hold what was meant. */
const ninetyPercent = 1.645

export interface ToldPremium {
  readonly value: number
  readonly from: number
  readonly to: number
}

export const toldPremium = ({ term, value, deviation }: FittedPremium): ToldPremium => ({
  value: partOf(term, value),
  from: partOf(term, value - ninetyPercent * deviation),
  to: partOf(term, value + ninetyPercent * deviation),
})
