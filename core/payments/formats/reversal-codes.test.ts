import { expect, test } from 'vitest'
import { reversalCodes, signOf } from './reversal-codes.ts'

const usual = { ofDebit: '4', ofCredit: '5' }
const moved = (codes: string, minor = 100) => [...codes].map((code) => ({ code, minor }))

test('a statement without reversals has the usual codes, whatever its balances', () => {
  expect(reversalCodes(moved('12'), { openingMinor: 0, closingMinor: 7 })).toEqual(usual)
})

test('a statement with the codes of both banks is not guessed, though its balances fit one', () => {
  const balances = { openingMinor: 0, closingMinor: 0 }
  expect(reversalCodes(moved('3453'), balances)).toBeNull()
  expect(reversalCodes(moved('345'), { openingMinor: 0, closingMinor: 100 })).toBeNull()
  expect(reversalCodes(moved('45'), { openingMinor: 0, closingMinor: 9 })).toEqual(usual)
})

test('one balance alone tells nothing, and neither do both where both codes fit', () => {
  expect(reversalCodes(moved('4'), { openingMinor: null, closingMinor: 100 })).toBeNull()
  expect(reversalCodes(moved('4'), { openingMinor: 100, closingMinor: null })).toBeNull()
  expect(reversalCodes(moved('4', 0), { openingMinor: 5, closingMinor: 5 })).toBeNull()
  expect(reversalCodes(moved('4'), { openingMinor: 0, closingMinor: 100 })).toEqual(usual)
})

test('an unknown code has no direction', () => {
  expect(['1', '2', '4', '5', '9'].map((code) => signOf(code, usual))).toEqual([-1, 1, 1, -1, 0])
})
