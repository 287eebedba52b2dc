import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InquiryId } from '#core/ids'
import { hourMs } from '#core/time'
import { customer, inquiry, mondayAt } from '../testing/sample-leads.ts'
import type { ListedLead } from './lead.ts'
import { mergePoll } from './merge-poll.ts'
import type { SeenLead } from './seen-lead.ts'

const listed = (id: number, customerName = 'Eva Nová'): ListedLead => ({
  inquiryId: inquiry(id),
  customerId: customer(id),
  customerName,
  at: mondayAt,
  projects: ['Zahrady'],
  campaign: '',
  productInterest: '',
})

const nobody: ReadonlySet<InquiryId> = new Set()

test('who was deleted does not come back with the next poll', () => {
  const forgotten = new Set([inquiry(1)])
  const merged = mergePoll(new Map(), {
    askedAt: mondayAt,
    leads: [listed(1), listed(2)],
    deleted: forgotten,
  })
  expect(merged.fresh).toEqual([2])
  expect(merged.leads.map(({ inquiryId }) => inquiryId)).toEqual([2])
})

type Archive = ReadonlyMap<InquiryId, SeenLead>

const grown = (archive: Archive, askedAt: number, leads: readonly ListedLead[]): Archive =>
  new Map([
    ...archive,
    ...mergePoll(archive, { askedAt, leads, deleted: nobody }).leads.map(
      (lead) => [lead.inquiryId, lead] as const,
    ),
  ])

test('a lead that is no longer listed is kept, with when it was seen first and last', () => {
  const first = grown(new Map(), mondayAt, [listed(1), listed(2)])
  const second = grown(first, mondayAt + hourMs, [listed(2)])
  const seen = [...second.values()].map(({ inquiryId, firstSeenAt, lastSeenAt }) => [
    inquiryId,
    firstSeenAt,
    lastSeenAt,
  ])
  expect(seen).toEqual([
    [1, mondayAt, mondayAt],
    [2, mondayAt, mondayAt + hourMs],
  ])
})

test('only leads that nobody had seen are fresh, and one that is named twice is one', () => {
  const known = grown(new Map(), mondayAt, [listed(1)])
  const merged = mergePoll(known, {
    askedAt: mondayAt + hourMs,
    leads: [listed(2), listed(2, 'Jan Malý'), listed(1)],
    deleted: nobody,
  })
  expect(merged.fresh).toEqual([2])
  expect(merged.leads.map(({ customerName }) => customerName)).toEqual(['Eva Nová', 'Eva Nová'])
})

test('in whatever order answers come in, the archive is the same: the latest poll has the last word', () => {
  const poll = fc.record({
    ids: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
    hour: fc.integer({ min: 0, max: 50 }),
  })
  const polls = fc.uniqueArray(poll, { selector: ({ hour }) => hour, maxLength: 8 })
  const both = polls.chain((given) =>
    fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
  )
  const archiveOf = (given: readonly { ids: number[]; hour: number }[]) =>
    given.reduce<Archive>(
      (archive, { ids, hour }) =>
        grown(
          archive,
          mondayAt + hour * hourMs,
          ids.map((id) => listed(id, `in hour ${hour}`)),
        ),
      new Map(),
    )
  const inOrder = (archive: Archive) => [...archive].sort(([a], [b]) => a - b)
  fc.assert(
    fc.property(both, ([given, otherwise]) => {
      expect(inOrder(archiveOf(otherwise))).toEqual(inOrder(archiveOf(given)))
      expect(inOrder(archiveOf([...given, ...given]))).toEqual(inOrder(archiveOf(given)))
    }),
  )
})
