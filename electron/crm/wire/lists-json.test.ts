import { expect, test } from 'vitest'
import { bodyOf } from '../testing/body-of.ts'
import { readConsentTypes, readRevoked } from './consents.ts'
import { readListedLeads } from './listed-leads.ts'

const lead = {
  inquiry_id: 71,
  customer_id: 500_001,
  customer_name: 'Eva Nová',
  timestamp: '2026-11-21T13:00:00.000+01:00',
  projects: ['Rezidence Podviní'],
  campaign: 'jaro',
  product_interest: '2+kk',
}
const read = {
  inquiryId: 71,
  customerId: 500_001,
  customerName: 'Eva Nová',
  at: Date.UTC(2026, 10, 21, 12),
  projects: ['Rezidence Podviní'],
  campaign: 'jaro',
  productInterest: '2+kk',
}
const prague = { endpoint: 'list-leads', zone: 'Europe/Prague' }
const leads = (value: unknown, reading = prague) =>
  readListedLeads(bodyOf(JSON.stringify(value)), reading)

test.each([
  ['one lead', [lead], [read]],
  ['none', [], []],
  ['nothing', null, []],
  ['one without its list', lead, [read]],
  ['IDs as text and more fields', [{ ...lead, inquiry_id: '71', more: 1 }], [read]],
  ['an offset without its colon', [{ ...lead, timestamp: '2026-11-21T13:00:00+0100' }], [read]],
  ['a time of no zone', [{ ...lead, timestamp: '2026-11-21T13:00:00' }], [read]],
  ['a time in seconds', [{ ...lead, timestamp: read.at / 1_000 }], [read]],
  ['a day that is none', [{ ...lead, timestamp: '2026-13-41T13:00:00Z' }], [{ ...read, at: null }]],
  [
    'fields of another shape',
    [
      {
        ...lead,
        customer_name: { first: 'Eva' },
        timestamp: [2026, 11],
        projects: ['Vily', null, { id: 1 }],
        campaign: { id: 5 },
        product_interest: true,
      },
    ],
    [
      {
        ...read,
        customerName: '',
        at: null,
        projects: ['Vily'],
        campaign: '',
        productInterest: '',
      },
    ],
  ],
  ['a lone project', [{ ...lead, projects: 'Vily' }], [{ ...read, projects: ['Vily'] }]],
  [
    'IDs alone',
    [{ inquiry_id: 71, customer_id: 500_001, campaign: null }],
    [{ ...read, customerName: '', at: null, projects: [], campaign: '', productInterest: '' }],
  ],
])('a list with %s is read', async (_what, sent, expected) => {
  expect(await leads(sent)).toEqual({ ok: true, value: { leads: expected, unreadLeads: [] } })
})

test.each([
  ['no ID', { ...lead, inquiry_id: undefined }, '?'],
  ['an ID that is somebody’s name', { ...lead, inquiry_id: 'Eva' }, '?'],
  ['no customer', { ...lead, inquiry_id: 72, customer_id: null }, '72'],
  [
    'an ID of more digits than a number keeps',
    { ...lead, inquiry_id: '12345678901234567' },
    '12345678901234567',
  ],
  ['a bad customer', { ...lead, inquiry_id: '73', customer_id: '12a' }, '73'],
])('a lead with %s is left out and named, and the others are read', async (_what, odd, name) => {
  const value = { leads: [read, read], unreadLeads: [name] }
  expect(await leads([lead, odd, lead])).toEqual({ ok: true, value })
})

test.each([
  ['a message', { error: 'maintenance' }],
  ['a sentence', 'Not now.'],
])('a list with %s is refused whole', async (_what, sent) => {
  expect(await leads(sent)).toMatchObject({
    failure: { kind: 'notThisServer', expected: 'leads' },
  })
})

test('a lead is named by all digits that the server has written, and by no rounded ones', async () => {
  const long = '9007199254740993'
  const sent = JSON.stringify([lead, { ...lead, inquiry_id: 1 }]).replace(':1,', `:${long},`)
  expect(await readListedLeads(bodyOf(sent), prague)).toMatchObject({
    value: { leads: [read], unreadLeads: [long] },
  })
})

test('a time of no zone is on the clock of the server', async () => {
  const sent = [{ ...lead, timestamp: '2026-11-21T13:00:00' }]
  expect(await leads(sent, { ...prague, zone: 'Europe/London' })).toMatchObject({
    value: { leads: [{ at: read.at + 3_600_000 }] },
  })
})

test('a page is refused with its beginning', async () => {
  expect(await readListedLeads(bodyOf('<html><h1>Login</h1></html>'), prague)).toMatchObject({
    failure: { kind: 'notThisServer', received: '<html><h1>Login</h1></html>' },
  })
})

test.each([
  [
    'types',
    '[{"id":11,"name":"A"},{"id":"12","name":"B","more":[]}]',
    [
      { id: 11, name: 'A' },
      { id: 12, name: 'B' },
    ],
  ],
  ['a mark in front', '\ufeff[{"id":11,"name":"A"}]', [{ id: 11, name: 'A' }]],
  [
    'a type without a name',
    '[{"id":11},{"id":12,"name":{}}]',
    [
      { id: 11, name: '11' },
      { id: 12, name: '12' },
    ],
  ],
  ['a type without an ID', '[{"name":"A"}]', null],
  ['bytes of another encoding', Buffer.from('[{"id":11,"name":"Žádost"}]', 'latin1'), null],
  ['half an answer', '[{"id":11,"name":"A"},', null],
])('consent types with %s', async (_what, text, types) => {
  const result = await readConsentTypes(bodyOf(text), 'list-consent-types')
  expect(result).toMatchObject(
    types === null ? { failure: { kind: 'notThisServer' } } : { ok: true, value: types },
  )
})

test.each([
  ['[3,4]', [3, 4]],
  ['["3"]', [3]],
  ['3', [3]],
  ['[0]', null],
  ['[1.5]', null],
  ['{"success":true}', null],
  ['', null],
])('the customers of a revocation %j are %j', async (text, ids) => {
  const result = await readRevoked(bodyOf(text), 'revoke-customer-consent')
  expect(result).toMatchObject(
    ids === null ? { failure: { kind: 'notThisServer' } } : { ok: true, value: ids },
  )
})
