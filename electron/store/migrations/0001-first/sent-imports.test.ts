import { expect, test } from 'vitest'
import { sentImportIdSchema, watchedFileIdSchema } from '#core/ids'
import {
  beginSentImport,
  endSentImport,
  listSentImports,
  listTold,
} from '../../leads/sent/sent-imports.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

const archive = 1
const at = Date.UTC(2026, 10, 22, 8)

test('what came by itself on one day from one place is one import', () => {
  const db = newStore()
  const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example' }
  insertRow(db, 'workspace', { ...workspace, position: 1 })
  insertRow(db, 'lead_archive', { id: archive, workspace_id: 'w1' })
  const file = { id: 'f1', archive, name: 'a.csv', sha256: 'x', seen_at: at, state: '{}' }
  insertRow(db, 'watched_file', { ...file, source: 'address' })
  const made = { archive, name: 'a.csv', leads: 3, from_at: 10, to_at: 20 }
  insertRow(db, 'sent_import', { ...made, id: 1, at: null })
  insertRow(db, 'sent_import', {
    ...made,
    id: 2,
    at,
    watched_file: 'f1',
    source: 'address',
    from_at: 40,
    to_at: 50,
  })
  expect(listSentImports(db, { archive })).toMatchObject([
    { id: 2, at, leads: 3, files: 1, period: { from: 40, to: 50 }, watchedFile: 'f1' },
    { id: 1, at: null, leads: 3, files: 1, period: { from: 10, to: 20 }, watchedFile: null },
  ])
  const watched = { fileId: watchedFileIdSchema.parse('f2'), source: 'address' } as const
  const next = { archive, name: 'a.csv', at: at + 1, watched, timeZone: 'Europe/Prague' }
  const id = sentImportIdSchema.parse(2)
  expect(beginSentImport(db, next)).toBe(id)
  endSentImport(db, { archive, id, leads: 5, period: { from: 70, to: 80 } })
  expect(listSentImports(db, { archive })[0]).toMatchObject({
    files: 2,
    period: { from: 40, to: 80 },
  })
  expect(listTold(db, { archive }).map(({ from }) => from)).toEqual([10, 40, 70])
})
