/** What people and servers call a currency. */
const codes: ReadonlyMap<string, string> = new Map([
  ['kč', 'CZK'],
  ['kc', 'CZK'],
  ['czk', 'CZK'],
  ['€', 'EUR'],
  ['eur', 'EUR'],
  ['pln', 'PLN'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['huf', 'HUF'],
  ['ft', 'HUF'],
  ['ron', 'RON'],
  ['lei', 'RON'],
  ['gbp', 'GBP'],
  ['£', 'GBP'],
  ['usd', 'USD'],
  ['us$', 'USD'],
  ['$', 'USD'],
  ['chf', 'CHF'],
])

export const currencyNames: readonly string[] = [...codes.keys()]

/** The code of a currency by what it is called; null for a text in which no amount can be shown. */
export const currencyCode = (text: string): string | null => {
  const name = text.trim().replace(/\.$/, '').toLowerCase()
  return codes.get(name) ?? (/^[a-z]{3}$/.test(name) ? name.toUpperCase() : null)
}
