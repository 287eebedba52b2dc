import { normaliseAccount } from './normalise-account.ts'

/** How the sixteen digits of an account stand in the file. */
export type AboAccountOrder = 'plain' | 'inner'

// Some banks write accounts in the order of their own books: where each digit of prefix and number is.
const innerOrder = [11, 12, 13, 14, 15, 16, 5, 6, 7, 8, 9, 4, 10, 2, 3, 1]
const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]

const toPlain = (digits: string): string => innerOrder.map((at) => digits[at - 1] ?? '0').join('')

/** Every account that a Czech or Slovak bank has given out is divisible so. */
const isDivisible = (digits: string): boolean => {
  const padded = digits.padStart(10, '0')
  return weights.reduce((sum, weight, at) => sum + weight * Number(padded[at]), 0) % 11 === 0
}

const isGivenOut = (digits: string): boolean =>
  isDivisible(digits.slice(0, 6)) && isDivisible(digits.slice(6))

/** In which order this file writes its accounts: the one in which more of them are accounts at all. */
export const aboAccountOrder = (accounts: readonly string[]): AboAccountOrder => {
  const whole = accounts.filter((digits) => /^\d{16}$/.test(digits) && /[1-9]/.test(digits))
  const plain = whole.filter(isGivenOut).length
  const inner = whole.filter((digits) => isGivenOut(toPlain(digits))).length
  return inner > plain ? 'inner' : 'plain'
}

export const aboAccount = (digits: string, order: AboAccountOrder, bankCode = ''): string | null =>
  normaliseAccount(order === 'inner' && digits.length === 16 ? toPlain(digits) : digits, bankCode)
