import { normaliseAccount } from './normalise-account.ts'
import { readDay } from './read-day.ts'

/** Reads one line of fixed columns, which bank documents count from 1. */
export interface AboRecord {
  readonly text: (from: number, length: number) => string
  /** Null where the columns have anything but digits. */
  readonly minor: (from: number, length: number) => number | null
  /** Reads DDMMYY; null for zeros and for days that the calendar does not have. */
  readonly day: (from: number) => string | null
}

/** A line may lack the spaces at its end, which editors cut. */
export const aboRecord = (line: string): AboRecord => {
  const raw = (from: number, length: number): string => line.slice(from - 1, from - 1 + length)
  return {
    text: (from, length) => raw(from, length).trim(),
    minor: (from, length) => {
      const digits = raw(from, length)
      return /^\d+$/.test(digits) && digits.length === length ? Number(digits) : null
    },
    day: (from) => {
      const digits = raw(from, 6)
      return /^\d{6}$/.test(digits)
        ? readDay(`${digits.slice(0, 2)}.${digits.slice(2, 4)}.${digits.slice(4)}`)
        : null
    },
  }
}

/** The order in which a file writes the sixteen digits of an account. */
export type AboAccountOrder = 'plain' | 'inner'

// Some banks write accounts in an internal order; these are the places of the digits of prefix and number.
const innerOrder = [11, 12, 13, 14, 15, 16, 5, 6, 7, 8, 9, 4, 10, 2, 3, 1]
const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]

const toPlain = (digits: string): string => innerOrder.map((at) => digits[at - 1] ?? '0').join('')

/** The weighted sum of every Czech and Slovak account number is divisible by eleven. */
const hasValidChecksum = (digits: string): boolean => {
  const padded = digits.padStart(10, '0')
  return weights.reduce((sum, weight, at) => sum + weight * Number(padded[at]), 0) % 11 === 0
}

const isValidAccount = (digits: string): boolean =>
  hasValidChecksum(digits.slice(0, 6)) && hasValidChecksum(digits.slice(6))

/** The order that a file uses: the one in which more of its accounts are valid. */
export const aboAccountOrder = (accounts: readonly string[]): AboAccountOrder => {
  const whole = accounts.filter((digits) => /^\d{16}$/.test(digits) && /[1-9]/.test(digits))
  const plain = whole.filter(isValidAccount).length
  const inner = whole.filter((digits) => isValidAccount(toPlain(digits))).length
  return inner > plain ? 'inner' : 'plain'
}

export const aboAccount = (digits: string, order: AboAccountOrder, bankCode = ''): string | null =>
  normaliseAccount(order === 'inner' && digits.length === 16 ? toPlain(digits) : digits, bankCode)

// ISO 4217 numbers of the currencies in which Czech and Slovak banks keep accounts.
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

/**
 * The currency of a code, undefined for one that is not known; null for other contents, as some banks write zeros or the
 * kind of the record (`1101`) there.
 */
export const aboCurrency = (code: string): string | null | undefined =>
  /^0\d{3}$/.test(code) && code !== '0000' ? currencies[code.slice(1)] : null
