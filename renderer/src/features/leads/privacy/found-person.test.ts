import { expect, test } from 'vitest'
import type { LeadDraftId, LeadSendingId } from '#core/ids'
import { toJson } from '#core/json'
import { seenLead, sentLead } from '#core/leads/testing/sample-leads'
import { foundThings, inParts, toDelete } from './found-person.ts'

const found = {
  leads: toJson([
    seenLead(5, { customerName: 'Eva Nová', at: null, firstSeenAt: 30, projects: ['Vltava'] }),
  ]),
  sent: toJson([sentLead('id sent 7', { name: 'Eva Nova', at: 20, project: 'Vltava' })]),
  drafts: [{ id: 'd1' as LeadDraftId, name: 'Eva', changedAt: 10 }],
  sendings: [{ id: 's1' as LeadSendingId, name: 'Eva Nová', at: 40 }],
  revocations: 1,
  unreadable: 0,
}

test('what is kept of a person is listed by time, whatever it is', () => {
  expect(foundThings(found).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'sending Eva Nová',
    'lead Eva Nová',
    'sent Eva Nova',
    'draft Eva',
  ])
})

test('exactly what was chosen goes', () => {
  const keys = foundThings(found).map(({ key }) => key)
  expect(toDelete(keys)).toEqual({
    inquiryIds: [5],
    sentKeys: ['id sent 7'],
    drafts: ['d1'],
    sendings: ['s1'],
  })
  expect(toDelete(['sent id sent 7'])).toEqual({
    inquiryIds: [],
    sentKeys: ['id sent 7'],
    drafts: [],
    sendings: [],
  })
})

test('a person of whom very much is kept goes in parts, whole', () => {
  const keys = Array.from({ length: 2_001 }, (_, at) => `lead ${at}`)
  expect(inParts(keys).map(({ length }) => length)).toEqual([1_000, 1_000, 1])
  expect(inParts(keys).flat()).toEqual(keys)
})
