const spaces = /[\s\u00a0\u202f]/g

/** Whole numbers as servers write them; null for anything else. Missing is not zero. */
export const parseWhole = (text: string | undefined): number | null =>
  text !== undefined && /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : null

const measure = /^-?\d{1,12}(\.\d+)?(e[+-]?\d{1,2})?$/i

/** A measure such as an area, with a decimal point or comma. */
export const parseMeasure = (text: string): number | null => {
  // Most are written as a number, and nothing has to be taken out of them.
  const plain = measure.test(text) ? text : text.replace(spaces, '').replace(',', '.')
  return measure.test(plain) ? Number(plain) : null
}
