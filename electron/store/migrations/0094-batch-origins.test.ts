import { expect, test } from 'vitest'
import { batchIdSchema } from '#core/ids'
import { readBatch } from '../prices/batch/batches.ts'
import { migrations } from './all.ts'
import { migrateUnsaved } from './migrate.ts'
import { insertRow, storeAt } from './testing/store-at.ts'

const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const batch = {
  id: 'b1',
  workspace_id: 'w1',
  project_id: 10,
  draft_name: 'Podzim',
  created_at: 1,
  author: '',
  note: '',
  unit_count: 1,
  sum_before_minor: 0,
  sum_after_minor: 1,
  state: '{"kind":"confirmed","at":1}',
}

test('a batch of an older version is kept, and of its prices nobody knows how they came', () => {
  const db = storeAt(93)
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'batch', batch)
  migrateUnsaved(db, migrations)
  expect(readBatch(db, batchIdSchema.parse('b1'))).toMatchObject({ unitCount: 1, origins: [] })
})

test('the store refuses origins that are no JSON', () => {
  const db = storeAt(94)
  insertRow(db, 'workspace', workspace)
  expect(() => insertRow(db, 'batch', { ...batch, origins: 'by hand' })).toThrow(
    /constraint failed|malformed JSON/,
  )
})
