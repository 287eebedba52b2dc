import { expect, test } from 'vitest'
import { draftIdSchema, workspaceIdSchema } from '#core/ids'
import { noAnswers } from '#core/prices/premiums/premium-answers'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { listBatchesInState } from '../../prices/batch/batches.ts'
import { listDealEvidence } from '../../prices/deals/deal-evidence.ts'
import { listDrafts } from '../../prices/draft/drafts.ts'
import { readPremiumAnswers } from '../../prices/rules/premium-answers.ts'
import { readPriceRules } from '../../prices/rules/price-rules.ts'
import { listRaiseReminders } from '../../prices/what-if/raise-reminders.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'
import { sampleProject } from '../../testing/samples.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const of = { workspaceId, projectId: sampleProject }
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const place = { workspace_id: 'w1', project_id: 10 }
const draft = { id: 'd1', ...place, name: 'Podzim', created_at: 1, changed_at: 2 }
const batch = {
  id: 'b1',
  ...place,
  draft_id: 'd1',
  draft_name: 'Podzim',
  created_at: 1,
  author: '',
  note: '',
  unit_count: 1,
  sum_before_minor: 0,
  sum_after_minor: 1,
  state: '{"kind":"sending","since":1}',
}
const step = {
  draft_id: 'd1',
  position: 1,
  at: 1,
  label: '{"kind":"edit","detail":null}',
  unit_count: 0,
  is_barrier: 0,
  changes: '[]',
}
const seen = { ...place, unit_id: 7, at: 5, origin: 'first' }

test('whatever lies in rows of drafts, batches and rules is read', () => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'draft', draft)
  insertRow(db, 'draft_step', step)
  insertRow(db, 'batch', batch)
  insertRow(db, 'price_rules', {
    ...place,
    rules: '{"vatRates":"none","defaultVatRate":1200,"unheardOf":1,"warnChangePercent":-5}',
  })
  insertRow(db, 'premium_answers', {
    ...place,
    answers: '{"columns":[{"name":""}],"intended":[{"unitId":7,"grossMinor":5}],"unheardOf":1}',
  })
  const reminded = { ...place, counted: '[]', draft_id: 'd1' }
  const readable =
    '{"name":"2+kk","group":{"kind":"layout","layout":"1"},"part":0.02,"everySales":5}'
  insertRow(db, 'raise_reminder', { ...reminded, id: 'r1', reminder: '{"group":{"kind":"floor"}}' })
  insertRow(db, 'raise_reminder', { ...reminded, id: 'r2', reminder: readable })
  insertRow(db, 'price_seen', { ...seen, net_minor: null, gross_minor: 5, status_code: null })
  const refused = { ...place, unit_id: 7, kind: 'refused', at: 1, words: '', status_code: 99 }
  insertRow(db, 'deal_evidence', refused)
  expect(listDrafts(db, of)).toMatchObject([{ id: draftIdSchema.parse('d1'), unitCount: 0 }])
  expect(listBatchesInState(db, ['sending'])).toMatchObject([{ id: 'b1', foundOutAt: null }])
  expect(readPriceRules(db, of)).toEqual({ ...defaultPriceRules, defaultVatRate: 1_200 })
  expect(readPremiumAnswers(db, of)).toEqual({
    ...noAnswers,
    intended: [{ unitId: 7, grossMinor: 5 }],
  })
  expect(listRaiseReminders(db, of)).toMatchObject([
    { id: 'r2', everySales: 5, prepared: { draftId: 'd1', at: 0, sales: 0 } },
  ])
  expect(listDealEvidence(db, of)).toMatchObject([{ kind: 'refused', statusCode: 99 }])
})

test('a batch outlives the draft that it came of, and nothing outlives its workspace', () => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'draft', draft)
  insertRow(db, 'draft_step', step)
  insertRow(db, 'batch', batch)
  db.prepare('DELETE FROM draft').run()
  const batches = db.prepare('SELECT id, draft_id FROM batch')
  expect(batches.all()).toEqual([{ id: 'b1', draft_id: null }])
  expect(db.prepare('SELECT count(*) FROM draft_step').pluck().get()).toBe(0)
  db.prepare('DELETE FROM workspace').run()
  expect(batches.all()).toEqual([])
})

test.each([
  ['a draft of no workspace', 'draft', { ...draft, id: 'd2', workspace_id: 'gone' }],
  ['two steps at one position', 'draft_step', step],
  ['a step that is no JSON', 'draft_step', { ...step, position: 2, changes: 'all' }],
  ['a price typed by nobody', 'draft_price', { ...seen, typed: 'guess', gross_minor: 1 }],
  ['a batch in no state', 'batch', { ...batch, id: 'b2', state: 'lost' }],
  ['origins of a batch that are no JSON', 'batch', { ...batch, id: 'b2', origins: 'by hand' }],
  ['a batch of no draft', 'batch', { ...batch, id: 'b2', draft_id: 'gone' }],
  ['two prices of one moment', 'price_seen', seen],
  ['a price from nowhere', 'price_seen', { ...seen, at: 6, origin: 'rumour' }],
])('the store refuses %s', (_name, table, row) => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'draft', draft)
  insertRow(db, 'draft_step', step)
  insertRow(db, 'price_seen', seen)
  const { workspace_id, project_id, at, origin, ...price } = row as Record<string, string | number>
  const priceRow = { draft_id: 'd1', net_minor: 1, ...price }
  expect(() => insertRow(db, table, table === 'draft_price' ? priceRow : row)).toThrow(
    /constraint failed|malformed JSON/,
  )
})
