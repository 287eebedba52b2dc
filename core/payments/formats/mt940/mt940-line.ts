import { dayMs } from '#core/time'
import type { StatementProblem } from '../../statements/statement.ts'
import { readDay } from '../read-day.ts'

/** A movement as the field `:61:` tells it. */
export interface Mt940Line {
  readonly bookedOn: string
  readonly valueOn: string
  /** Negative where money left the account. */
  readonly amountMinor: number
  readonly isReversal: boolean
  readonly ownerReference: string
  /** The bank's reference; null where there is none. */
  readonly bankReference: string | null
}

type LineFault = Pick<StatementProblem, 'kind' | 'text'>

type ReadLine =
  | { readonly ok: true; readonly line: Mt940Line }
  | { readonly ok: false; readonly fault: LineFault }

// A letter behind the mark is the third one of the currency.
const parts = /^(\d{6})(\d{4})?(?:(?:(R?[CD])|(E[CD]))[A-Z]?)?([\d.,]+)?(.*)$/

/**
 * Reads the field `:61:`. RC takes a credit back and RD a debit, so that money goes the other way; EC and ED are only
 * expected.
 */
export const readMt940Line = (lines: readonly string[]): ReadLine => {
  const [first = '', next = ''] = lines
  const refuse = (kind: LineFault['kind'], text: string): ReadLine => ({
    ok: false,
    fault: { kind, text },
  })
  const [, value, entry, mark, expected, amount, rest = ''] = parts.exec(first.trim()) ?? []
  const valueOn = value === undefined ? null : mt940Day(value)
  if (valueOn === null) return refuse('date', first.slice(0, 6))
  if (expected !== undefined) return refuse('notBooked', expected)
  if (mark === undefined) return refuse('direction', first.slice(6))
  const minor = amount === undefined ? null : mt940Minor(amount)
  if (minor === null) return refuse('amount', amount ?? first)
  const bookedOn = entry === undefined ? valueOn : dayNear(entry, valueOn)
  if (bookedOn === null) return refuse('date', entry ?? '')
  const isReversal = mark.startsWith('R')
  const isCredit = mark.endsWith('C') !== isReversal
  // Behind the amount stand four signs for the kind of movement; the bank's reference may be on the next line.
  const told = `${rest}${next.startsWith('//') ? next : ''}`.slice(4)
  const [ownerReference = '', bankReference = ''] = told.split('//').map((part) => part.trim())
  return {
    ok: true,
    line: {
      bookedOn,
      valueOn,
      amountMinor: minor === 0 || isCredit ? minor : -minor,
      isReversal,
      ownerReference,
      bankReference:
        /[^0\s]/.test(bankReference) && bankReference !== 'NONREF' ? bankReference : null,
    },
  }
}

/** Reads YYMMDD. */
export const mt940Day = (digits: string): string | null => readDay(`20${digits}`)

/** Reads an amount without sign, whose comma may end it: `1500,` or `1500,5`. */
export const mt940Minor = (text: string): number | null => {
  const [, whole, digits = ''] = /^(\d{1,13})(?:[,.](\d{0,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(digits.padEnd(2, '0'))
}

/** The day MMDD in the year in which it is nearest to another: a payment of December may count from January. */
const dayNear = (digits: string, other: string): string | null => {
  const year = Number(other.slice(0, 4))
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(other)) / dayMs
  const days = [year - 1, year, year + 1].flatMap((one) => readDay(`${one}${digits}`) ?? [])
  const [nearest = null] = days.sort((one, next) => distance(one) - distance(next))
  return nearest
}
