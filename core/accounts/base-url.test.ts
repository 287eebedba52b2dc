import { expect, test } from 'vitest'
import { parseBaseUrl } from './base-url.ts'

test.each([
  ['https://crm.example.com', 'https://crm.example.com'],
  ['  https://crm.example.com/  ', 'https://crm.example.com'],
  ['crm.example.com', 'https://crm.example.com'],
  ['HTTPS://CRM.Example.COM/', 'https://crm.example.com'],
  ['https://crm.example.com:8443', 'https://crm.example.com:8443'],
  ['https://crm.example.com/tenant/', 'https://crm.example.com/tenant'],
  ['https://crm.example.com/ws/v10/get-project', 'https://crm.example.com'],
  ['https://crm.example.com/ws/v10/', 'https://crm.example.com'],
  ['https://crm.example.com/tenant/ws/v10', 'https://crm.example.com/tenant'],
  ['https://10.0.0.5', 'https://10.0.0.5'],
  ['https://bytové-domy.example', 'https://bytové-domy.example'],
  ['http://localhost:8010', 'http://localhost:8010'],
  ['http://127.0.0.1:8010/', 'http://127.0.0.1:8010'],
  ['http://[::1]:8010', 'http://[::1]:8010'],
])('%j is the server %s', (text, baseUrl) => {
  expect(parseBaseUrl(text)).toEqual({ ok: true, baseUrl })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['not an address', 'notAnAddress'],
  ['https://', 'notAnAddress'],
  ['https://-bad-.example', 'notAnAddress'],
  ['https://crm..example', 'notAnAddress'],
  ['https://crm.example.com:99999', 'notAnAddress'],
  ['http://crm.example.com', 'needsHttps'],
  ['http://127.0.0.1.evil.example', 'needsHttps'],
  ['http://localhost.evil.example', 'needsHttps'],
  ['ftp://crm.example.com', 'needsHttps'],
  ['file:///etc/passwd', 'notAnAddress'],
  ['javascript:alert(1)', 'notAnAddress'],
  ['https://user:secret@crm.example.com', 'hasCredentials'],
  ['https://user@crm.example.com', 'hasCredentials'],
  ['https://crm.example.com?login=a', 'hasQuery'],
  ['https://crm.example.com/#top', 'hasQuery'],
])('%j is refused as %s', (text, fault) => {
  expect(parseBaseUrl(text)).toEqual({ ok: false, fault })
})
