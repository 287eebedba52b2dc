import { expect, test } from 'vitest'
import { revocationIdSchema, workspaceIdSchema } from '#core/ids'
import { recogniseSentColumns } from '#core/leads/sent/sent-columns'
import { countRevocationsOf, insertRevocation, listRevocations } from '../customers/consents.ts'
import { findSentOf } from '../leads/privacy/lead-forgetting.ts'
import { listLeadSendings } from '../leads/send/lead-sendings.ts'
import { listSentMappings } from '../leads/sent/sent-files.ts'
import { listSentImports, listTold, takeSentLeadsBack } from '../leads/sent/sent-imports.ts'
import { readSentLead } from '../leads/sent/sent-leads.ts'
import { migrations } from './all.ts'
import { migrateUnsaved } from './migrate.ts'
import { insertRow, storeAt } from './testing/store-at.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const sent = (key: string, at: number, phone: string | null = null) => ({
  archive: 1,
  key,
  at,
  name: 'Eva',
  name_key: 'eva',
  project: '',
  campaign: '',
  phone,
  status: '{"kind":"missing"}',
  status_kind: 'missing',
})
const sending = {
  id: 's1',
  workspace_id: 'w1',
  account_id: 'gone',
  account: 'Web',
  at: 3,
  name: 'Eva',
  is_test: 0,
  state: '{"kind":"unknown"}',
  watch: '{"kind":"awaited"}',
}
const revocation = {
  id: 'r1',
  workspace_id: 'w1',
  at: 1,
  account: 'Web',
  consent_type_id: 12,
  notes: 'Dopis',
  consent_name: 'Novinky',
  holder: '{"kind":"email","masked":"e***@e***.cz"}',
  outcome: '{"kind":"revoked","customerIds":[7]}',
}

const migrated = () => {
  const db = storeAt(80)
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'lead_archive', { id: 1, workspace_id: 'w1', settings: null })
  insertRow(db, 'sent_told', { archive: 1, from_at: 10, to_at: 21 })
  insertRow(db, 'sent_told', { archive: 1, from_at: 50, to_at: 51 })
  insertRow(db, 'sent_lead', sent('a', 10, '+420 777\u00a0123-456'))
  insertRow(db, 'sent_lead', sent('b', 20))
  insertRow(db, 'sent_lead', sent('c', 50, '(02) 123/456.78'))
  insertRow(db, 'lead_sending', sending)
  insertRow(db, 'revocation', revocation)
  migrateUnsaved(db, migrations)
  return db
}

test('what was imported before is told by its time, and can be taken back', () => {
  const db = migrated()
  const archive = 1
  expect(listTold(db, { archive })).toEqual([
    { from: 10, to: 21 },
    { from: 50, to: 51 },
  ])
  const [later, earlier] = listSentImports(db, { archive })
  const before = { name: '', at: null, watchedFile: null }
  expect(earlier).toMatchObject({ ...before, leads: 2, period: { from: 10, to: 21 } })
  expect(later).toMatchObject({ ...before, leads: 1 })
  if (earlier === undefined) throw new Error('no import')
  expect(takeSentLeadsBack(db, { archive, id: earlier.id })).toBe(false)
  expect(['a', 'b', 'c'].map((key) => readSentLead(db, { archive, key }) !== null)).toEqual([
    false,
    false,
    true,
  ])
})

test('columns that were remembered before no clock could be wrong are those of a clock that is right', () => {
  const db = migrated()
  const columns = { ...recogniseSentColumns([]), time: 0, name: 1 }
  const mapping = { titles: ['kdy', 'kdo'], columns, timeZone: 'UTC', dateOrder: 'dayFirst' }
  insertRow(db, 'sent_mapping', {
    archive: 1,
    titles: '["kdo","kdy"]',
    mapping: JSON.stringify(mapping),
    used_at: 1,
  })
  expect(listSentMappings(db, { archive: 1 })).toEqual([{ ...mapping, clockShiftMs: 0 }])
})

test('phones that are kept are found however they are written', () => {
  const db = migrated()
  const keysOf = (phone: string) =>
    findSentOf(db, { archive: 1, customerIds: [], name: '', email: '', phone }).map(
      ({ lead }) => lead.key,
    )
  expect(keysOf('777123456')).toEqual(['a'])
  expect(keysOf('0212345678')).toEqual(['c'])
})

test('a sending has no draft, and a line of the audit list is nobody’s by its mask', () => {
  const db = migrated()
  expect(listLeadSendings(db, workspaceId)).toMatchObject([{ draftId: null }])
  const person = { workspaceId, customerIds: [], email: 'eva@example.cz' }
  expect(countRevocationsOf(db, person)).toBe(0)
  expect(countRevocationsOf(db, { ...person, customerIds: [7 as never] })).toBe(1)
  const [old] = listRevocations(db, workspaceId)
  if (old === undefined) throw new Error('no line')
  const id = revocationIdSchema.parse('r2')
  insertRevocation(db, { ...old, id, workspaceId, email: 'Eva@example.cz' })
  expect(countRevocationsOf(db, person)).toBe(1)
  expect(db.prepare('SELECT email_key FROM revocation WHERE id = ?').pluck().get('r2')).toMatch(
    /^[0-9a-f]{64}$/,
  )
})
