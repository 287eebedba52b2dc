import { expect, test } from 'vitest'
import { minuteMs } from '#core/time'
import { type AddressTrouble, addressTroubleSchema, isTemporary } from './address-trouble.ts'
import { isHeaderValue } from './header-value.ts'
import { siteFileName, troubleOfContent, troubleOfReply } from './site-reply.ts'
import { isSiteDue } from './site-schedule.ts'

const url = 'https://www.example.cz/leads'
const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each<[number, string | null, AddressTrouble | null]>([
  [200, null, null],
  [204, null, { kind: 'empty' }],
  [301, 'https://login.example.org/x?y', { kind: 'redirected', host: 'login.example.org' }],
  [302, '//user:word@cdn.example:8443/x', { kind: 'redirected', host: 'cdn.example:8443' }],
  [307, '/login', { kind: 'redirected', host: 'www.example.cz' }],
  [304, null, { kind: 'unexpected', status: 304 }],
  [400, null, { kind: 'unexpected', status: 400 }],
  [401, null, { kind: 'notAllowed', status: 401 }],
  [403, null, { kind: 'notAllowed', status: 403 }],
  [404, null, { kind: 'notFound' }],
  [410, null, { kind: 'notFound' }],
  [429, null, { kind: 'unexpected', status: 429 }],
  [503, null, { kind: 'serverError', status: 503 }],
])('an answer of %d with the location %j is told as %j', (status, location, trouble) => {
  expect(troubleOfReply({ url, status, location })).toEqual(trouble)
})

test.each([
  ['', 'text/csv', { kind: 'empty' }],
  [' \r\n\ufeff', null, { kind: 'empty' }],
  ['<!DOCTYPE html><p>Přihlaste se', null, { kind: 'page' }],
  ['\ufeff \n<html lang="cs">', 'text/csv', { kind: 'page' }],
  ['a;b', 'text/html; charset=utf-8', null],
  ['\ufeff <div>Přihlaste se', 'text/html; charset=utf-8', { kind: 'page' }],
  ['datum;jméno', 'text/csv', null],
  ['{"html":1}', 'application/json', null],
  [`${'ž'.repeat(600)};b`, null, null],
])('the content %j as %s has against it: %j', (text, contentType, trouble) => {
  expect(troubleOfContent({ bytes: bytesOf(text), contentType })).toEqual(trouble)
})

test.each([
  ['https://a.cz/export/Leads.CSV?from=1', null, 'a;b', 'Leads.CSV'],
  ['https://a.cz/', 'text/csv', 'a;b', 'leads.csv'],
  ['https://a.cz', null, '{"a":1}', 'leads.json'],
  ['https://a.cz/popt%C3%A1vky.php', 'application/json', '[]', 'poptávky.php.json'],
  ['https://a.cz/export', 'application/x-ndjson', '', 'export.json'],
  ['https://a.cz/export', 'application/octet-stream', 'PK\u0003\u0004', 'export.xlsx'],
  ['https://a.cz/..%2F..%2Fleads.csv', null, 'a', '....leads.csv'],
  ['https://a.cz/web_leads-2026-11.xlsx', null, 'PK', 'web_leads-2026-11.xlsx'],
  ['https://a.cz/export/4f9c0d6be7a1.csv', null, 'a;b', 'leads.csv'],
  ['https://a.cz/x/k7Jd93hQpL0aZ', 'application/json', '[]', 'leads.json'],
  ['https://a.cz/abcdefghijklmnopqrstuvwxyz.csv', null, 'a;b', 'leads.csv'],
])('what %s answers as %s with %j is called %s', (from, contentType, text, name) => {
  expect(siteFileName({ url: from, contentType, bytes: bytesOf(text) })).toBe(name)
})

const settings = { isPolling: true, pollMinutes: 15 }
const now = 100 * minuteMs

test.each([
  ['never', null, null, true],
  ['a moment ago', now - 14 * minuteMs, null, false],
  ['long enough ago', now - 15 * minuteMs, null, true],
  ['in a future that a clock has shown', now + minuteMs, null, true],
  ['in vain', now - 15 * minuteMs, { kind: 'serverError', status: 500 }, true],
  ['without being allowed to', 0, { kind: 'notAllowed', status: 401 }, false],
  ['without its header', 0, { kind: 'headerGone' }, false],
] as const)(
  'an address that was asked %s is asked by itself accordingly',
  (_when, at, trouble, due) => {
    expect(isSiteDue({ askedAt: at, trouble }, settings, now)).toBe(due)
    expect(isSiteDue({ askedAt: at, trouble }, { ...settings, isPolling: false }, now)).toBe(false)
  },
)

test('what is wrong on the way may pass by itself; what the address itself has for an answer does not', () => {
  for (const { shape } of addressTroubleSchema.options) {
    const [kind] = shape.kind.values
    const trouble = addressTroubleSchema.parse({
      kind,
      ...('status' in shape ? { status: 500 } : {}),
      ...('host' in shape ? { host: 'x' } : {}),
    })
    expect(isTemporary(trouble)).toBe(/^(?:unreachable|tooSlow|serverError)$/.test(trouble.kind))
  }
})

test.each([
  ['Bearer abc.def', true],
  ['Basic d2ViOmhlc2xv', true],
  ['', false],
  [' x', false],
  ['a\r\nHost: evil', false],
  ['heslo š', false],
  ['x'.repeat(4_001), false],
])('%j as the value of a header: %s', (text, isOne) => {
  expect(isHeaderValue(text)).toBe(isOne)
})
