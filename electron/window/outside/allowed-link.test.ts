import { expect, test } from 'vitest'
import { allowedLink } from './allowed-link.ts'

const hosts = ['crm.example.com']

test('an https page of an allowed host opens', () => {
  expect(allowedLink('https://crm.example.com/consent?x=1', hosts)).toBe(
    'https://crm.example.com/consent?x=1',
  )
})

test('a host that was named with its port opens at that port alone', () => {
  const withPort = ['crm.example.com:8443']
  expect(allowedLink('https://crm.example.com:8443/', withPort)).toBe(
    'https://crm.example.com:8443/',
  )
  expect(allowedLink('https://crm.example.com/', withPort)).toBeNull()
})

test.each([
  'http://crm.example.com/',
  'https://crm.example.com.evil.test/',
  'https://evil.test/crm.example.com',
  'https://user:secret@crm.example.com/',
  'https://crm.example.com@evil.test/',
  'https://crm.example.com:8443/',
  'https://sub.crm.example.com/',
  'https://10.0.0.1/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,1',
  'smb://crm.example.com/share',
  'ms-msdt:/id',
  'crm.example.com',
  '',
])('%j stays closed', (address) => {
  expect(allowedLink(address, hosts)).toBeNull()
})
