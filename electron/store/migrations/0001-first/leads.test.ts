import { expect, test } from 'vitest'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import { usualLeadSettings } from '#core/leads/archive/lead-settings'
import { listRevocations, readConsentList } from '../../customers/consents.ts'
import { findLeadArchive, readLeadSettings } from '../../leads/archive/lead-archives.ts'
import { listLeadCovered, readLeadPoll } from '../../leads/archive/lead-polls.ts'
import { readLeads } from '../../leads/archive/leads.ts'
import { listLeadDrafts } from '../../leads/send/lead-drafts.ts'
import { listLeadSendings, loseLeadSendings } from '../../leads/send/lead-sendings.ts'
import { listSentMappings } from '../../leads/sent/sent-files.ts'
import { readSentLead } from '../../leads/sent/sent-leads.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const accountId = accountIdSchema.parse('a1')
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const account = {
  id: 'a1',
  workspace_id: 'w1',
  label: 'Web',
  login: 'web',
  areas: '["leads"]',
  password_place: 'nowhere',
  position: 0,
}
const archive = { id: 1, workspace_id: 'w1', settings: null }
const lead = {
  archive: 1,
  inquiry_id: 5,
  account_id: 'gone',
  customer_id: 7,
  customer_name: 'Eva',
  name_key: 'eva',
  at: null,
  projects: '["Zahrady"]',
  campaign: '',
  product_interest: '',
  first_seen_at: 10,
  last_seen_at: 20,
  counted_at: 10,
}
const missing = { status: '{"kind":"missing"}', status_kind: 'missing' }
const sent = {
  archive: 1,
  key: 'id 1',
  at: 9,
  name: 'Eva',
  name_key: 'eva',
  project: '',
  campaign: '',
  ...missing,
}
const sending = {
  id: 's1',
  workspace_id: 'w1',
  account_id: 'gone',
  account: 'Web',
  at: 3,
  name: 'Eva',
  is_test: 0,
  state: '{"kind":"sending"}',
  watch: '{"kind":"awaited"}',
}

const filled = () => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'account', account)
  insertRow(db, 'lead_archive', archive)
  insertRow(db, 'lead', lead)
  insertRow(db, 'sent_lead', sent)
  insertRow(db, 'lead_sending', sending)
  return db
}

test('whatever lies in rows of leads, drafts and settings is read', () => {
  const db = filled()
  const settings = '{"pollMinutes":1,"isPolling":false,"unheardOf":1}'
  db.prepare('UPDATE lead_archive SET settings = ?').run(settings)
  insertRow(db, 'lead_poll', {
    account_id: 'a1',
    asked_at: 3,
    checked_at: null,
    failure: '{"kind":"x"}',
  })
  insertRow(db, 'lead_covered', { account_id: 'a1', from_at: 1, to_at: 2 })
  const draft = { workspace_id: 'w1', revision: 1, changed_at: 1, is_test: 0 }
  insertRow(db, 'lead_draft', { ...draft, id: 'd1', lead: '{"name":"Eva"}' })
  insertRow(db, 'sent_mapping', { archive: 1, titles: '[]', mapping: '{"titles":7}', used_at: 1 })
  insertRow(db, 'consent_list', { workspace_id: 'w1', fetched_at: 1, types: '[{"id":"x"}]' })
  expect(readLeadSettings(db, workspaceId)).toEqual({ ...usualLeadSettings, isPolling: false })
  expect(readLeadPoll(db, accountId)).toMatchObject({ askedAt: 3, checkedAt: null, failure: null })
  expect(listLeadCovered(db, accountId)).toEqual([{ from: 1, to: 2 }])
  expect(readLeads(db, { archive: 1, ids: [5 as never] })).toMatchObject([{ customerName: 'Eva' }])
  expect(readSentLead(db, { archive: 1, key: 'id 1' })).toMatchObject({
    status: { kind: 'missing' },
  })
  expect(listLeadDrafts(db, workspaceId)).toEqual([])
  expect(listSentMappings(db, { archive: 1 })).toEqual([])
  expect(readConsentList(db, workspaceId)).toBeNull()
  expect(loseLeadSendings(db)).toEqual(['s1'])
  expect(listLeadSendings(db, workspaceId)).toMatchObject([{ state: { kind: 'unknown' } }])
})

test('nothing of leads outlives its workspace; what was covered goes with the account', () => {
  const db = filled()
  insertRow(db, 'lead_covered', { account_id: 'a1', from_at: 1, to_at: 2 })
  db.prepare("DELETE FROM account WHERE id = 'a1'").run()
  expect(listLeadCovered(db, accountId)).toEqual([])
  expect(readLeads(db, { archive: 1, ids: [5 as never] })).toHaveLength(1)
  db.prepare('DELETE FROM workspace').run()
  expect(findLeadArchive(db, workspaceId)).toBe(0)
  const left = ['lead', 'lead_project', 'sent_lead', 'lead_sending'].map((table) =>
    db.prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
  )
  expect(left).toEqual([0, 0, 0, 0])
  expect(listRevocations(db, { workspaceId, before: null, limit: 1 })).toEqual([])
})

test.each([
  ['a lead of no archive', 'lead', { ...lead, inquiry_id: 6, archive: 9 }],
  [
    'a lead that is counted at another time than its own',
    'lead',
    { ...lead, inquiry_id: 6, counted_at: 11 },
  ],
  [
    'a status that is another than it says',
    'sent_lead',
    { ...sent, key: 'b', status_kind: 'late' },
  ],
  ['a sending in no state', 'lead_sending', { ...sending, id: 's2', state: '{"kind":"lost"}' }],
  ['an archive for a workspace that has one', 'lead_archive', { ...archive, id: 2 }],
])('the store refuses %s', (_name, table, row) => {
  expect(() => insertRow(filled(), table, row)).toThrow(/constraint failed|malformed JSON/)
})
