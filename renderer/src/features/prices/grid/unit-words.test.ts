import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { attributeName, statusWord } from './unit-words.ts'

const t = ((key: string, values?: { code: number }) =>
  values ? `${key} ${values.code}` : key) as unknown as TFunction
const attribute = { key: 'flat_view', showInPricelist: true, priority: 1 }
const unit = (statusCode: number | null) => ({ statusCode }) as Parameters<typeof statusWord>[1]

test.each([
  [0, 'prices.status.free'],
  [7, 'prices.unknownCode 7'],
  [null, ''],
])('status %j reads %j', (code, word) => {
  expect(statusWord(t, unit(code))).toBe(word)
})

test.each([
  [{ cs_CZ: 'Výhled', en_US: 'View' }, 'en', 'View'],
  [{ cs_CZ: 'Výhled' }, 'en', 'Výhled'],
  [{}, 'en', 'flat_view'],
])('an attribute called %j reads in %s as %s', (names, language, name) => {
  expect(attributeName({ ...attribute, names }, language)).toBe(name)
})
