const spaces = /[\s\u00a0\u202f]/g

/** Whole numbers as servers write them; null for anything else. Missing is not zero. */
export const parseWhole = (text: string | undefined): number | null =>
  text !== undefined && /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : null

/** A measure such as an area, with a decimal point or comma. */
export const parseMeasure = (text: string | undefined): number | null => {
  const plain = text?.replace(spaces, '').replace(',', '.')
  return plain !== undefined && /^-?\d{1,12}(\.\d+)?(e[+-]?\d{1,2})?$/i.test(plain)
    ? Number(plain)
    : null
}
