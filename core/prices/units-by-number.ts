import type { Unit } from './unit.ts'

/** Finds units by what people and spreadsheets make of their numbers. */
export interface UnitsByNumber {
  /** Several where the number alone does not tell one from another. */
  readonly find: (number: string) => readonly Unit[]
}

/** As it is written; else, where that names none, without regard to case, spaces and zeros in front. */
export const unitsByNumber = (units: readonly Unit[]): UnitsByNumber => {
  const exact = grouped(units, ({ number }) => number.trim())
  const loose = grouped(units, ({ number }) => looseKey(number))
  return {
    find: (number) => exact.get(number.trim()) ?? loose.get(looseKey(number)) ?? [],
  }
}

const grouped = (units: readonly Unit[], keyOf: (unit: Unit) => string): Map<string, Unit[]> => {
  const groups = new Map<string, Unit[]>()
  for (const unit of units) {
    const group = groups.get(keyOf(unit))
    if (group) group.push(unit)
    else groups.set(keyOf(unit), [unit])
  }
  return groups
}

// A spreadsheet makes 7 of 007.
const looseKey = (number: string): string =>
  number
    .toLowerCase()
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/(?<!\d)0+(?=\d)/g, '')
