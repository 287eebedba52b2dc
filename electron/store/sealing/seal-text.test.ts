import { createSecretKey, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSealed, keyNameOf, type SealKey, sealText, unsealText } from './seal-text.ts'

const keyOf = (name = '0123456789abcdef'): SealKey => ({
  name,
  secret: createSecretKey(randomBytes(32)),
})
const key = keyOf()
const place = 'sent_lead.email id W1'
const texts = fc.string({ unit: 'grapheme' })

test('any text comes back as it was sealed, and a sealed one is a JSON text without a trace of it', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const sealed = sealText(text, { key, place })
      expect(unsealText(sealed, { key, place })).toBe(text)
      expect(typeof JSON.parse(sealed)).toBe('string')
      expect(keyNameOf(sealed)).toBe(key.name)
    }),
  )
})

test('one flipped bit anywhere, and nothing is read', () => {
  const flip = (sealed: string, at: number): string => {
    const start = sealed.lastIndexOf('.') + 1
    const bytes = Buffer.from(sealed.slice(start, -1), 'base64')
    const bit = at % (bytes.length * 8)
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    return `${sealed.slice(0, start)}${bytes.toString('base64')}"`
  }
  fc.assert(
    fc.property(texts, fc.nat(), (text, at) => {
      const sealed = sealText(text, { key, place })
      expect(unsealText(flip(sealed, at), { key, place })).toBeNull()
    }),
  )
})

test('the same address is sealed in another way each time, and never twice over', () => {
  const [first, second] = [1, 2].map(() => sealText('eva@example.com', { key, place }))
  expect(first).not.toBe(second)
  expect(sealText(String(first), { key, place })).toBe(first)
})

test.each([
  ['another key of the same name', { key: keyOf(), place }],
  ['a key of another name', { key: { ...key, name: 'fedcba9876543210' }, place }],
  ['another place', { key, place: 'sent_lead.email id W2' }],
])('with %s nothing is read', (_name, opening) => {
  expect(unsealText(sealText('eva@example.com', { key, place }), opening)).toBeNull()
})

test.each(['', 'eva@example.com', '"sealed1."', '"sealed1.0123456789abcdef.AAAA"x'])(
  'no text %j is taken for a sealed one',
  (text) => {
    expect(isSealed(text)).toBe(false)
    expect(unsealText(text, { key, place })).toBeNull()
  },
)

test('a key that is printed shows nothing of itself', () => {
  const secret = key.secret.export().toString('hex')
  expect(JSON.stringify({ key })).not.toContain(secret)
})
