import { expect, test } from 'vitest'
import { parseSiteAddress } from './site-address.ts'

test.each([
  [
    'https://www.example.cz/leads.csv',
    'https://www.example.cz/leads.csv',
    'https://www.example.cz',
  ],
  [' www.example.cz/export ', 'https://www.example.cz/export', 'https://www.example.cz'],
  ['HTTPS://WWW.Example.cz', 'https://www.example.cz/', 'https://www.example.cz'],
  [
    'https://example.cz:8443/Leads.csv?from=2026-11-01&form=12#top',
    'https://example.cz:8443/Leads.csv?from=2026-11-01&form=12',
    'https://example.cz:8443',
  ],
  ['https://example.cz?format=json', 'https://example.cz/?format=json', 'https://example.cz'],
  ['http://127.0.0.1:8010/leads', 'http://127.0.0.1:8010/leads', 'http://127.0.0.1:8010'],
  [
    'https://example.cz/l?form=6f1d3f1e-98f5-4a3b-9d2e-0f9c1c2b3a4d',
    'https://example.cz/l?form=6f1d3f1e-98f5-4a3b-9d2e-0f9c1c2b3a4d',
    'https://example.cz',
  ],
])('%j is asked at %s', (text, url, origin) => {
  expect(parseSiteAddress(text)).toEqual({ ok: true, url, origin })
})

test.each([
  ['', 'empty'],
  ['not an address', 'notAnAddress'],
  ['https://example.cz/a b', 'notAnAddress'],
  ['https://example.cz/%zz', 'notAnAddress'],
  ['https://example.cz/?a=%zz', 'notAnAddress'],
  ['https://good.example\\@evil.example/x', 'hasCredentials'],
  ['http://example.cz/leads.csv', 'needsHttps'],
  ['http://127.0.0.1.evil.example/leads.csv', 'needsHttps'],
  ['ftp://example.cz/leads.csv', 'needsHttps'],
  ['https://web:heslo@example.cz/leads.csv', 'hasCredentials'],
  ['https://example.cz/leads.csv?token=abc', 'hasSecret'],
  ['https://example.cz/leads.csv?form=1&api_key=abc', 'hasSecret'],
  ['https://example.cz/leads.csv?key=abc', 'hasSecret'],
  ['https://example.cz/leads.csv?%74oken=abc', 'hasSecret'],
  ['https://example.cz/leads.csv?a=1;accessToken=abc', 'hasSecret'],
  ['https://example.cz/l?x=0123456789abcdef0123456789abcdef', 'hasSecret'],
  ['https://example.cz/l?x=aB3kLm9QwErTy7UiOp5AsDfG', 'hasSecret'],
  ['https://example.cz/l?aB3kLm9QwErTy7UiOp5AsDfG', 'hasSecret'],
])('%j is refused as %s', (text, fault) => {
  expect(parseSiteAddress(text)).toEqual({ ok: false, fault })
})
