import { expect, test } from 'vitest'
import { chooseLanguage, formatLocale } from './format-locale.ts'

test.each([
  ['system', 'cs-CZ', 'cs'],
  ['system', 'cs', 'cs'],
  ['system', 'de-AT', 'en'],
  ['en', 'cs-CZ', 'en'],
  ['cs', 'en-US', 'cs'],
] as const)('language %s on a system in %s speaks %s', (chosen, system, language) => {
  expect(chooseLanguage(chosen, system)).toBe(language)
})

test.each([
  ['en', 'en-US', 'en-US'],
  ['en', 'cs-CZ', 'en-GB'],
  ['cs', 'en-US', 'cs-CZ'],
  ['cs', 'cs_CZ', 'cs-CZ'],
  ['en', 'en-!!', 'en-GB'],
] as const)('words in %s on a system in %s write numbers as %s', (language, system, locale) => {
  expect(formatLocale(language, system)).toBe(locale)
})
