import { expect, test } from 'vitest'
import { uploadIdSchema } from '#core/ids'
import { readUploads } from '../media/queue/media-queue.ts'
import { migrations } from './all.ts'
import { migrateUnsaved } from './migrate.ts'
import { insertRow, storeAt } from './testing/store-at.ts'

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
const upload = (id: string, target: number, changes: Record<string, string | number>) => ({
  id,
  position: target,
  file_id: 'f1',
  endpoint: 'unitPlan',
  target_id: target,
  screen_id: 1,
  state: '{"kind":"queued"}',
  ...changes,
})

test('of what an older version was sending it is known that it had begun, of the rest nothing', () => {
  const db = storeAt(92)
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'media_file', file)
  const sending = '{"kind":"sending","since":1}'
  const done = '{"kind":"done","at":1,"outcome":"replaced","pictureId":null}'
  insertRow(db, 'media_upload', upload('kept', 1, { kept_path: '/kept/1', state: sending }))
  insertRow(db, 'media_upload', upload('bare', 2, { without_copy: 1 }))
  insertRow(db, 'media_upload', upload('fresh', 3, {}))
  insertRow(db, 'media_upload', upload('done', 4, { kept_path: '/kept/4', state: done }))
  migrateUnsaved(db, migrations)
  const ids = ['kept', 'bare', 'fresh', 'done'].map((id) => uploadIdSchema.parse(id))
  const begun = new Map(readUploads(db, ids).map(({ id, begunOver }) => [String(id), begunOver]))
  expect(Object.fromEntries(begun)).toEqual({
    kept: 'something',
    bare: 'unseen',
    fresh: null,
    done: null,
  })
})

test('files of an older version that had one place follow each other', () => {
  const db = storeAt(92)
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'media_file', file)
  insertRow(db, 'media_file', { ...file, id: 'f2', position: 2 })
  insertRow(db, 'media_file', { ...file, id: 'f3', position: 2 })
  migrateUnsaved(db, migrations)
  expect(db.prepare('SELECT id, position FROM media_file ORDER BY position').all()).toEqual([
    { id: 'f1', position: 1 },
    { id: 'f2', position: 2 },
    { id: 'f3', position: 3 },
  ])
})
