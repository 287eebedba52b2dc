import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { monthsText } from './pace-words.ts'

const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as TFunction

test('a range is told in whole months and is never narrower than it was drawn', () => {
  expect(monthsText({ kind: 'range', from: 4.9, to: 11.1 }, t)).toBe('pace.months 4 12')
  expect(monthsText({ kind: 'range', from: 40.2, to: Number.POSITIVE_INFINITY }, t)).toBe(
    'pace.longer 40',
  )
  const never = Number.POSITIVE_INFINITY
  expect(monthsText({ kind: 'range', from: never, to: never }, t)).toBe('pace.longer 120')
  expect(monthsText({ kind: 'reached' }, t)).toBe('pace.reached')
  expect(monthsText({ kind: 'none', why: 'tooFew' }, t)).toBeNull()
})
