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
      return term.column
    default:
      return t(`premiums.term.${term.kind}`)
  }
}

/** A premium as a part of one price. */
export const nameOfPart = (term: PremiumTerm, t: TFunction): string => {
  switch (term.kind) {
    case 'outdoor':
      return t(`premiums.parts.${term.outdoor}`)
    case 'floor':
    case 'area':
    case 'south':
    case 'west':
      return t(`premiums.parts.of.${term.kind}`)
    default:
      return nameOfTerm(term, t)
  }
}

/** A square metre outdoors is told as a part of one indoors; any other premium as what it adds to a price. */
const partOf = (term: PremiumTerm, value: number): number => {
  if (term.kind === 'outdoor') return value
  return Math.expm1(term.kind === 'area' ? value * Math.log(largerArea) : value)
}

/** Nine of ten such ranges hold what was meant. */
const ninetyPercent = 1.645

export interface PremiumRange {
  readonly value: number
  readonly from: number
  readonly to: number
}

export const rangeOfPremium = ({ term, value, deviation }: FittedPremium): PremiumRange => ({
  value: partOf(term, value),
  from: partOf(term, value - ninetyPercent * deviation),
  to: partOf(term, value + ninetyPercent * deviation),
})

/** What a premium's value is where it adds this part to a price. */
export const valueOfPart = (term: PremiumTerm, part: number): number => {
  if (term.kind === 'outdoor') return part
  return Math.log1p(part) / (term.kind === 'area' ? Math.log(largerArea) : 1)
}

const percentage = /^([+\u2212-]?)(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/u

/** A percentage as a person writes it, as a part; null for anything else. */
export const readPercentage = (text: string): number | null => {
  const found = percentage.exec(text.trim())
  if (!found) return null
  const [, sign, whole, digits = ''] = found
  const part = Number(`${whole}.${digits}`) / 100
  return sign === '' || sign === '+' ? part : -part
}

const level = /^[+\u2212-]?\d{1,2}$/u

/** The number of a floor as a person writes it; null for anything else. */
export const readLevel = (text: string): number | null => {
  const written = text.trim()
  return level.test(written) ? Number(written.replace('\u2212', '-')) : null
}

/** A part in percent, to a tenth. */
export const tenthsOfPercent = (part: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part)
