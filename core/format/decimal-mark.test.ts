import { expect, test } from 'vitest'
import { decimalMark } from './decimal-mark.ts'

test.each([
  ['cs', 'en-US', ','],
  ['en', 'cs-CZ', '.'],
  ['system', 'cs-CZ', ','],
  ['system', 'de-DE', '.'],
  ['en', 'en-ZA', ','],
] as const)('in %s on a system of %s decimals stand behind %j', (language, system, mark) => {
  expect(decimalMark(language, system)).toBe(mark)
})
