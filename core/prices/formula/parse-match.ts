import { readDecimal } from '#core/tables/read-decimal'
import type { PriceSide } from '../rules/price-pair.ts'
import { type VatRate, vatRateSchema } from '../rules/price-rules.ts'

/** One price of each pair is to follow the other. */
export interface Match {
  readonly follows: PriceSide
  /** The rate to compute with; null takes each unit's own. */
  readonly rate: VatRate | null
}

const sides: Readonly<Record<string, PriceSide>> = {
  net: 'net',
  'bez dph': 'net',
  gross: 'gross',
  's dph': 'gross',
}
const side = Object.keys(sides).join('|')
const written = new RegExp(
  `^(?<follows>${side})\\s*=\\s*(?<leads>${side})(?:\\s*(?<rate>[\\d.,]+)\\s*%)?$`,
  'u',
)

/** Reads `net = gross` and `gross = net 12%` in either language; null for any other text. */
export const parseMatch = (text: string): Match | null => {
  const plain = text.trim().toLowerCase().replace(/\s+/gu, ' ')
  const { follows = '', leads = '', rate } = written.exec(plain)?.groups ?? {}
  const [of, by] = [sides[follows], sides[leads]]
  if (of === undefined || of === by) return null
  if (rate === undefined) return { follows: of, rate: null }
  const value = readDecimal(rate, 'none')
  if (value === null || value === 'ambiguous') return null
  // Written as one number, because 1.15 * 100 is no whole number of hundredths.
  const read = vatRateSchema.safeParse(Number(`${value.digits}e${2 - value.scale}`))
  return read.success ? { follows: of, rate: read.data } : null
}
