import { expect, test } from 'vitest'
import type { InquiryId } from '#core/ids'
import { dayMs, hourMs, minuteMs, secondMs } from '#core/time'
import { judgeRate, usualRateRule } from '../archive/judge-rate.ts'
import { addPoll } from '../archive/polled-time.ts'
import type { SeenLead } from '../archive/seen-lead.ts'
import { noCounts } from '../dashboard/summarise-leads.ts'
import { contactMark } from '../privacy/contact-mark.ts'
import type { SentLead } from '../sent/sent-lead.ts'
import { readSiteAnswer } from '../sent/site-answer.ts'
import {
  customer,
  inquiry,
  mondayAt,
  noHandLinks,
  noHandVerdicts,
  seenLead,
  sentLead,
} from '../testing/sample-leads.ts'
import { agencyReport } from './agency-report.ts'
import { linkByHand, unlinkByHand } from './hand-links.ts'
import type { HandVerdicts } from './hand-verdicts.ts'
import { usualMatchRules } from './match-rules.ts'
import { reconcile } from './reconcile.ts'
import { suspicionOf } from './suspicion.ts'

const polledAt = mondayAt + dayMs
const around = {
  covered: addPoll([], { askedAt: polledAt, answeredAt: polledAt }),
  period: { from: mondayAt - dayMs, to: polledAt },
}

const statuses = (
  sent: readonly SentLead[],
  leads: readonly SeenLead[],
  said: { words?: HandVerdicts; links?: typeof noHandLinks; sentHere?: InquiryId[] } = {},
) => {
  const { words = noHandVerdicts, links = noHandLinks, sentHere = [] } = said
  const found = reconcile({
    ...around,
    sent,
    leads,
    links,
    sentHere,
    verdicts: words,
    rules: usualMatchRules,
  })
  return Object.fromEntries(found.sent.map(({ lead, status }) => [lead.key, status]))
}

const later = (ms: number) => ({ at: mondayAt + ms })

test('a lead that was sent again from here has arrived, and has no delay of the site', () => {
  const links = linkByHand(noHandLinks, { sentKey: 'a', inquiryId: inquiry(1) })
  const listed = [seenLead(1, later(dayMs / 2)), seenLead(2, { customerName: 'Petr Nový' })]
  const sent = [sentLead('a'), sentLead('b', { name: 'Petr Nový' })]
  expect(statuses(sent, listed, { links, sentHere: [inquiry(1)] })).toMatchObject({
    a: { kind: 'arrived', inquiryId: 1, delayMs: null, reason: 'resent' },
    b: { kind: 'arrived', inquiryId: 2, reason: 'name' },
  })
})

test('a form that was sent twice within minutes and is listed once was taken as one', () => {
  const sent = [sentLead('a'), sentLead('b', later(2 * minuteMs)), sentLead('c', later(hourMs))]
  expect(statuses(sent, [seenLead(1, later(secondMs))])).toMatchObject({
    a: { kind: 'arrived', inquiryId: 1 },
    b: { kind: 'merged', withKey: 'a', inquiryId: 1, why: 'sameName' },
    c: { kind: 'missing' },
  })
})

test('one inquiry each is no merger, however near they were sent', () => {
  const sent = [sentLead('a'), sentLead('b', later(minuteMs))]
  const leads = [seenLead(1, later(secondMs)), seenLead(2, later(minuteMs + secondMs))]
  expect(statuses(sent, leads)).toMatchObject({ a: { inquiryId: 1 }, b: { inquiryId: 2 } })
})

test('the customer that the CRM has answered twice proves it, whatever the names are', () => {
  const of = { customerId: customer(7) }
  const sent = [sentLead('a', of), sentLead('b', { ...of, name: 'E. N.', ...later(minuteMs) })]
  const listed = [seenLead(1, { ...of, ...later(secondMs) })]
  expect(statuses(sent, listed)).toMatchObject({
    a: { kind: 'arrived', reason: 'customerId' },
    b: { kind: 'merged', withKey: 'a', why: 'customerId' },
  })
  const other = sentLead('b', { customerId: customer(8), ...later(minuteMs) })
  expect(statuses([sentLead('a', of), other], listed)['b']).not.toMatchObject({ kind: 'merged' })
})

