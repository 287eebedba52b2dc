// ISO 4217 by number, of the currencies in which Czech and Slovak banks keep accounts.
const currencies: Readonly<Record<string, string>> = {
  '203': 'CZK',
  '978': 'EUR',
  '840': 'USD',
  '826': 'GBP',
  '756': 'CHF',
  '985': 'PLN',
  '348': 'HUF',
  '208': 'DKK',
  '578': 'NOK',
  '752': 'SEK',
  '124': 'CAD',
  '036': 'AUD',
  '946': 'RON',
  '975': 'BGN',
}

/** Null for what is no currency: some banks write the kind of the record (`1101`) there. */
export const aboCurrency = (code: string): string | null =>
  code.startsWith('0') ? (currencies[code.slice(1)] ?? null) : null
