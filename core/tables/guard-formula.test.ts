import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardFormula, unguardFormula } from './guard-formula.ts'

test.each(['=HYPERLINK("http://x")', '+420 777 000 111 Jan', '-cmd', '@SUM(A1)', '\t=1'])(
  'the text %j is never run as a formula',
  (text) => {
    expect(guardFormula(text)).toBe(`'${text}`)
  },
)

test.each(['-50000', '+3,5', '-1 234,50', '-5%', 'A.101', '', "'quoted"])(
  '%j stays as it is',
  (text) => {
    expect(guardFormula(text)).toBe(text)
  },
)

test('a guarded text comes back as it was', () => {
  const text = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", 'a', '1', ' ') })
  fc.assert(
    fc.property(text, (written) => {
      fc.pre(!written.startsWith("'"))
      expect(unguardFormula(guardFormula(written))).toBe(written)
    }),
  )
})
