import { expect, test } from 'vitest'
import { reportJobIdSchema, runIdSchema, workspaceIdSchema } from '#core/ids'
import { listAlerts } from '../../exports/alerts/export-alerts.ts'
import { readLatestFiles } from '../../exports/reports/latest-files.ts'
import { listReports } from '../../exports/reports/reports.ts'
import { listRuns, readShapeBefore } from '../../exports/runs/export-runs.ts'
import { listSkippedSlots } from '../../exports/schedule/report-skipped.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const reportId = reportJobIdSchema.parse('r1')
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const definition = JSON.stringify({
  name: 'Jednotky',
  accountId: null,
  rules: null,
  retention: null,
  alerts: [],
  latest: null,
  content: { name: 'products', format: 'xlsx', parameters: {} },
})
const report = { id: 'r1', workspace_id: 'w1', created_at: 1, definition }
const contents = {
  sha256: 'a'.repeat(64),
  format: 'xlsx',
  bytes: 3,
  stored_bytes: 3,
  is_packed: 0,
  contents: Buffer.from('abc'),
}
const run = {
  id: 'x1',
  report_id: 'r1',
  slot: 5,
  trigger: 'schedule',
  state: 'done',
  attempts: 1,
  is_postponed: 0,
  started_at: 5,
  ended_at: 6,
  sha256: 'a'.repeat(64),
  headers: 'ids',
}

const filled = () => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'report', report)
  insertRow(db, 'export_contents', contents)
  insertRow(db, 'export_run', run)
  return db
}

test('whatever lies in rows of reports and runs is read', () => {
  const db = filled()
  insertRow(db, 'report', { ...report, id: 'r2', definition: '{"name":"from elsewhere"}' })
  insertRow(db, 'export_run', {
    ...run,
    id: 'x2',
    slot: null,
    sha256: null,
    state: 'failed',
    started_at: 9,
    failure: '{"kind":"cancelled","again":"now"}',
  })
  expect(listReports(db, workspaceId)).toMatchObject([{ id: 'r1', progress: null }])
  expect(listRuns(db, reportId)).toMatchObject([
    { id: 'x2', slot: null, state: 'failed', sha256: null, bytes: null, columns: null },
    { id: 'x1', slot: 5, sameAs: null, bytes: 3, format: 'xlsx', rows: null, isPinned: false },
  ])
  expect(readShapeBefore(db, { reportId, runId: runIdSchema.parse('x2') })).toBeNull()
  expect(listSkippedSlots(db, reportId)).toEqual([])
  expect(listAlerts(db, reportId)).toEqual([])
})

test('a report has put no file into a folder until it says so, and of a run nobody knows the kind', () => {
  const db = filled()
  expect(readLatestFiles(db, reportId)).toEqual([])
  expect(listRuns(db, reportId)).toMatchObject([{ format: 'xlsx', askedFormat: null }])
})

test('contents stay as long as a run of the bin has them, and go with the last one', () => {
  const db = filled()
  const count = () => db.prepare('SELECT count(*) FROM export_contents').pluck().get()
  insertRow(db, 'export_run', { ...run, id: 'x2', slot: 8 })
  db.exec(`UPDATE export_run SET removed_at = 9; DELETE FROM export_run WHERE id <> 'x2'`)
  expect(listRuns(db, reportId)).toEqual([])
  expect(count()).toBe(1)
  db.exec('DELETE FROM export_run')
  expect(count()).toBe(0)
})

test('contents go with the last run that has them, even with the whole workspace', () => {
  const db = filled()
  const count = () => db.prepare('SELECT count(*) FROM export_contents').pluck().get()
  insertRow(db, 'export_run', { ...run, id: 'x2', slot: 8 })
  db.prepare(`DELETE FROM export_run WHERE id = 'x1'`).run()
  expect(count()).toBe(1)
  db.prepare('DELETE FROM workspace').run()
  expect(count()).toBe(0)
})

test.each([
  ['a report of no workspace', 'report', { ...report, id: 'r2', workspace_id: 'gone' }],
  ['a second run for one time of a schedule', 'export_run', { ...run, id: 'x2' }],
  [
    'a run that is done without contents',
    'export_run',
    { ...run, id: 'x2', slot: 9, sha256: null },
  ],
  ['a run in no state', 'export_run', { ...run, id: 'x2', slot: 9, state: 'lost' }],
  [
    'contents of another kind',
    'export_contents',
    { ...contents, sha256: 'b'.repeat(64), format: 'pdf' },
  ],
])('the store refuses %s', (_name, table, row) => {
  expect(() => insertRow(filled(), table, row)).toThrow(/constraint failed/)
})
