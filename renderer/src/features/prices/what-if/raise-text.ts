import {
  largestPart,
  mostSales,
  type PriceRaise,
  smallestPart,
} from '#core/prices/what-if/price-raise'
import { readPercentage } from '../premiums/premium-words.ts'

/** A raise as a person writes it. */
export interface RaiseText {
  readonly kind: PriceRaise['kind']
  readonly percent: string
  readonly everySales: string
}

export const firstRaise: RaiseText = { kind: 'now', percent: '2', everySales: '5' }

/** The part that was written; null for anything that is no raise. */
export const readPart = (percent: string): number | null => {
  const part = readPercentage(percent)
  return part !== null && part >= smallestPart && part <= largestPart ? part : null
}

/** How many units were written; null for anything that is no such number. */
export const readSales = (everySales: string): number | null => {
  const written = everySales.trim()
  const sales = /^\d{1,3}$/u.test(written) ? Number(written) : 0
  return sales > 0 && sales <= mostSales ? sales : null
}

/** Null as long as one of its numbers is missing. */
export const readRaise = ({ kind, percent, everySales }: RaiseText): PriceRaise | null => {
  const part = readPart(percent)
  if (part === null) return null
  if (kind === 'now') return { kind, part }
  const sales = readSales(everySales)
  return sales === null ? null : { kind, part, everySales: sales }
}
