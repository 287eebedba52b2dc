import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFormText } from './request-body.ts'

test('a form is written as the form itself would write it', () => {
  const text = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
  fc.assert(
    fc.property(text, text, (name, value) => {
      const form = new URLSearchParams([[name, value]])
      expect(toFormText(form)).toBe(form.toString())
    }),
  )
  const odd = new URLSearchParams({ note: "a b+c~!'()*-._ \ud800 č&=%20\r\n" })
  expect(toFormText(odd)).toBe(odd.toString())
})
