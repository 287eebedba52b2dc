import { expect, test } from 'vitest'
import { isSameLogin, loginKey } from './login-key.ts'

const at = (baseUrl: string, login = 'eva') => ({ baseUrl, login })

test.each([
  ['https://crm.example', 'https://crm.example'],
  ['https://crm.example/developer/one', 'https://crm.example'],
  ['https://CRM.example:443', 'https://crm.example'],
  ['http://localhost:80/x', 'http://localhost'],
  ['http://localhost:443', 'http://localhost:443'],
  ['http://127.0.0.1:8010', 'http://127.0.0.1:8010'],
  ['http://[::1]:8010/a', 'http://[::1]:8010'],
])('%s counts at %s', (baseUrl, origin) => {
  expect(loginKey(at(baseUrl))).toEqual({ origin, login: 'eva' })
})

test('a login is the same wherever it is kept, and another at another server', () => {
  expect(isSameLogin(at('https://crm.example/a'), at('https://crm.example/b', ' Eva'))).toBe(true)
  expect(isSameLogin(at('https://crm.example'), at('https://crm.example:8443'))).toBe(false)
  expect(isSameLogin(at('https://crm.example'), at('https://crm.example', 'petr'))).toBe(false)
})
