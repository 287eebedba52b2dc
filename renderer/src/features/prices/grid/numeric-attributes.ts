import type { Unit } from '#core/prices/pricelist/unit'

// A year, a code or an area with zeros in front is a name, not an amount.
const amount = /^-?(?!0\d)\d{1,12}(?:[.,]\d{1,6})?$/

/** The number that a text is; null when it is none. */
export const numberOf = (text: string): number | null =>
  amount.test(text) ? Number(text.replace(',', '.')) : null

/** Which attributes of these units hold numbers and nothing else, so that they align and sort as numbers. */
export const numericAttributes = (units: readonly Unit[]): ReadonlySet<string> => {
  const numeric = new Set<string>()
  const other = new Set<string>()
  for (const { attributes } of units) {
    for (const key in attributes) {
      const text = attributes[key]
      if (text === undefined || text === '' || other.has(key)) continue
      if (numberOf(text) === null) other.add(key)
      else numeric.add(key)
    }
  }
  for (const key of other) numeric.delete(key)
  return numeric
}
