import { expect, test } from 'vitest'
import { normaliseAccount } from './normalise-account.ts'
import { readSymbol } from './read-symbol.ts'

test.each([
  ['CZ65 0800 0000 1920 0014 5399', '', '19-2000145399/0800'],
  ['000019-2000145399/0800', '', '19-2000145399/0800'],
  ['0000192000145399', '0800', '19-2000145399/0800'],
  ['19-2000145399', '800', '19-2000145399/0800'],
  ['2000145399', '', '2000145399'],
  ['SK31 1200 0000 1987 4263 7541', '', '19-8742637541/1200'],
  ['DE89 3704 0044 0532 0130 00', '', 'DE89370400440532013000'],
  ["'1234567890/2010'", '', '1234567890/2010'],
  ['0000000000000000', '0000', null],
  ['', '0800', null],
  ['2000145399', 'GIBACZPX', '2000145399'],
  ['19-02000145399', '', '19-2000145399'],
])('the account %j of bank %j is %j', (text, bank, account) => {
  expect(normaliseAccount(text, bank)).toBe(account)
})

test.each([
  ['0015501234', '15501234'],
  ["'123'", '123'],
  ['VS: 2026000117', '2026000117'],
  ['VS/117', '117'],
  ['0000000000', null],
  ['', null],
  ['Jan Novák', undefined],
  ['12345678901', undefined],
])('the symbol %j is %j', (text, symbol) => {
  expect(readSymbol(text)).toBe(symbol)
})
