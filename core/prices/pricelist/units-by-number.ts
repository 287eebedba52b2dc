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

// A spreadsheet turns 007 into 7.
const looseKey = (number: string): string =>
  number
    .toLowerCase()
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/(?<!\d)0+(?=\d)/g, '')
