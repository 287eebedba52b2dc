import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  accountIdSchema,
  leadSendingIdSchema,
  sentImportIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import { inquiry, seenLead, sentLead } from '#core/leads/testing/sample-leads'
import { insertWorkspace } from '../accounts/workspaces.ts'
import type { WritableDb } from '../file/handle.ts'
import { makeLeadArchive } from '../leads/archive/lead-archives.ts'
import { readLeads, writeLeads } from '../leads/archive/leads.ts'
import { listLeadNames } from '../leads/dashboard/lead-counts.ts'
import { sweepLeads } from '../leads/privacy/lead-sweeping.ts'
import { insertLeadSending, listLeadSendings } from '../leads/send/lead-sendings.ts'
import { insertSentLeads, readSentLead, writeSentStatuses } from '../leads/sent/sent-leads.ts'
import { readSentPayload } from '../leads/sent/sent-payloads.ts'
import { readHandWords, writeHandWord } from '../leads/sent/sent-words.ts'
import { sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { salvage } from './salvage.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const accountId = accountIdSchema.parse('w1-prices')
const importId = sentImportIdSchema.parse(1)
const newSent = (key: string) => ({
  lead: sentLead(key),
  email: 'a@example.com',
  phone: '',
  record: '[]',
})

/** The day before in the backup, and what has happened since in the damaged file. */
const afterDamage = async (since: (db: WritableDb, archive: number) => void) => {
  const directory = storeFolder()
  const damaged = await openOrThrow({ directory })
  const backup = await openOrThrow({ directory: storeFolder() })
  for (const { db } of [damaged, backup]) {
    insertWorkspace(db, sampleWorkspace('w1'))
    const archive = makeLeadArchive(db, workspaceId)
    writeLeads(db, { archive, accountId, leads: [seenLead(1, { projects: ['Zahrady'] })] })
    insertSentLeads(db, {
      archive,
      importId,
      now: 1,
      contactsSince: 0,
      leads: [newSent('k1')],
    })
  }
  since(damaged.db, makeLeadArchive(damaged.db, workspaceId))
  damaged.close()
  salvage(backup.db, join(directory, 'unitdesk.db'))
  return backup
}

test('leads that were listed, and a lead that was sent, since the backup are kept', async () => {
  const sending = { kind: 'answered', customerId: 7 } as never
  const { db, close } = await afterDamage((damaged, archive) => {
    writeLeads(damaged, { archive, accountId, leads: [seenLead(2, { projects: ['Terasy'] })] })
    const missing = { key: 'k1', status: { kind: 'missing' } } as const
    writeSentStatuses(damaged, { archive, statuses: [missing] })
    insertLeadSending(damaged, {
      id: leadSendingIdSchema.parse('s1'),
      workspaceId,
      accountId,
      account: 'Web',
      at: 3,
      name: 'Eva',
      email: '',
      phone: '',
      projectId: null,
      unitId: null,
      isTest: false,
      ofSentKey: null,
      draftId: null,
      state: sending,
      watch: { kind: 'awaited' },
      isSettled: false,
    })
  })
  const archive = makeLeadArchive(db, workspaceId)
  expect(readLeads(db, { archive, ids: [inquiry(1), inquiry(2)] })).toHaveLength(2)
  expect(listLeadNames(db, { archive, kind: 'projects' })).toEqual(['Terasy', 'Zahrady'])
  expect(readSentLead(db, { archive, key: 'k1' })?.status).toEqual({ kind: 'missing' })
  expect(listLeadSendings(db, workspaceId)).toMatchObject([{ id: 's1', state: sending }])
  close()
})

test('a word about a lead is kept, and the row of the file of one that has arrived since is swept', async () => {
  const status = { kind: 'arrived', inquiryId: inquiry(1), delayMs: 1, score: 90, reason: 'name' }
  const { db, close } = await afterDamage((damaged, archive) => {
    writeHandWord(damaged, { archive, key: 'k2', word: 'real' })
    writeSentStatuses(damaged, { archive, statuses: [{ key: 'k1', status: status as never }] })
  })
  const archive = makeLeadArchive(db, workspaceId)
  expect(readHandWords(db, { archive })).toEqual({ spam: [], real: ['k2'] })
  expect(readSentPayload(db, { archive, key: 'k1' })).not.toBeNull()
  const times = { oldest: null, listedBefore: 0, contactsBefore: 0, now: 1 }
  expect(sweepLeads(db, { archive, workspaceId, ...times }).isLast).toBe(true)
  expect(readSentPayload(db, { archive, key: 'k1' })).toBeNull()
  close()
})
