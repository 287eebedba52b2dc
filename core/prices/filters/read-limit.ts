import { decimalNumber, readDecimal, type ThousandsMark } from '#core/tables/read-decimal'
import { readPrice } from '../rules/read-price.ts'

/** What the numbers of a column are: amounts of money, or measures with as many digits as they have. */
export type LimitedNumbers = 'money' | 'measures'

interface LimitInput {
  readonly text: string
  readonly numbers: LimitedNumbers
  /** What groups thousands where this person lives. */
  readonly thousands: ThousandsMark | null
}

const minus = /^[-−–]\s*/u

/** The limit that a person has typed; null where none is. */
export const readLimit = ({
  text,
  numbers,
  thousands,
}: LimitInput): number | null | 'notANumber' => {
  if (numbers === 'measures') return readMeasure(text.trim(), thousands)
  const price = readPrice(text, thousands)
  if (price.kind === 'notANumber') return 'notANumber'
  return price.kind === 'price' ? price.minor / 100 : null
}

const readMeasure = (
  text: string,
  thousands: ThousandsMark | null,
): number | null | 'notANumber' => {
  if (text === '') return null
  // A measure has few whole digits: where nothing else groups thousands, one mark begins its decimals.
  const decimal = readDecimal(text.replace(minus, ''), thousands ?? 'none')
  if (decimal === null || decimal === 'ambiguous') return 'notANumber'
  const measure = decimalNumber(decimal)
  return minus.test(text) ? -measure : measure
}
