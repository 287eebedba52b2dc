import { expect, test } from 'vitest'
import {
  mediaFileIdSchema,
  projectIdSchema,
  unitIdSchema,
  uploadIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import { usualMediaSettings } from '#core/media/shown/media-settings'
import { listMediaFiles, readMediaFiles } from '../../media/files/media-files.ts'
import { readIsMediaPaused, readMediaSettings } from '../../media/media-settings.ts'
import { readLastSentAt } from '../../media/queue/media-ledger.ts'
import { listUploadsInState } from '../../media/queue/media-queue.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(10) }
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const place = { workspace_id: 'w1', project_id: 10 }
const file = {
  id: 'f1',
  ...place,
  position: 1,
  hint: 'A101.png',
  path: '/media/A101.png',
  size_bytes: 5,
  modified_at: 6,
  source: 'there',
  is_allowed: 0,
}
const upload = {
  id: 'u1',
  file_id: 'f1',
  position: 1,
  endpoint: 'unitPicture',
  target_id: 7,
  screen_id: 1,
  state: '{"kind":"unknown","at":3}',
}
const sent = {
  workspace_id: 'w1',
  endpoint: 'unitPdf',
  target_id: 7,
  screen_id: 0,
  sha256: 'ab',
  at: 9,
  outcome: 'stored',
  picture_id: null,
}

const filled = () => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'media_file', file)
  insertRow(db, 'media_upload', upload)
  insertRow(db, 'media_ledger', sent)
  return db
}

test('whatever lies in rows of files and uploads is read', () => {
  const db = filled()
  const settings = '{"parallel":9,"namingRule":"{number}","unheardOf":1}'
  insertRow(db, 'media_project', { ...place, settings, is_paused: 1 })
  expect(readMediaSettings(db, of)).toEqual({ ...usualMediaSettings, namingRule: '{number}' })
  expect(readIsMediaPaused(db, of)).toBe(true)
  expect(listMediaFiles(db, of)).toMatchObject([
    { id: 'f1', read: null, match: null, placedBy: null, uploads: [{ id: 'u1', screenId: 1 }] },
  ])
  expect(listUploadsInState(db, 'unknown')).toMatchObject([
    { id: uploadIdSchema.parse('u1'), target: { kind: 'unit', id: 7 }, galleryBefore: null },
  ])
})

test('the ledger outlives the files, and nothing outlives its workspace', () => {
  const db = filled()
  const slot = { endpoint: 'unitPdf', screenId: null, workspaceId: of.workspaceId } as const
  const target = { kind: 'unit', id: unitIdSchema.parse(7) } as const
  db.prepare('DELETE FROM media_file').run()
  expect(listUploadsInState(db, 'unknown')).toEqual([])
  expect(readLastSentAt(db, { ...slot, target })).toBe(9)
  insertRow(db, 'media_file', file)
  db.prepare('DELETE FROM workspace').run()
  expect(readMediaFiles(db, [mediaFileIdSchema.parse('f1')])).toEqual([])
  expect(readLastSentAt(db, { ...slot, target })).toBeNull()
})

test.each([
  ['a file of no workspace', 'media_file', { ...file, id: 'f2', workspace_id: 'gone' }],
  ['a file from nowhere', 'media_file', { ...file, id: 'f2', source: 'dreamt' }],
  ['a match that is no JSON', 'media_file', { ...file, id: 'f2', match: 'A101' }],
  ['an upload of no file', 'media_upload', { ...upload, id: 'u2', file_id: 'gone' }],
  ['an upload in no state', 'media_upload', { ...upload, id: 'u2', state: 'lost' }],
  ['an upload to no endpoint', 'media_upload', { ...upload, id: 'u2', endpoint: 'roof' }],
  ['the same bytes twice at one place', 'media_ledger', sent],
])('the store refuses %s', (_name, table, row) => {
  expect(() => insertRow(filled(), table, row)).toThrow(/constraint failed|malformed JSON/)
})

const card = { endpoint: 'unitPdf', screen_id: null }
const uploadTo = (id: string, changes: Record<string, string | number | null>) => ({
  ...upload,
  id,
  endpoint: 'unitPlan',
  ...changes,
})

test('a second way of a file to one place is refused, also where there are no screens', () => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'media_file', file)
  insertRow(db, 'media_upload', uploadTo('a', {}))
  expect(() => insertRow(db, 'media_upload', uploadTo('b', { position: 2 }))).toThrow(/UNIQUE/)
  insertRow(db, 'media_upload', uploadTo('c', card))
  expect(() => insertRow(db, 'media_upload', uploadTo('d', card))).toThrow(/UNIQUE/)
})
