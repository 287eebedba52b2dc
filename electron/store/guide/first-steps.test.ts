import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { insertRow } from '../testing/insert-row.ts'
import { newStore } from '../testing/new-store.ts'
import { readFirstSteps } from './first-steps.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const workspace = { name: '', kind: 'demo', base_url: 'https://crm.example' }
const batch = (id: string, kind: string, of = 'w1') => ({
  id,
  workspace_id: of,
  project_id: 10,
  draft_name: '',
  created_at: 1,
  author: '',
  note: '',
  unit_count: 1,
  sum_before_minor: 1,
  sum_after_minor: 2,
  state: JSON.stringify({ kind, at: 1 }),
})
const report = { workspace_id: 'w1', created_at: 1, definition: '{}' }

test('a task is done by what it leaves in its own workspace', () => {
  const db = newStore()
  insertRow(db, 'workspace', { ...workspace, id: 'w1', position: 1 })
  insertRow(db, 'workspace', { ...workspace, id: 'w2', kind: 'crm', position: 2 })
  insertRow(db, 'batch', batch('b1', 'withdrawn'))
  insertRow(db, 'batch', batch('b2', 'confirmed', 'w2'))
  insertRow(db, 'report', { ...report, id: 'r1', progress: null })
  const none = { hasSentPrices: false, hasAddedFiles: false, hasScheduledReport: false }
  expect(readFirstSteps(db, workspaceId)).toEqual(none)

  insertRow(db, 'batch', batch('b3', 'confirmed'))
  expect(readFirstSteps(db, workspaceId)).toEqual({ ...none, hasSentPrices: true })
  insertRow(db, 'media_file', {
    id: 'f1',
    workspace_id: 'w1',
    project_id: 10,
    position: 1,
    hint: 'A101.png',
    path: '/media/A101.png',
    size_bytes: 5,
    modified_at: 6,
    source: 'there',
    removed_at: 7,
  })
  insertRow(db, 'report', { ...report, id: 'r2', progress: '{}' })
  expect(readFirstSteps(db, workspaceId)).toEqual({
    hasSentPrices: true,
    hasAddedFiles: true,
    hasScheduledReport: true,
  })
})
