import { currenciesBeside } from './read-amount.ts'

interface RowWords {
  /** The cell of the currency's column; empty where there is none. */
  readonly column: string
  readonly amounts: readonly string[]
  /** What the head of the file names; null where it names none. */
  readonly stated: string | null
  /** The currency of a bare amount. */
  readonly otherwise: string
}

type RowCurrency =
  | { readonly kind: 'told' | 'bare'; readonly currency: string }
  | { readonly kind: 'currency' | 'currencyDiffers'; readonly text: string }

/**
 * The currency of a row. What stands beside the amount goes before all that is chosen or assumed for bare amounts, and
 * must not contradict its column or the head of the file: one of them is wrong then, and nobody knows which.
 */
export const rowCurrency = ({ column, amounts, stated, otherwise }: RowWords): RowCurrency => {
  const inColumn = column === '' ? null : toCode(column)
  if (column !== '' && inColumn === null) return { kind: 'currency', text: column }
  const beside = amounts.flatMap(currenciesBeside).map(toCurrency)
  const text = [...amounts, column].filter((part) => part !== '').join(' ')
  if (beside.includes(null)) return { kind: 'currency', text }
  const [named = null, ...others] = new Set([...beside, inColumn].filter((code) => code !== null))
  if (named === null) return { kind: 'bare', currency: otherwise }
  const differs = inColumn === null && stated !== null && stated !== named
  if (others.length > 0 || differs) return { kind: 'currencyDiffers', text }
  return { kind: 'told', currency: named }
}

const signs: Readonly<Record<string, string>> = { kč: 'CZK', '€': 'EUR', $: 'USD', '£': 'GBP' }

const toCode = (text: string): string | null => {
  const code = (signs[text.toLowerCase()] ?? text).toUpperCase()
  return /^[A-Z]{3}$/.test(code) ? code : null
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Any three letters may stand beside an amount, `100 tis`. */
const toCurrency = (text: string): string | null => {
  const code = toCode(text)
  return code !== null && currencies.has(code) ? code : null
}
