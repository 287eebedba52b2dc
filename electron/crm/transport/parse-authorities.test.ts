import { expect, test } from 'vitest'
import { certificate, foreignCertificate, key } from '../testing/certificates.ts'
import { parseAuthorities } from './parse-authorities.ts'

test('a file of certificates is read with whom they name and until when they hold', () => {
  const text = `Our own authority\r\n${certificate}\r\n\r\n${foreignCertificate}\n`
  expect(parseAuthorities(text)).toEqual([
    { pem: certificate, subject: 'Unitdesk tests', validUntil: Date.UTC(2126, 9, 28, 7, 27, 45) },
    { pem: foreignCertificate, subject: 'Another host', validUntil: expect.any(Number) },
  ])
})

test.each([
  ['nothing', ''],
  ['a key alone', key],
  ['a certificate that was cut', certificate.replace(/\n[A-Za-z0-9+/=]+\n(?=-----END)/, '\n')],
  [
    'a good certificate and a broken one',
    `${certificate}\n${certificate.replace('MIIBp', 'AAAAA')}`,
  ],
])('a file with %s is none', (_what, text) => {
  expect(parseAuthorities(text)).toBeNull()
})
