import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs, secondMs } from '#core/time'
import { addPoll } from '../archive/polled-time.ts'
import type { SeenLead } from '../archive/seen-lead.ts'
import type { SentLead } from '../sent/sent-lead.ts'
import {
  customer,
  inquiry,
  mondayAt,
  noHandLinks,
  noHandVerdicts,
  seenLead,
  sentLead,
} from '../testing/sample-leads.ts'
import { type HandLinks, linkByHand, unlinkByHand } from './hand-links.ts'
import { usualMatchRules } from './match-rules.ts'
import { reconcile } from './reconcile.ts'

const polledAt = mondayAt + dayMs
const covered = addPoll([], { askedAt: polledAt, answeredAt: polledAt })
const period = { from: mondayAt - dayMs, to: polledAt }

const compare = (
  sent: readonly SentLead[],
  leads: readonly SeenLead[],
  links: HandLinks = noHandLinks,
) =>
  reconcile({
    sent,
    leads,
    covered,
    period,
    links,
    sentHere: [],
    verdicts: noHandVerdicts,
    rules: usualMatchRules,
  })

const statuses = (...compared: Parameters<typeof compare>) =>
  Object.fromEntries(compare(...compared).sent.map(({ lead, status }) => [lead.key, status]))

test('a lead that is listed soon after it was sent has arrived, with the time that it took', () => {
  const found = compare([sentLead('a')], [seenLead(1, { at: mondayAt + 40 * secondMs })])
  expect(found.sent[0]?.status).toEqual({
    kind: 'arrived',
    inquiryId: inquiry(1),
    delayMs: 40 * secondMs,
    score: 90,
    reason: 'name',
  })
  expect(found.onlyInCrm).toEqual([])
})

test.each<[string, string]>([
  ['Ing. Jiří Novák, Ph.D.', 'NOVAK JIRI'],
  ['Bc. Žaneta  Příhodová', 'Žaneta Příhodová'],
  ['Eva Nová-Malá', 'Mala Nova, Eva'],
  ['Łukasz Groß', 'Lukasz Gross'],
  ["Siobhan O'Neill", 'Siobhan O’Neill'],
  ['MUDr. Eva Nova\u0301, MBA', 'Eva Nová'],
  ['Pan Pavel', 'pavel'],
])('%j on the site is %j in the CRM', (name, customerName) => {
  expect(statuses([sentLead('a', { name })], [seenLead(1, { customerName })])).toMatchObject({
    a: { kind: 'arrived', reason: 'name' },
  })
})

test('what came later than usual has arrived late; what came a day later is another one', () => {
  const lateAt = mondayAt + 2 * hourMs
  expect(statuses([sentLead('a')], [seenLead(1, { at: lateAt })])).toMatchObject({
    a: { kind: 'late', delayMs: 2 * hourMs },
  })
  const nextAt = mondayAt + dayMs + minuteMs
  expect(statuses([sentLead('a')], [seenLead(1, { at: nextAt })])['a']).toEqual({ kind: 'missing' })
})

test('clocks may differ by minutes, but nothing is listed an hour before it is sent', () => {
  const early = (ms: number) => statuses([sentLead('a')], [seenLead(1, { at: mondayAt - ms })])['a']
  expect(early(4 * minuteMs)).toMatchObject({ kind: 'arrived', delayMs: -4 * minuteMs })
  expect(early(hourMs)).toEqual({ kind: 'missing' })
})

test('the ID that the CRM had answered goes before the name', () => {
  const sent = [sentLead('a', { customerId: customer(7) }), sentLead('b')]
  const leads = [
    seenLead(1, { at: mondayAt + secondMs }),
    seenLead(2, { customerId: customer(7), customerName: 'E. N.', at: mondayAt + hourMs }),
  ]
  expect(statuses(sent, leads)).toMatchObject({
    a: { kind: 'late', inquiryId: 2, score: 100, reason: 'customerId' },
    b: { kind: 'arrived', inquiryId: 1, reason: 'name' },
  })
})

test('who is another customer in the CRM is no arrival: a person has to tell', () => {
  const sent = [sentLead('a', { customerId: customer(7) })]
  const found = compare(sent, [seenLead(1, { customerId: customer(9) })])
  expect(found.sent[0]?.status).toEqual({ kind: 'ambiguous', candidates: [1] })
  expect(found.onlyInCrm).toEqual([])
})

test('two sent together of which one came: one arrived, and the other one, of another contact, is unclear', () => {
  const sent = [
    sentLead('a', { contactMark: 1 }),
    sentLead('b', { contactMark: 2, at: mondayAt + minuteMs }),
  ]
  expect(statuses(sent, [seenLead(1, { at: mondayAt + minuteMs + secondMs })])).toMatchObject({
    a: { kind: 'ambiguous', candidates: [1] },
    b: { kind: 'arrived', inquiryId: 1 },
  })
})

test('of two sent hours apart the one that came at once leaves the other missing', () => {
  const sent = [sentLead('a'), sentLead('b', { at: mondayAt + 5 * hourMs })]
  expect(statuses(sent, [seenLead(1, { at: mondayAt + 5 * hourMs })])).toMatchObject({
    a: { kind: 'missing' },
    b: { kind: 'arrived' },
  })
})

