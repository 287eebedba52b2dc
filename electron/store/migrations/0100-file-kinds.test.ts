import { expect, test } from 'vitest'
import { reportJobIdSchema } from '#core/ids'
import { readLatestFiles } from '../exports/reports/latest-files.ts'
import { listRuns } from '../exports/runs/export-runs.ts'
import { migrations } from './all.ts'
import { migrateUnsaved } from './migrate.ts'
import { insertRow, storeAt } from './testing/store-at.ts'

const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const sha256 = 'a'.repeat(64)
const contents = {
  sha256,
  format: 'xls',
  bytes: 3,
  stored_bytes: 3,
  is_packed: 0,
  contents: Buffer.from('abc'),
}

const report = (id: string, definition: unknown) => ({
  id,
  workspace_id: 'w1',
  created_at: 1,
  latest_folder: '/reports',
  definition: JSON.stringify(definition),
})

const definition = (asked: string, format: string) => ({
  wanted: { name: 'products', format: asked, parameters: {} },
  latest: { folder: null, fileName: 'Units', format },
})

const run = (id: string) => ({
  id: `run-of-${id}`,
  report_id: id,
  slot: null,
  trigger: 'person',
  state: 'done',
  attempts: 1,
  is_postponed: 0,
  started_at: 5,
  ended_at: 6,
  sha256,
  headers: 'ids',
})

const filesAfter = (of: unknown) => {
  const db = storeAt(94)
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'export_contents', contents)
  insertRow(db, 'report', report('r1', of))
  insertRow(db, 'export_run', run('r1'))
  migrateUnsaved(db, migrations)
  return { db, files: readLatestFiles(db, reportJobIdSchema.parse('r1')) }
}

test('no file in a folder of a person is claimed for what older runs may have put there', () => {
  expect(filesAfter(definition('xls', 'asFetched')).files).toEqual([])
})

test('of an older run nobody knows what it was asked for', () => {
  const { db } = filesAfter(definition('xls', 'csv'))
  expect(listRuns(db, reportJobIdSchema.parse('r1'))).toMatchObject([
    { format: 'xls', askedFormat: null },
  ])
})
