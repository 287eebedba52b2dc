import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, minuteMs, secondMs } from '#core/time'
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
import { usualMatchRules } from './match-rules.ts'
import { reconcile } from './reconcile.ts'

const weekAgo = mondayAt - 7 * dayMs
const compare = (sent: readonly SentLead[], leads: readonly SeenLead[]) =>
  reconcile({
    sent,
    leads,
    covered: addPoll([], { askedAt: mondayAt, answeredAt: mondayAt }),
    period: { from: weekAgo, to: mondayAt },
    links: noHandLinks,
    sentHere: [],
    verdicts: noHandVerdicts,
    rules: usualMatchRules,
  })

const inquiriesIn = (found: ReturnType<typeof compare>) =>
  found.sent.flatMap(({ status }) =>
    status.kind === 'arrived' || status.kind === 'late' ? [status.inquiryId] : [],
  )

// Few names and customers in few hours, so that many are alike.
const names = ['Eva Nová', 'Nova Eva', 'Jan Malý', 'Eva Marie Nová', 'Nová', 'Jan', '']
const at = fc.integer({ min: 0, max: 300 }).map((minute) => weekAgo + dayMs + minute * minuteMs)
const customerId = fc.integer({ min: 1, max: 4 }).map(customer)
const answered = (httpStatus: number) => ({ httpStatus, text: '' })
const alikeSent = fc
  .array(
    fc.record({
      at,
      name: fc.constantFrom(...names),
      customerId: fc.option(customerId, { freq: 2 }),
      contactMark: fc.option(fc.integer({ min: 0, max: 2 })),
      suspicion: fc.option(fc.constant('testName' as const)),
      answer: fc.option(fc.constantFrom(...[201, 422, 503].map(answered)), { freq: 2 }),
    }),
    { maxLength: 30 },
  )
  .map((rows) => rows.map((fields, index) => sentLead(`s${index}`, fields)))
const alikeListed = fc
  .array(fc.record({ at, customerName: fc.constantFrom(...names), customerId }), { maxLength: 30 })
  .map((rows) => rows.map((fields, index) => seenLead(index + 1, fields)))

test('nothing is matched twice, and everything that was sent has one status', () => {
  fc.assert(
    fc.property(alikeSent, alikeListed, (sent, leads) => {
      const found = compare(sent, leads)
      const inquiries = inquiriesIn(found)
      expect(new Set(inquiries).size).toBe(inquiries.length)
      expect(found.sent.map(({ lead }) => lead.key).sort()).toEqual(
        sent.map(({ key }) => key).sort(),
      )
      const nobodys = found.onlyInCrm.map(({ inquiryId }) => inquiryId)
      expect(nobodys.filter((id) => inquiries.includes(id))).toEqual([])
    }),
  )
})

test('merged is only what was sent within minutes of a lead that has the inquiry; rejected, what was refused', () => {
  fc.assert(
    fc.property(alikeSent, alikeListed, (sent, leads) => {
      const found = compare(sent, leads)
      const byKey = new Map(found.sent.map((one) => [one.lead.key, one]))
      for (const { lead, status } of found.sent) {
        const wasRefused = lead.answer?.httpStatus === 422
        if (wasRefused) expect(['rejected', 'ambiguous']).toContain(status.kind)
        else expect(status.kind).not.toBe('rejected')
        if (status.kind === 'suspect') expect(lead.suspicion).toBe('testName')
        if (status.kind !== 'merged') continue
        const other = byKey.get(status.withKey)
        expect(['arrived', 'late']).toContain(other?.status.kind)
        expect(other?.status).toMatchObject({ inquiryId: status.inquiryId })
        const apartMs = Math.abs((other?.lead.at ?? 0) - lead.at)
        expect(apartMs).toBeLessThanOrEqual(usualMatchRules.mergedWithinMs)
      }
    }),
  )
})

test('in whatever order they come in, the same is found', () => {
  const shuffled = fc
    .tuple(alikeSent, alikeListed)
    .chain(([sent, leads]) =>
      fc.tuple(
        fc.constant({ sent, leads }),
        fc.shuffledSubarray(sent, { minLength: sent.length }),
        fc.shuffledSubarray(leads, { minLength: leads.length }),
      ),
    )
  fc.assert(
    fc.property(shuffled, ([{ sent, leads }, otherSent, otherLeads]) => {
      expect(compare(otherSent, otherLeads)).toEqual(compare(sent, leads))
    }),
  )
})

const letters = 'abcdefghijklmnopqrst'
/** Two words that no other number has, nor any part of them. */
const distinctName = (number: number): string => {
  const word = [...String(number)].map((digit) => letters[Number(digit)]).join('')
  return `Xa${word} Ya${word}`
}

test('with distinct names and correct clocks every pair is found, and what was dropped is missing', () => {
  const lead = fc.record({ at, delayMs: fc.integer({ min: 0, max: 600 }), isDropped: fc.boolean() })
  fc.assert(
    fc.property(fc.array(lead, { maxLength: 60 }), (rows) => {
      const sent = rows.map((row, index) =>
        sentLead(`s${index}`, { at: row.at, name: distinctName(index) }),
      )
      const leads = rows.flatMap((row, index) => {
        const [first, last] = distinctName(index).split(' ')
        const listedAt = row.at + row.delayMs * secondMs
        const fields = { at: listedAt, customerName: `Ing. ${last?.toUpperCase()} ${first}` }
        return row.isDropped ? [] : [seenLead(index + 1, fields)]
      })
      const found = compare(sent, leads)
      const told = new Map(found.sent.map((one) => [one.lead.key, one.status]))
      for (const [index, row] of rows.entries()) {
        const expected = row.isDropped
          ? { kind: 'missing' }
          : { kind: 'arrived', inquiryId: inquiry(index + 1), delayMs: row.delayMs * secondMs }
        expect(told.get(`s${index}`)).toMatchObject(expected)
      }
      expect(found.onlyInCrm).toEqual([])
    }),
  )
})

test('five thousand sent and five thousand listed are told apart', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => index)
  const timeOf = (index: number): number => weekAgo + dayMs + index * 20 * secondMs
  const sent = many.map((index) =>
    sentLead(`s${index}`, { at: timeOf(index), name: `Eva ${distinctName(index % 1_000)}` }),
  )
  const leads = many.map((index) =>
    seenLead(index + 1, {
      at: timeOf(index) + 5 * secondMs,
      customerName: `${distinctName(index % 1_000)} Eva`,
    }),
  )
  const found = compare(sent, leads)
  expect(inquiriesIn(found)).toEqual(many.map((index) => index + 1))
})

test('five thousand of one name, sent and listed within a day, are paired too', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => index)
  const timeOf = (index: number): number => weekAgo + dayMs + index * 15 * secondMs
  const found = compare(
    many.map((index) => sentLead(`s${index}`, { at: timeOf(index) })),
    many.map((index) => seenLead(index + 1, { at: timeOf(index) + secondMs })),
  )
  expect(inquiriesIn(found)).toEqual(many.map((index) => index + 1))
})
