import { expect, test } from 'vitest'
import { searchedAmount } from './searched-amount.ts'

test.each([
  ['1 000', 100_000, 100_099],
  ['1000,50', 100_050, 100_050],
  ['1000,5', 100_050, 100_059],
  ['1 000,00 Kč', 100_000, 100_000],
  ['Nováková', null, null],
  ['', null, null],
])('“%s” means amounts from %s to %s', (text, fromMinor, toMinor) => {
  expect(searchedAmount(text)).toEqual({ fromMinor, toMinor })
})
