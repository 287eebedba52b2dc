import { expect, test } from 'vitest'
import { hourMs, minuteMs, secondMs } from '#core/time'
import { newLeadSchema } from '../archive/lead.ts'
import { watchLead } from '../archive/watch-lead.ts'
import { agencyReport } from '../reconcile/agency-report.ts'
import type { SentStatus } from '../reconcile/reconcile.ts'
import { isTestLead, markTestLead } from '../test-lead.ts'
import {
  customer,
  emptyLead,
  inquiry,
  mondayAt,
  seenLead,
  sentLead,
} from '../testing/sample-leads.ts'
import { maySendAgain } from './may-send-again.ts'

const soon = mondayAt + minuteMs
const watched = {
  sentAt: mondayAt,
  name: 'Eva Nová',
  customerId: null,
  known: new Set<never>(),
  leads: [],
  checkedAt: null,
  earlyMs: 5 * minuteMs,
}
const fresh = (id: number, customerId = 7) =>
  seenLead(id, { at: soon, firstSeenAt: soon, customerId: customer(customerId) })

test('a lead whose answer was lost has arrived when one of its name is listed that was not there before', () => {
  const leads = [seenLead(1, { firstSeenAt: mondayAt - hourMs }), fresh(2)]
  expect(watchLead({ ...watched, leads, checkedAt: soon })).toEqual({
    kind: 'appeared',
    inquiryId: 2,
  })
  const known = new Set([inquiry(2)])
  expect(watchLead({ ...watched, leads, known, checkedAt: soon })).toEqual({ kind: 'awaited' })
})

test('it was not taken when nobody has seen it long enough after; before that nobody knows', () => {
  expect(watchLead(watched)).toEqual({ kind: 'awaited' })
  expect(watchLead({ ...watched, checkedAt: mondayAt + 4 * minuteMs })).toEqual({ kind: 'awaited' })
  expect(watchLead({ ...watched, checkedAt: mondayAt + 5 * minuteMs })).toEqual({
    kind: 'notThere',
  })
})

test('two new ones of that name are for a person to tell, unless the answer had told the customer', () => {
  const leads = [fresh(2, 7), fresh(3, 8)]
  expect(watchLead({ ...watched, leads })).toEqual({ kind: 'ambiguous', candidates: [2, 3] })
  expect(watchLead({ ...watched, leads, customerId: customer(8) })).toEqual({
    kind: 'appeared',
    inquiryId: 3,
  })
})

test('what was created before the request left is not it, however new it is to the list', () => {
  const older = seenLead(2, { at: mondayAt - 40 * minuteMs, firstSeenAt: soon })
  const said = watchLead({ ...watched, leads: [older], checkedAt: soon })
  expect(said).toEqual({ kind: 'ambiguous', candidates: [2] })
  const early = seenLead(3, { at: mondayAt - 4 * minuteMs, firstSeenAt: soon })
  const appeared = { kind: 'appeared', inquiryId: 3 }
  expect(watchLead({ ...watched, leads: [older, early] })).toEqual(appeared)
  const timeless = seenLead(4, { at: null, firstSeenAt: soon })
  expect(watchLead({ ...watched, leads: [timeless] })).toEqual({ ...appeared, inquiryId: 4 })
})

const missing: SentStatus = { kind: 'missing' }
const arrived: SentStatus = {
  kind: 'late',
  inquiryId: inquiry(1),
  delayMs: hourMs,
  score: 88,
  reason: 'name',
}
const merged: SentStatus = {
  kind: 'merged',
  inquiryId: inquiry(1),
  withKey: 'a',
  why: 'sameName',
}
const asked = {
  status: missing,
  checkedAt: mondayAt,
  now: mondayAt + secondMs,
  isUnderWay: false,
  wasTaken: false,
  hasContact: true,
}

test.each([
  [{}, null],
  [{ status: arrived }, 'arrived'],
  [{ status: { kind: 'ambiguous', candidates: [] } as SentStatus }, 'unclear'],
  [{ status: { kind: 'outsideWindow', why: 'lost' } as SentStatus }, 'unknownTime'],
  [{ status: { kind: 'rejected', httpStatus: 422, text: '' } as SentStatus }, null],
  [{ status: { kind: 'suspect', why: 'byHand' } as SentStatus }, 'suspect'],
  [{ status: merged }, 'merged'],
  [{ isUnderWay: true }, 'underWay'],
  [{ wasTaken: true }, 'sentAgain'],
  [{ now: mondayAt + 3 * minuteMs }, 'needsCheck'],
  [{ checkedAt: null }, 'needsCheck'],
  [{ hasContact: false }, 'noContact'],
])('a lead with %j may be sent again, if nothing speaks against it: %j', (fields, refusal) => {
  expect(maySendAgain({ ...asked, ...fields })).toBe(refusal)
})

test('a test lead is marked with a tag, once, and can be unmarked', () => {
  const marked = markTestLead(markTestLead({ ...emptyLead, tags: ['web'] }, true), true)
  expect(marked.tags).toEqual(['web', 'test'])
  expect(isTestLead(marked)).toBe(true)
  expect(markTestLead(marked, false)).toEqual({ ...emptyLead, tags: ['web'] })
})

test('a draft keeps what may not be sent yet, and nothing that no lead has', () => {
  const draft = { ...emptyLead, email: 'eva@', note: 'x'.repeat(6_000) }
  expect(newLeadSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(newLeadSchema.safeParse({ ...draft, partner: 1 }).success).toBe(false)
})

test('the agency is told the moment, the initials and a masked contact, and no more', () => {
  const sent = [
    { lead: sentLead('id f-1'), status: missing },
    { lead: sentLead('at 1 eva nova', { project: 'Zahrady' }), status: arrived },
  ]
  const contacts = new Map([['id f-1', { email: 'eva.nova@example.com', phone: '+420777123456' }]])
  const report = agencyReport(sent, contacts)
  expect(report).toMatchObject([
    { key: 'f-1', initials: 'E. N.', email: 'e***@e***.com', phone: '*** 456', status: 'missing' },
    { key: '', email: '', phone: '', project: 'Zahrady', status: 'late', delayMs: hourMs },
  ])
  expect(JSON.stringify(report)).not.toMatch(/eva|nova|777/i)
})
