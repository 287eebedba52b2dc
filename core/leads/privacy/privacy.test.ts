import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SentStatus } from '../reconcile/reconcile.ts'
import { customer, inquiry, seenLead, sentLead } from '../testing/sample-leads.ts'
import { findPerson } from './find-person.ts'
import { maskContacts, maskEmail, maskPhone } from './mask-contact.ts'
import { needsContact } from './retention.ts'

test.each([
  ['eva.nova@example.com', 'e***@e***.com'],
  ['e@seznam.cz', '***@s***.cz'],
  ['no address', '***'],
])('the email %j is shown as %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test.each([
  ['+420 777 123 456', '*** 456'],
  ['12345', '***'],
])('the phone %j is shown as %j', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})

test('contacts in a note are masked, and what is none is left', () => {
  const note =
    'Volat na +420 777 123 456 nebo (eva.nova@example.com), byt A.101, 2026-11-21 v 10:15'
  expect(maskContacts(note)).toBe(
    'Volat na *** 456 nebo (e***@e***.com), byt A.101, 2026-11-21 v 10:15',
  )
})

test.each([
  ['21.11.2026 10:15', '21.11.2026 10:15'],
  ['1. 2. 2026, 3.4.2026', '1. 2. 2026, 3.4.2026'],
  ['od 21.11.2026 do 777123456', 'od 21.11.2026 do *** 456'],
  ['+21.11.2026', '*** 026'],
  ['12.12.2012 345', '*** 345'],
])('the dates in %j are no phones: %j', (text, masked) => {
  expect(maskContacts(text)).toBe(masked)
})

test('of no email more is left than its first letters and its end', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const [local = ''] = email.split('@')
      for (const masked of [maskEmail(email), maskContacts(`(${email})`)]) {
        if (local.length > 1) expect(masked).not.toContain(local)
        expect(masked.length).toBeLessThan(20 + email.length)
      }
    }),
  )
})

const arrived = (id: number): SentStatus => ({
  kind: 'arrived',
  inquiryId: inquiry(id),
  delayMs: 0,
  score: 90,
  reason: 'name',
})
const merged: SentStatus = {
  kind: 'merged',
  inquiryId: inquiry(3),
  withKey: 'b',
  why: 'customerId',
}
const missing: SentStatus = { kind: 'missing' }

test('a contact is needed by those who may have to be sent again', () => {
  const sent = [
    { lead: sentLead('arrived'), status: arrived(1) },
    { lead: sentLead('missing'), status: missing },
  ]
  expect(sent.map(({ status }) => needsContact(status))).toEqual([false, true])
})

test('one person is found everywhere, under every ID and spelling', () => {
  const leads = [
    seenLead(1, { customerId: customer(7), customerName: 'Eva Nová' }),
    seenLead(2, { customerId: customer(8), customerName: 'NOVA Eva, Ing.' }),
    seenLead(3, { customerId: customer(7), customerName: 'Eva Malá' }),
    seenLead(4, { customerId: customer(9), customerName: 'Jan Malý' }),
    seenLead(5, { customerId: customer(10), customerName: 'E. N.' }),
  ]
  const sent = [
    { lead: sentLead('a', { name: 'nova eva' }), status: arrived(5) },
    { lead: sentLead('b', { name: 'somebody' }), status: arrived(3) },
    { lead: sentLead('c', { name: 'Jan Malý' }), status: arrived(4) },
    { lead: sentLead('d', { name: '', customerId: customer(7) }), status: missing },
    { lead: sentLead('e', { name: 'another' }), status: merged },
  ]
  const person = { customerIds: [customer(7)], name: 'Eva Nová' }
  expect(findPerson(person, leads, sent)).toEqual({
    inquiryIds: [1, 2, 3, 5],
    sentKeys: ['a', 'b', 'd', 'e'],
  })
  expect(findPerson({ customerIds: [], name: '' }, leads, sent).sentKeys).toEqual([])
})
