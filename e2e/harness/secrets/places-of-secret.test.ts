import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../electron/testing/temporary-folder.ts'
import { holdsSecret, placesOfSecret } from './places-of-secret.ts'

const secret = 'klíč "1" \\ a+b'

test.each([
  ['as it is', secret],
  ['in JSON', JSON.stringify({ password: secret })],
  ['in JSON that is ASCII', '{"password":"kl\\u00ed\\u010d \\"1\\" \\\\ a+b"}'],
  ['in JSON that is ASCII with capitals', '{"password":"kl\\u00ED\\u010D \\"1\\" \\\\ a+b"}'],
  ['in an address', `?password=${encodeURIComponent(secret)}`],
  ['in a form', new URLSearchParams({ password: secret }).toString()],
  ['in base64', Buffer.from(secret).toString('base64')],
  ['in hexadecimal digits', Buffer.from(secret).toString('hex')],
])('a secret is found %s, in bytes of one and of two a letter', (_how, text) => {
  const wide = Buffer.from(text, 'utf16le')
  for (const bytes of [Buffer.from(text), wide, Buffer.from(wide).swap16()]) {
    expect(holdsSecret(bytes, secret)).toBe(true)
  }
})

test('a file that has it is named, and one with another secret is not', () => {
  const folder = temporaryFolder()
  const [has, hasNot] = [join(folder, 'has.json'), join(folder, 'has-not.json')]
  writeFileSync(has, JSON.stringify({ password: secret }))
  writeFileSync(hasNot, JSON.stringify({ password: 'klíč "2" \\ a+b' }))
  expect(placesOfSecret(secret, [folder])).toEqual([has])
})
