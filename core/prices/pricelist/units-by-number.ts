import { groupBy } from '#core/group-by'
import type { Unit } from './unit.ts'

/** Finds units by what people and spreadsheets make of their numbers. */
export interface UnitsByNumber {
  /** The units of that number; several where the number alone does not tell one from another. */
  readonly find: (number: string) => readonly Unit[]
}

/** Finds a number as it is written; where that names no unit, without regard to case, spaces and zeros in front. */
export const unitsByNumber = (units: readonly Unit[]): UnitsByNumber => {
  const exact = groupBy(units, ({ number }) => number.trim())
  const loose = groupBy(units, ({ number }) => looseKey(number))
  return {
    find: (number) => exact.get(number.trim()) ?? loose.get(looseKey(number)) ?? [],
  }
}

/**
 * Finds units by the numbers of one table. A spreadsheet turns 1.10 into 1.1, which may be another unit's number: where
 * no number of the table shows that its last zeros were kept, such a number names both. Where 1.10 is alone, 1.1 names
 * none: it may as well be a unit that the project does not have.
 */
export const unitsByNumberIn = (
  numbers: readonly string[],
  units: readonly Unit[],
): UnitsByNumber => {
  const byNumber = unitsByNumber(units)
  if (numbers.some((number) => decimal.test(number) && number.trim().endsWith('0'))) return byNumber
  const decimals = units.filter(({ number }) => decimal.test(number))
  const byDecimal = groupBy(decimals, ({ number }) => withoutLastZeros(number))
  return {
    find: (number) => {
      const alike = byDecimal.get(withoutLastZeros(number)) ?? []
      return alike.length > 1 ? alike : byNumber.find(number)
    },
  }
}

const decimal = /^\s*\d+[.,]\d+\s*$/

const withoutLastZeros = (number: string): string =>
  number.trim().replace(',', '.').replace(/0+$/, '')

// A spreadsheet turns 007 into 7.
const looseKey = (number: string): string =>
  number
    .toLowerCase()
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/(?<!\d)0+(?=\d)/g, '')
