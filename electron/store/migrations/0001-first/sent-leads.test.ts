import { expect, test } from 'vitest'
import { sentImportIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { sentLead } from '#core/leads/testing/sample-leads'
import { insertSentLeads, readSentLead, writeSentStatuses } from '../../leads/sent/sent-leads.ts'
import { readSentPayload } from '../../leads/sent/sent-payloads.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const archive = 1

test('a lead may be merged, rejected or suspected, and its row of the file goes with it', () => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'lead_archive', { id: archive, workspace_id: 'w1' })
  const lead = sentLead('c', { answer: { httpStatus: 422, text: 'no' }, suspicion: 'testName' })
  insertSentLeads(db, {
    archive,
    importId: sentImportIdSchema.parse(1),
    now: 1,
    contactsSince: 0,
    leads: [{ lead, email: '', phone: '', record: toJson([['a', 'b']]) }],
  })
  expect(readSentLead(db, { archive, key: 'c' })?.lead).toEqual(lead)
  const merged = { kind: 'merged', inquiryId: 7 as never, withKey: 'a', why: 'sameName' } as const
  writeSentStatuses(db, { archive, statuses: [{ key: 'c', status: merged }] })
  expect(readSentLead(db, { archive, key: 'c' })?.status).toEqual(merged)
  expect(readSentPayload(db, { archive, key: 'c' })).toBe('[["a","b"]]')
  db.prepare("DELETE FROM sent_lead WHERE key = 'c'").run()
  expect(readSentPayload(db, { archive, key: 'c' })).toBeNull()
})
