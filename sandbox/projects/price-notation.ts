import type { Switches } from '../switches.ts'

const prices: ReadonlySet<string> = new Set(['flat_price', 'flat_price_without_vat'])

const grouped = (text: string): string => {
  const [whole = '', fraction = '00'] = text.split('.')
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')}`
}

const notations: Readonly<Record<Switches['priceNotation'], (text: string) => string>> = {
  plain: (text) => text,
  scientific: (text) => Number(text).toExponential().replace('e+', 'E'),
  grouped,
  manyDecimals: (text) => `${text}${text.includes('.') ? '' : '.00'}0000001`,
  withCurrency: (text) => `${text} CZK`,
}

/** The value of a unit's attribute, as a server with that notation writes it. */
export const inNotation = (
  key: string,
  value: string,
  notation: Switches['priceNotation'],
): string => (prices.has(key) && value !== '' ? notations[notation](value) : value)
