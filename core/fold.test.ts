import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Dům A', 'dum a'],
  ['PŘÍZEMÍ', 'prizemi'],
  ['A.106', 'a.106'],
])('%s is found by %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('what has no accents is folded as what has', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(fold(`${text}ů`)).toBe(`${fold(text)}u`)
    }),
  )
})
