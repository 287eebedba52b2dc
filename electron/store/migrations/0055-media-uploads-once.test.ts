import { expect, test } from 'vitest'
import { projectIdSchema, workspaceIdSchema } from '#core/ids'
import { listMediaFiles } from '../media/files/media-files.ts'
import { migrations } from './all.ts'
import { migrateUnsaved } from './migrate.ts'
import { insertRow, storeAt } from './testing/store-at.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(10) }
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const file = {
  id: 'f1',
  workspace_id: 'w1',
  project_id: 10,
  position: 1,
  hint: 'A101.png',
  path: '/media/A101.png',
  size_bytes: 5,
  modified_at: 6,
  source: 'there',
  is_allowed: 0,
}
const upload = (id: string, position: number, changes: Record<string, string | number | null>) => ({
  id,
  position,
  file_id: 'f1',
  endpoint: 'unitPlan',
  target_id: 7,
  screen_id: 1,
  state: '{"kind":"waiting"}',
  ...changes,
})
const done = '{"kind":"done","at":1,"outcome":"replaced","pictureId":null}'

test('of two ways of a file to one place the one stays that has come furthest, with its copy', () => {
  const db = storeAt(50)
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'media_file', file)
  insertRow(db, 'media_upload', upload('a', 1, { kept_path: '/kept/1' }))
  insertRow(db, 'media_upload', upload('b', 2, { state: done }))
  insertRow(db, 'media_upload', upload('c', 3, { screen_id: 2 }))
  insertRow(db, 'media_upload', upload('d', 4, { endpoint: 'unitPdf', screen_id: null }))
  insertRow(db, 'media_upload', upload('e', 5, { endpoint: 'unitPdf', screen_id: null }))
  migrateUnsaved(db, migrations)
  expect(listMediaFiles(db, of)).toMatchObject([
    { uploads: [{ id: 'b', canPutBack: true }, { id: 'c' }, { id: 'd', screenId: null }] },
  ])
})

test('a second way of a file to one place is refused, also where there are no screens', () => {
  const db = storeAt(55)
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'media_file', file)
  insertRow(db, 'media_upload', upload('a', 1, {}))
  expect(() => insertRow(db, 'media_upload', upload('b', 2, {}))).toThrow(/UNIQUE/)
  insertRow(db, 'media_upload', upload('c', 3, { endpoint: 'unitPdf', screen_id: null }))
  const card = upload('d', 4, { endpoint: 'unitPdf', screen_id: null })
  expect(() => insertRow(db, 'media_upload', card)).toThrow(/UNIQUE/)
})
