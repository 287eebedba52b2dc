import { expect, onTestFinished, test } from 'vitest'
import { accountIdSchema, sentImportIdSchema, workspaceIdSchema } from '#core/ids'
import type { SentLead } from '#core/leads/sent/sent-lead'
import { customer, inquiry, mondayAt, seenLead, sentLead } from '#core/leads/testing/sample-leads'
import { dayMs } from '#core/time'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import { sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { makeLeadArchive } from '../archive/lead-archives.ts'
import { writeLeads } from '../archive/leads.ts'
import { findLeadsOf } from '../privacy/lead-forgetting.ts'
import { sweepLeads } from '../privacy/lead-sweeping.ts'
import { insertSentLeads, readSentLead, takeUntold, writeSentStatuses } from './sent-leads.ts'
import { readHandLinks, writeHandLink } from './sent-links.ts'
import { readHandWords, writeHandWord } from './sent-words.ts'

const workspaceId = workspaceIdSchema.parse('w1')

const opened = async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  onTestFinished(() => close())
  insertWorkspace(db, sampleWorkspace('w1'))
  const archive = makeLeadArchive(db, workspaceId)
  const importThem = (...leads: readonly SentLead[]) =>
    insertSentLeads(db, {
      archive,
      importId: sentImportIdSchema.parse(1),
      now: 1,
      contactsSince: 0,
      leads: leads.map((lead) => ({ lead, email: '', phone: '', record: '[]' })),
    })
  const leadOf = (key: string) => readSentLead(db, { archive, key })?.lead
  return { db, archive, importThem, leadOf }
}

const answered = (httpStatus: number) => ({ answer: { httpStatus, text: `said ${httpStatus}` } })

test('a file without a column takes nothing from what another file has told', async () => {
  const { importThem, leadOf } = await opened()
  const told = { ...answered(422), suspicion: 'markedTest', contactMark: 5 } as const
  importThem(sentLead('a', told))
  importThem(sentLead('a', { answer: null, suspicion: null, contactMark: null }))
  expect(leadOf('a')).toMatchObject(told)
  importThem(sentLead('a', { ...answered(200), contactMark: 6 }))
  expect(leadOf('a')).toMatchObject({ ...answered(200), contactMark: 6 })
  importThem(sentLead('a', answered(429)))
  expect(leadOf('a')).toMatchObject(answered(200))
})

test('a name that was corrected is no test any more', async () => {
  const { importThem, leadOf } = await opened()
  importThem(sentLead('a', { suspicion: 'testName' }))
  importThem(sentLead('a', { suspicion: null }))
  expect(leadOf('a')?.suspicion).toBeNull()
})

test('those that were refused are taken to be told once, apart from those that are missing', async () => {
  const { db, archive, importThem } = await opened()
  importThem(sentLead('a'), sentLead('b'), sentLead('c'))
  const rejected = { kind: 'rejected', ...answered(422).answer } as const
  const write = (text: string) =>
    writeSentStatuses(db, {
      archive,
      statuses: [
        { key: 'a', status: { kind: 'missing' } },
        { key: 'b', status: { ...rejected, text } },
        { key: 'c', status: { ...rejected, text } },
      ],
    })
  const take = (kind: 'missing' | 'rejected') =>
    takeUntold(db, { archive, kind, from: mondayAt - dayMs, to: mondayAt + dayMs })
  write('once')
  expect([take('missing'), take('rejected')]).toEqual([1, 2])
  write('in other words')
  expect([take('missing'), take('rejected')]).toEqual([0, 0])
})

test('what a person has said of a lead goes with it when it is too old', async () => {
  const { db, archive, importThem } = await opened()
  importThem(sentLead('old'), sentLead('new', { at: mondayAt + dayMs }))
  for (const sentKey of ['old', 'new']) {
    writeHandWord(db, { archive, key: sentKey, word: 'real' })
    writeHandLink(db, { archive, sentKey, inquiryId: inquiry(1), isLinked: false })
  }
  const times = { oldest: mondayAt + 1, listedBefore: 0, contactsBefore: 0, now: 1 }
  expect(sweepLeads(db, { archive, workspaceId, ...times })).toEqual({ isLast: true })
  expect(readHandWords(db, { archive })).toEqual({ spam: [], real: ['new'] })
  expect(readHandLinks(db, { archive }).unlinked).toMatchObject([{ sentKey: 'new' }])
})

test('the inquiry with which a person’s lead was taken as one is found with the person', async () => {
  const { db, archive, importThem } = await opened()
  const accountId = accountIdSchema.parse('w1-prices')
  const listed = seenLead(1, { customerId: customer(9), customerName: 'E. N.' })
  writeLeads(db, { archive, accountId, leads: [listed] })
  importThem(sentLead('a', { name: 'Eva Nová' }))
  const status = { kind: 'merged', inquiryId: inquiry(1), withKey: 'b', why: 'customerId' } as const
  writeSentStatuses(db, { archive, statuses: [{ key: 'a', status }] })
  const person = { customerIds: [], name: 'Eva Nová', email: '', phone: '' }
  expect(findLeadsOf(db, { archive, ...person })).toMatchObject([{ inquiryId: 1 }])
})