test('two persons of one name are two: the contact tells them apart', () => {
  const mark = (email: string) => ({ contactMark: contactMark(email, '') })
  const sent = [
    sentLead('a', mark('eva@example.cz')),
    sentLead('b', { ...mark('jina@example.cz'), ...later(minuteMs) }),
    sentLead('c', { ...mark('EVA@example.cz '), ...later(2 * minuteMs) }),
  ]
  expect(statuses(sent, [seenLead(1, later(secondMs))])).toMatchObject({
    b: { kind: 'ambiguous' },
    c: { kind: 'merged', withKey: 'a' },
  })
})

test('a person may say that it is another one: then it is missing', () => {
  const sent = [sentLead('a'), sentLead('b', later(minuteMs))]
  const links = unlinkByHand(noHandLinks, { sentKey: 'b', inquiryId: inquiry(1) })
  expect(statuses(sent, [seenLead(1)], { links })['b']).toEqual({ kind: 'missing' })
})

const refused = { answer: { httpStatus: 422, text: 'phone is not valid' } }

test('what the CRM has refused is rejected with its words, and takes no inquiry from the next try', () => {
  const sent = [sentLead('a', refused), sentLead('b', later(5 * secondMs))]
  expect(statuses(sent, [seenLead(1, later(secondMs))])).toMatchObject({
    a: { kind: 'rejected', httpStatus: 422, text: 'phone is not valid' },
    b: { kind: 'arrived', inquiryId: 1 },
  })
  const links = linkByHand(noHandLinks, { sentKey: 'a', inquiryId: inquiry(1) })
  expect(statuses([sentLead('a', refused)], [seenLead(1)], { links })['a']).toMatchObject({
    kind: 'arrived',
    reason: 'byHand',
  })
})

test('a refused lead whose own inquiry is listed is no plain refusal: a person has to tell', () => {
  const of = { ...refused, name: 'E. N.', customerId: customer(7) }
  const ambiguous = { kind: 'ambiguous', candidates: [1] }
  expect(statuses([sentLead('a', refused)], [seenLead(1, later(minuteMs))])['a']).toEqual(ambiguous)
  const listed = [seenLead(1, { customerId: customer(7), ...later(minuteMs) })]
  expect(statuses([sentLead('a', of)], listed)['a']).toEqual(ambiguous)
  const links = unlinkByHand(noHandLinks, { sentKey: 'a', inquiryId: inquiry(1) })
  expect(statuses([sentLead('a', of)], listed, { links })['a']).toMatchObject({ kind: 'rejected' })
})

test.each([401, 403, 408, 415, 418, 429])(
  '%i is about the sender: the lead is missing',
  (httpStatus) => {
    const turnedAway = sentLead('a', { answer: { httpStatus, text: '' } })
    expect(statuses([turnedAway], [])['a']).toEqual({ kind: 'missing' })
    const nextTry = sentLead('b', later(5 * secondMs))
    expect(statuses([turnedAway, nextTry], [seenLead(1, later(secondMs))])).toMatchObject({
      a: { kind: 'merged', withKey: 'b' },
      b: { kind: 'arrived', inquiryId: 1 },
    })
  },
)

test('an agency is told what the CRM has said to what is missing or was refused, and to nothing else', () => {
  const lead = sentLead('a', { answer: { httpStatus: 429, text: 'too often' } })
  const told = (status: Parameters<typeof agencyReport>[0][number]['status']) =>
    agencyReport([{ lead, status }], new Map())[0]?.answer
  expect(told({ kind: 'missing' })).toBe('429 too often')
  expect(told({ kind: 'rejected', httpStatus: 429, text: 'too often' })).toBe('429 too often')
  expect(told({ kind: 'suspect', why: 'byHand' })).toBe('')
})

