import { expect, test } from 'vitest'
import { customerIdSchema } from '#core/ids'
import { bodyOf } from '../testing/body-of.ts'
import { readPaymentId } from './payment-id.ts'
import { readId } from './read-id.ts'
import { readNothing } from './read-nothing.ts'
import { readRevocationRefusal } from './revocation-refusal.ts'

const refused = { ok: false, failure: { kind: 'notThisServer' } }

test.each([
  ['500001', 500_001],
  [' 500001\r\n', 500_001],
  ['\ufeff7', 7],
  ['', null],
  ['0', null],
  ['-7', null],
  ['7.0', null],
  ['1e3', null],
  ['"7"', 7],
  ['{"id":7}', 7],
  ['{"id":"7","name":"Pohled"}', 7],
  ['{"id":7,"customerid":8}', null],
  ['{"inquiry_id":8,"customer_id":7}', 7],
  ['{"Picture-ID":7}', 7],
  ['{"error":"Unit does not have a gallery."}', null],
  ['{"id":7,"error":null,"message":"Created"}', 7],
  ['{"id":7,"success":true}', 7],
  ['{"id":7,"success":false}', null],
  ['{"id":7,"error":"Unit does not have a gallery."}', null],
  ['7 8', null],
  ['9007199254740993', null],
  ['<html><body>7</body></html>', null],
])('the ID %j is %j', async (text, id) => {
  const result = await readId(bodyOf(text), { endpoint: 'create-lead', schema: customerIdSchema })
  expect(result).toMatchObject(id === null ? refused : { ok: true, value: id })
})

test.each([
  ['90017', '90017'],
  ['"90017"', '90017'],
  ['{"id":90017}', '90017'],
  ['{"id":900719925474099312}', '900719925474099312'],
  ['P-2026/11.7\n', 'P-2026/11.7'],
  ['4F2A-b', '4F2A-b'],
  ['', null],
  ['Payment booked', null],
  ['null', null],
  ['"null"', null],
  ['{"id":null}', null],
  ['{"id":{}}', null],
  ['false', null],
  ['true', null],
  ['error', null],
  ['OK', null],
  ['0', null],
  ['{"id":0}', null],
  ['{"success":false,"id":"17","error":"Unknown prescribed payment"}', null],
  ['{"status":"error","id":17}', null],
  ['-1', null],
  ['Unauthorized', null],
  ['maintenance', null],
  ['<id>7</id>', null],
  ['x'.repeat(129), null],
])('the ID of a payment %j is %j', async (text, id) => {
  const result = await readPaymentId(bodyOf(text), 'add-incoming-payment')
  expect(result).toMatchObject(id === null ? refused : { ok: true, value: id })
})

test.each([
  ['', { ok: true, value: null }],
  ['\r\n', { ok: true, value: null }],
  ['OK', { ok: true, value: null }],
  ['"created"', { ok: true, value: null }],
  ['90017', { ok: true, value: null }],
  ['{}', { ok: true, value: null }],
  ['{"success":true}', { ok: true, value: null }],
  ['{"success":"1"}', { ok: true, value: null }],
  ['{"status":201}', { ok: true, value: null }],
  ['{"success":true,"error":null}', { ok: true, value: null }],
  ['{"success":true,"errors":[],"message":"The plan was replaced."}', { ok: true, value: null }],
  ['{"success":false}', refused],
  ['{"success":0}', refused],
  ['{"success":null}', refused],
  ['{"status":404}', refused],
  ['{"status":200,"success":0}', refused],
  ['{"result":-3}', refused],
  ['{"success":true,"error":"Invalid screen ID."}', refused],
  ['{"message":"Invalid screen ID."}', refused],
  ['0', refused],
  ['{"status":"failed"}', refused],
  ['{"error":"Invalid screen ID."}', refused],
  ['<html>Login</html>', refused],
  ['Invalid screen ID.', refused],
])('an answer that should be empty and is %j', async (text, result) => {
  expect(await readNothing(bodyOf(text), 'set-unit-plan')).toMatchObject(result)
})

test.each([
  ['No customer matches.', 'customer'],
  ['No customer found for eva@example.com', 'customer'],
  ['Unknown consent type.', 'consentType'],
  ['Invalid consentid', 'consentType'],
  ['99 is not a valid consent type.', 'consentType'],
  ['No valid consent type has the ID 99.', 'consentType'],
  ['consentid does not refer to a valid consent', 'consentType'],
  ['The ID does not refer to a valid consent.', null],
  ['No matching customer holds a valid consent of this type.', 'validConsent'],
  ['None of the customers has a currently valid consent', 'validConsent'],
  ['no valid consent', 'validConsent'],
  ['Customers without valid consents of this consent type', 'validConsent'],
  ['Nenalezeno', null],
  ['', null],
])('the refusal of a revocation %j is about %j', async (text, about) => {
  const body = { ...bodyOf(text), status: 404 }
  const result = await readRevocationRefusal(body, 'revoke-customer-consent')
  expect(result).toMatchObject({ failure: { kind: 'refused', status: 404, about } })
  expect(JSON.stringify(result)).not.toContain('eva@example.com')
})
