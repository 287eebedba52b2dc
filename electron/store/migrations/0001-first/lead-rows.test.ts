import { expect, test } from 'vitest'
import { revocationIdSchema, workspaceIdSchema } from '#core/ids'
import { recogniseSentColumns } from '#core/leads/sent/sent-columns'
import { countRevocationsOf, insertRevocation, listRevocations } from '../../customers/consents.ts'
import { listLeadSendings } from '../../leads/send/lead-sendings.ts'
import { listSentMappings } from '../../leads/sent/sent-files.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
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

const filled = () => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'lead_archive', { id: 1, workspace_id: 'w1', settings: null })
  insertRow(db, 'lead_sending', sending)
  insertRow(db, 'revocation', revocation)
  return db
}

test('remembered columns that say nothing of a clock are those of a clock that is right', () => {
  const db = filled()
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

test('a sending has no draft, and a line of the audit list is nobody’s by its mask', () => {
  const db = filled()
  expect(listLeadSendings(db, workspaceId)).toMatchObject([{ draftId: null }])
  const person = { workspaceId, customerIds: [], email: 'eva@example.cz' }
  expect(countRevocationsOf(db, person)).toBe(0)
  expect(countRevocationsOf(db, { ...person, customerIds: [7 as never] })).toBe(1)
  const [old] = listRevocations(db, { workspaceId, before: null, limit: 1 })
  if (old === undefined) throw new Error('no line')
  const id = revocationIdSchema.parse('r2')
  insertRevocation(db, { ...old, id, workspaceId, email: 'Eva@example.cz' })
  expect(countRevocationsOf(db, person)).toBe(1)
  expect(db.prepare('SELECT email_key FROM revocation WHERE id = ?').pluck().get('r2')).toMatch(
    /^[0-9a-f]{64}$/,
  )
})