test.each([503, 201])('an answer of %i decides nothing: the list does', (httpStatus) => {
  const sent = [sentLead('a', { answer: { httpStatus, text: '' } })]
  expect(statuses(sent, [])['a']).toEqual({ kind: 'missing' })
  expect(statuses(sent, [seenLead(1)])['a']).toMatchObject({ kind: 'arrived' })
})

test.each([
  ['422', 'bad phone', { httpStatus: 422, text: 'bad phone' }],
  ['HTTP/1.1 400 Bad Request', '', { httpStatus: 400, text: '' }],
  ['404.0', '', { httpStatus: 404, text: '' }],
  ['', '409: eva.nova@example.cz exists', { httpStatus: 409, text: 'e***@e***.cz exists' }],
  ['sent', '422 is in the text alone', null],
  ['422', '422: bad phone', { httpStatus: 422, text: 'bad phone' }],
  ['', 'HTTP/1.1 400 Bad Request', { httpStatus: 400, text: 'Bad Request' }],
  ['', 'HTTP 429', { httpStatus: 429, text: '' }],
  ['', '4221', null],
  ['', '437', null],
  ['', '437.0', null],
  ['', '', null],
])('the status %j and the text %j are the answer %j', (status, text, answer) => {
  expect(readSiteAnswer(status, text)).toEqual(answer)
})

test.each([
  [{ name: 'Test Test' }, 'testName'],
  [{ name: 'TEST 123' }, 'testName'],
  [{ name: 'asdf' }, 'testName'],
  [{ name: 'Testovací poptávka z webu' }, 'testName'],
  [{ name: 'Win now https://spam.xyz' }, 'testName'],
  [{ name: 'Eva Testová' }, null],
  [{ name: 'Test Nováková' }, null],
  [{ name: '' }, null],
  [{ email: 'test@firma.cz' }, 'testAddress'],
  [{ email: 'test+12@firma.cz' }, 'testAddress'],
  [{ email: 'eva@example.com' }, 'testAddress'],
  [{ email: 'eva@sub.example' }, 'testAddress'],
  [{ email: 'testova@firma.cz' }, null],
  [{ email: 'eva@example-realty.com' }, null],
  [{ tags: ['web', 'Test'] }, 'markedTest'],
  [{ tags: ['testing'] }, null],
])('%j is suspected as %j', (fields, suspicion) => {
  const person = { name: 'Eva Nová', email: 'eva@firma.cz', tags: [] }
  expect(suspicionOf({ ...person, ...fields })).toBe(suspicion)
})

test('what looks like a test is not missed, unless a person says that it is real', () => {
  const looks = sentLead('a', { suspicion: 'testName' })
  const sent = [looks, sentLead('b')]
  expect(statuses(sent, [])).toEqual({
    a: { kind: 'suspect', why: 'testName' },
    b: { kind: 'missing' },
  })
  const words = { real: ['a'], spam: ['b'] }
  expect(statuses(sent, [], { words })).toEqual({
    a: { kind: 'missing' },
    b: { kind: 'suspect', why: 'byHand' },
  })
  expect(statuses([looks], [seenLead(1)])['a']).toMatchObject({ kind: 'arrived' })
})

test.each([
  [{ arrived: 19 }, { kind: 'tooFew' }],
  [{ arrived: 90, late: 5, merged: 4, missing: 1 }, { kind: 'well' }],
  [
    { arrived: 97, missing: 1, rejected: 2 },
    { kind: 'low', percent: 97, lost: 3, sent: 100 },
  ],
  [
    { arrived: 189, missing: 2 },
    { kind: 'low', percent: 98.9, lost: 2, sent: 191 },
  ],
  [{ arrived: 30, suspect: 20, ambiguous: 20, outsideWindow: 20 }, { kind: 'well' }],
])('the rate of %j is %j', (counts, rate) => {
  expect(judgeRate({ ...noCounts, ...counts }, usualRateRule)).toEqual(rate)
})
