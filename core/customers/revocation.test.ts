import { expect, test } from 'vitest'
import { type Failure, failed, success } from '#core/contract/failure'
import { consentTypeIdSchema, customerIdSchema } from '#core/ids'
import type { ConsentHolder } from './consent.ts'
import {
  judgeRevocation,
  meaningOfRefusal,
  type RevocationOutcome,
  type RevocationRecord,
  revocationRecordSchema,
} from './revocation-outcome.ts'
import { checkRevocation, reachOf } from './revocation-reach.ts'

const id = (number: number) => customerIdSchema.parse(number)
const typeId = consentTypeIdSchema.parse(11)
const byEmail = (email: string): ConsentHolder => ({ kind: 'email', email })

test('by ID one customer is hit, by address everybody who has it in any spelling', () => {
  const holder = { kind: 'customer', customerId: id(7) } as const
  expect(reachOf(holder, null)).toEqual({ kind: 'oneCustomer', customerId: 7 })
  const customers = [
    { customerId: id(9), email: 'EVA@example.com' },
    { customerId: id(7), email: 'nova@example.com; eva@example.com' },
    { customerId: id(7), email: 'eva@example.com' },
    { customerId: id(8), email: 'other.eva@example.com' },
  ]
  expect(reachOf(byEmail(' eva@Example.com'), { customers, at: 5 })).toEqual({
    kind: 'everybodyWith',
    email: 'eva@Example.com',
    known: { customerIds: [7, 9], at: 5 },
  })
})

test('without an export nobody knows how many an address may hit', () => {
  expect(reachOf(byEmail('eva@example.com'), null)).toMatchObject({ known: null })
})

test.each([
  [byEmail('eva@example.com'), []],
  [byEmail(' '), [{ kind: 'noHolder' }]],
  [byEmail('eva@'), [{ kind: 'notAnEmail' }]],
  [{ kind: 'customer', customerId: id(7) } as ConsentHolder, []],
])('a revocation for %j has the faults %j', (holder, faults) => {
  const revocation = { holder, consentTypeId: typeId, notes: null }
  expect(checkRevocation(revocation, [{ id: typeId, name: 'Newsletter' }])).toEqual(faults)
  expect(checkRevocation(revocation, null)).toEqual(faults)
  expect(checkRevocation(revocation, [])).toEqual([...faults, { kind: 'unknownConsentType' }])
})

const refused = (status: number, about: 'customer' | 'validConsent' | 'login' | null): Failure => ({
  kind: 'refused',
  endpoint: 'revoke-customer-consent',
  status,
  message: '',
  about,
  again: 'afterFix',
})
const unknown: Failure = {
  kind: 'unknownOutcome',
  endpoint: 'revoke-customer-consent',
  again: 'never',
}

test.each<[Failure, RevocationOutcome]>([
  [refused(404, 'customer'), { kind: 'notFound', about: 'customer' }],
  [refused(404, 'validConsent'), { kind: 'notFound', about: 'validConsent' }],
  [refused(404, null), { kind: 'notFound', about: null }],
  [refused(404, 'login'), { kind: 'notFound', about: null }],
  [refused(400, null), { kind: 'failed', failure: refused(400, null) }],
  [unknown, { kind: 'unknown' }],
])('of %j the audit says %j', (failure, outcome) => {
  expect(judgeRevocation(failed(failure))).toEqual(outcome)
})

test('whose consent was revoked is told by their IDs', () => {
  expect(judgeRevocation(success([id(7), id(9)]))).toEqual({
    kind: 'revoked',
    customerIds: [7, 9],
  })
})

test('of the three meanings of 404 only one says that there is no consent any more', () => {
  expect(meaningOfRefusal('validConsent')).toEqual({ isWithdrawn: true, next: 'nothing' })
  expect(meaningOfRefusal('customer')).toMatchObject({ isWithdrawn: false, next: 'checkHolder' })
  expect(meaningOfRefusal('consentType')).toMatchObject({ next: 'listTypesAgain' })
  expect(meaningOfRefusal(null)).toMatchObject({ isWithdrawn: false, next: 'readMessage' })
})

test('a line of the audit is kept as it is, with no place for an email that is not masked', () => {
  const record: RevocationRecord = {
    at: 5,
    account: 'demo.customers',
    holder: { kind: 'email', masked: 'e***@e***.com' },
    consentTypeId: typeId,
    consentName: 'Newsletter',
    notes: null,
    outcome: judgeRevocation(failed(unknown)),
  }
  expect(revocationRecordSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record)
  const bare = { ...record, holder: byEmail('eva@example.com') }
  expect(revocationRecordSchema.safeParse(bare).success).toBe(false)
})