test('what came at once is the one that was sent just before, whatever else could be paired', () => {
  const sent = [sentLead('a'), sentLead('b', { at: mondayAt + 30 * minuteMs })]
  const leads = [
    seenLead(1, { at: mondayAt + 30 * minuteMs + secondMs }),
    seenLead(2, { at: mondayAt + 10 * hourMs }),
  ]
  expect(statuses(sent, leads)).toMatchObject({
    a: { kind: 'late', inquiryId: 2 },
    b: { kind: 'arrived', inquiryId: 1, delayMs: secondMs },
  })
})

test('a part of the name will do where it is two words and fits nobody else', () => {
  const sent = [sentLead('a', { name: 'Eva Nová' })]
  const wider = seenLead(1, { customerName: 'Eva Marie Nová' })
  expect(statuses(sent, [wider])['a']).toMatchObject({ kind: 'arrived', reason: 'partOfName' })
  const another = seenLead(2, { customerName: 'Eva Anna Nová' })
  expect(statuses(sent, [wider, another])['a']).toEqual({ kind: 'ambiguous', candidates: [1, 2] })
  const later = { ...wider, at: mondayAt + hourMs }
  expect(statuses(sent, [later])['a']).toEqual({ kind: 'ambiguous', candidates: [1] })
  const surname = seenLead(3, { customerName: 'Nová' })
  expect(statuses(sent, [surname])['a']).toEqual({ kind: 'ambiguous', candidates: [3] })
})

test('a part of the name that could be either of two is neither’s', () => {
  const sent = [sentLead('a', { name: 'Eva Nová' }), sentLead('b', { name: 'Marie Nová' })]
  const candidates = [inquiry(1)]
  expect(statuses(sent, [seenLead(1, { customerName: 'Eva Marie Nová' })])).toEqual({
    a: { kind: 'ambiguous', candidates },
    b: { kind: 'ambiguous', candidates },
  })
})

test('of a time that no poll has shown nothing is said to be missing', () => {
  const at = (ms: number) => [sentLead('a', { at: ms })]
  expect(statuses(at(polledAt - 8 * dayMs), [])['a']).toEqual({
    kind: 'outsideWindow',
    why: 'beforeFirst',
  })
  expect(statuses(at(polledAt - minuteMs), [])['a']).toEqual({
    kind: 'outsideWindow',
    why: 'notYet',
  })
  const later = polledAt + 9 * dayMs
  const known = {
    links: noHandLinks,
    sentHere: [],
    verdicts: noHandVerdicts,
    rules: usualMatchRules,
  }
  const rest = { leads: [], period, ...known }
  const again = addPoll(covered, { askedAt: later, answeredAt: later })
  const found = reconcile({ sent: at(polledAt + dayMs), covered: again, ...rest })
  expect(found.sent[0]?.status).toEqual({ kind: 'outsideWindow', why: 'lost' })
})

test('what is nobody’s is only in the CRM, within the time that the site has told of', () => {
  const leads = [seenLead(1), seenLead(2, { at: period.from - 1 }), seenLead(3, { at: period.to })]
  expect(compare([], leads).onlyInCrm.map(({ inquiryId }) => inquiryId)).toEqual([1])
})

test('a lead without a time of the server has arrived when it was seen, its delay unknown', () => {
  const lead = seenLead(1, { at: null, firstSeenAt: mondayAt + 20 * minuteMs })
  expect(statuses([sentLead('a')], [lead])['a']).toMatchObject({ kind: 'arrived', delayMs: null })
})

test('the same lead in two files is one', () => {
  expect(compare([sentLead('a'), sentLead('a')], []).sent).toHaveLength(1)
})

test('a person’s link holds against the name, and what was parted is never a pair again', () => {
  const sent = [sentLead('a'), sentLead('b', { name: 'Jan Malý' })]
  const leads = [seenLead(1), seenLead(2, { customerName: 'Jan Malý' })]
  const linked = linkByHand(noHandLinks, { sentKey: 'a', inquiryId: inquiry(2) })
  expect(statuses(sent, leads, linked)).toMatchObject({
    a: { kind: 'arrived', inquiryId: 2, reason: 'byHand', score: 100 },
    b: { kind: 'missing' },
  })
  const parted = unlinkByHand(linked, { sentKey: 'a', inquiryId: inquiry(2) })
  expect(statuses(sent, leads, parted)).toMatchObject({ a: { inquiryId: 1 }, b: { inquiryId: 2 } })
  const alone = unlinkByHand(parted, { sentKey: 'a', inquiryId: inquiry(1) })
  expect(statuses(sent, leads, alone)).toMatchObject({ a: { kind: 'missing' } })
})

test('when two of the same name are parted, both find the other one', () => {
  const sent = [sentLead('a'), sentLead('b', { at: mondayAt + minuteMs })]
  const leads = [seenLead(1), seenLead(2, { at: mondayAt + minuteMs })]
  const parted = unlinkByHand(noHandLinks, { sentKey: 'a', inquiryId: inquiry(1) })
  expect(statuses(sent, leads, parted)).toMatchObject({ a: { inquiryId: 2 }, b: { inquiryId: 1 } })
})

test('a new link takes both from those who had them', () => {
  const first = linkByHand(noHandLinks, { sentKey: 'a', inquiryId: inquiry(1) })
  const second = linkByHand(first, { sentKey: 'b', inquiryId: inquiry(1) })
  expect(second.linked).toEqual([{ sentKey: 'b', inquiryId: 1 }])
  const parted = unlinkByHand(second, { sentKey: 'b', inquiryId: inquiry(1) })
  expect(linkByHand(parted, { sentKey: 'b', inquiryId: inquiry(1) }).unlinked).toEqual([])
})
