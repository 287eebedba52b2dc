import { expect, test } from 'vitest'
import { sentImportIdSchema, workspaceIdSchema } from '#core/ids'
import { usualMatchRules } from '#core/leads/reconcile/match-rules'
import { sentLead } from '#core/leads/testing/sample-leads'
import { hasLeadAlert, raiseLeadAlert } from '../leads/archive/lead-alerts.ts'
import { readLeadSettings } from '../leads/archive/lead-archives.ts'
import { insertSentLeads, readSentLead, writeSentStatuses } from '../leads/sent/sent-leads.ts'
import { readSentPayload } from '../leads/sent/sent-payloads.ts'
import { migrations } from './all.ts'
import { migrateUnsaved } from './migrate.ts'
import { insertRow, storeAt } from './testing/store-at.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const archive = 1
const { mergedWithinMs: _, ...rulesBefore } = usualMatchRules
const arrived = { kind: 'late', inquiryId: 7, delayMs: 9, score: 60, reason: 'name' }

const sent = (key: string, fields: Record<string, string | number | null>) => ({
  archive,
  key,
  at: 5,
  name: 'Eva',
  name_key: 'eva',
  customer_id: 8,
  project: 'P',
  campaign: 'C',
  first_import: 2,
  last_import: 3,
  is_told: 1,
  ...fields,
})

const migrated = () => {
  const db = storeAt(94)
  insertRow(db, 'workspace', workspace)
  const settings = JSON.stringify({ matchRules: { ...rulesBefore, lateAfterMs: 120_000 } })
  insertRow(db, 'lead_archive', { id: archive, workspace_id: 'w1', settings })
  const status = JSON.stringify(arrived)
  const paired = { inquiry_id: 7, delay_ms: 9, status, status_kind: 'late' }
  insertRow(db, 'sent_lead', sent('a', paired))
  const kept = { email: 'eva@firma.cz', phone: '+420 777', phone_key: '420777' }
  const missing = { status: '{"kind":"missing"}', status_kind: 'missing' }
  insertRow(db, 'sent_lead', sent('b', { ...kept, ...missing }))
  insertRow(db, 'lead_alert', { archive, kind: 'held', subject: 'x', told_at: 1 })
  migrateUnsaved(db, migrations)
  return db
}

const rowOf = (db: ReturnType<typeof migrated>, key: string) =>
  db.prepare<[string], object>('SELECT * FROM sent_lead WHERE key = ?').get(key)

test('leads of the site keep all that was known of them', () => {
  const db = migrated()
  const status = JSON.stringify(arrived)
  const paired = { inquiry_id: 7, delay_ms: 9, status, status_kind: 'late', email: null }
  expect(rowOf(db, 'a')).toMatchObject(sent('a', paired))
  expect(rowOf(db, 'b')).toMatchObject({ phone_key: '420777', email: 'eva@firma.cz', is_told: 1 })
  const unknown = { answer: null, suspicion: null, contactMark: null }
  expect(readSentLead(db, { archive, key: 'b' })?.lead).toMatchObject(unknown)
})

test('rules that were set stay, with the new one beside them; who was told stays told', () => {
  const db = migrated()
  const { matchRules } = readLeadSettings(db, workspaceId)
  expect(matchRules).toEqual({ ...usualMatchRules, lateAfterMs: 120_000 })
  expect(hasLeadAlert(db, { archive, kind: 'held', subject: 'x' })).toBe(true)
  expect(raiseLeadAlert(db, { archive, kind: 'rate', subject: '', at: 2 })).toBe(true)
})

test('a lead may be merged, rejected or suspected, and its row of the file goes with it', () => {
  const db = migrated()
  const lead = sentLead('c', { answer: { httpStatus: 422, text: 'no' }, suspicion: 'testName' })
  insertSentLeads(db, {
    archive,
    importId: sentImportIdSchema.parse(1),
    now: 1,
    contactsSince: 0,
    leads: [{ lead, email: '', phone: '', recordJson: '[["a","b"]]' }],
  })
  expect(readSentLead(db, { archive, key: 'c' })?.lead).toEqual(lead)
  const merged = { kind: 'merged', inquiryId: 7 as never, withKey: 'a', why: 'sameName' } as const
  writeSentStatuses(db, { archive, statuses: [{ key: 'c', status: merged }] })
  expect(readSentLead(db, { archive, key: 'c' })?.status).toEqual(merged)
  expect(readSentPayload(db, { archive, key: 'c' })).toBe('[["a","b"]]')
  db.prepare("DELETE FROM sent_lead WHERE key = 'c'").run()
  expect(readSentPayload(db, { archive, key: 'c' })).toBeNull()
})
