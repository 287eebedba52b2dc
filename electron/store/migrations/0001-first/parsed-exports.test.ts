import { expect, test } from 'vitest'
import { reportJobIdSchema } from '#core/ids'
import {
  listRunContents,
  readParsedSheets,
  writeParsedWorkbook,
} from '../../exports/table/parsed-contents.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

test('what was read of contents goes with them', () => {
  const db = newStore()
  const sha256 = 'a'.repeat(64)
  const workspace = {
    id: 'w1',
    name: '',
    kind: 'crm',
    base_url: 'https://crm.example',
    position: 1,
  }
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'report', { id: 'r1', workspace_id: 'w1', created_at: 1, definition: '{}' })
  insertRow(db, 'export_contents', {
    sha256,
    format: 'xls',
    bytes: 1,
    stored_bytes: 1,
    is_packed: 0,
    contents: Buffer.of(1),
  })
  insertRow(db, 'export_run', {
    id: 'n1',
    report_id: 'r1',
    trigger: 'person',
    state: 'done',
    is_postponed: 0,
    attempts: 1,
    started_at: 5,
    sha256,
    headers: 'default',
  })
  const [run] = listRunContents(db, reportJobIdSchema.parse('r1'))
  expect(run).toMatchObject({ sha256, headers: 'default', at: 5 })
  const key = { sha256, headers: 'default' } as const
  writeParsedWorkbook(db, key, { sheets: [{ name: 'S', rows: 0, columns: [] }], chunks: [[]] })
  expect(readParsedSheets(db, key)).toEqual([{ name: 'S', rows: 0, columns: [] }])
  db.exec('DELETE FROM workspace')
  expect(readParsedSheets(db, key)).toBeNull()
})
