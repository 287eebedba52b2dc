// `01` and `1` are equal to it: the second comparison keeps the order total.
const collator = new Intl.Collator('cs', { numeric: true })

/** Puts `A101_2` before `A101_10`, and Czech letters where Czech readers look for them. */
export const compareNatural = (a: string, b: string): number => {
  const order = collator.compare(a, b)
  if (order !== 0 || a === b) return order
  return a < b ? -1 : 1
}
