import { expect, test } from 'vitest'
import { askedText } from '#core/exports/schedule/asked-of'
import { reportJobIdSchema } from '#core/ids'
import { listRuns, listUnfollowedRuns } from '../exports/runs/export-runs.ts'
import { migrations } from './all.ts'
import { migrateUnsaved } from './migrate.ts'
import { insertRow, storeAt } from './testing/store-at.ts'

const sha256 = 'a'.repeat(64)
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const wanted = {
  name: 'products',
  format: 'xlsx',
  parameters: { statusids: '1', fulltext: '', headermode: 'ids' },
}
const run = {
  report_id: 'r1',
  trigger: 'person',
  state: 'done',
  is_postponed: 0,
  attempts: 1,
  started_at: 5,
  sha256,
  headers: 'default',
}

const storeBefore = () => {
  const db = storeAt(61)
  insertRow(db, 'workspace', workspace)
  for (const [id, definition] of [
    ['r1', JSON.stringify({ wanted })],
    ['r2', '{}'],
  ] as const) {
    insertRow(db, 'report', { id, workspace_id: 'w1', created_at: 1, definition })
  }
  insertRow(db, 'export_contents', {
    sha256,
    format: 'xls',
    bytes: 1,
    stored_bytes: 1,
    is_packed: 0,
    contents: Buffer.of(1),
  })
  insertRow(db, 'export_run', { ...run, id: 'read', rows: 0, column_count: 0, columns: '[]' })
  insertRow(db, 'export_run', { ...run, id: 'unread', started_at: 6 })
  insertRow(db, 'export_run', { ...run, id: 'damaged', started_at: 7, failure: '{}' })
  insertRow(db, 'export_run', { ...run, id: 'other', report_id: 'r2', columns: '[]' })
  migrateUnsaved(db, migrations)
  return db
}

test('earlier runs asked for what their report asks for, and only those nobody has read are followed up', () => {
  const db = storeBefore()
  expect(listUnfollowedRuns(db)).toEqual(['unread'])
  const known = db.prepare('SELECT id, wanted FROM export_run ORDER BY id').raw().all()
  const asked = askedText(wanted)
  expect(known).toEqual([
    ['damaged', asked],
    ['other', null],
    ['read', asked],
    ['unread', asked],
  ])
})

test('contents stay as long as a run of the bin has them, and go with the last one', () => {
  const db = storeBefore()
  const count = () => db.prepare('SELECT count(*) FROM export_contents').pluck().get()
  db.exec(`UPDATE export_run SET removed_at = 9; DELETE FROM export_run WHERE id <> 'other'`)
  expect(listRuns(db, reportJobIdSchema.parse('r2'))).toEqual([])
  expect(count()).toBe(1)
  db.exec('DELETE FROM export_run')
  expect(count()).toBe(0)
})
