import { scaleMinor } from './scale-minor.ts'

const decimal = /^(\d+)(?:\.(\d+))?$/

/** What an area costs at a price for one square metre: exact in the area's own decimals. */
export const priceOfArea = (perAreaMinor: number, area: number | null): number | null => {
  const [, whole, fraction = ''] = area === null ? [] : (decimal.exec(String(area)) ?? [])
  const numerator = Number(`${whole}${fraction}`)
  if (!Number.isSafeInteger(numerator) || numerator <= 0) return null
  const minor = scaleMinor(perAreaMinor, numerator, 10 ** fraction.length)
  return Number.isSafeInteger(minor) ? minor : null
}
