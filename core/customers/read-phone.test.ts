import { expect, test } from 'vitest'
import { isEmail } from './is-email.ts'
import { readPhone } from './read-phone.ts'

test.each<[string, string, string | null]>([
  ['777 123 456', '+420', '+420777123456'],
  ['00420 777 123 456', '+421', '+420777123456'],
  ['(+420) 777-123-456', '+421', '+420777123456'],
  ['0903/123 456', '+421', '+421903123456'],
  ['06 1234 5678', '+39', '+390612345678'],
  ['+420777123456789012', '+420', null],
  ['123', '+420', null],
  ['777 123 456 (evening)', '+420', null],
  ['', '+420', null],
])('%j where %s is usual is %s', (text, prefix, phone) => {
  expect(readPhone(text, prefix)).toBe(phone)
})

test.each([
  ['eva.nova+web@example.co.uk', true],
  ['žaneta@příklad.cz', true],
  ['eva@example', false],
  ['eva@@example.com', false],
  ['eva nova@example.com', false],
  ['eva@example.com, jan@example.com', false],
  [`${'x'.repeat(250)}@example.com`, false],
])('%j is an address: %j', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne)
})
