import { expect, test } from 'vitest'
import { watchedFileIdSchema, workspaceIdSchema } from '#core/ids'
import { listWatchedFiles, readWatchedFile } from '../leads/sent/sent-files.ts'
import { readSiteAddress, saveSiteAddress } from '../leads/sent/site-addresses.ts'
import { migrations } from './all.ts'
import { migrateUnsaved } from './migrate.ts'
import { insertRow, storeAt } from './testing/store-at.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }

test('files that were taken from a folder stay files of a folder, and no address is asked', () => {
  const db = storeAt(100)
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'lead_archive', { id: 1, workspace_id: 'w1', settings: '{}', folder: '/site' })
  const state = { kind: 'unmapped' }
  const file = { id: 'f1', archive: 1, name: 'a.csv', sha256: 'x', seen_at: 5 }
  insertRow(db, 'watched_file', { ...file, state: JSON.stringify(state) })
  migrateUnsaved(db, migrations)
  const id = watchedFileIdSchema.parse('f1')
  expect(readWatchedFile(db, id)).toEqual({ name: 'a.csv', source: 'folder' })
  expect(listWatchedFiles(db, { archive: 1, source: 'folder' })).toEqual([
    { id, name: 'a.csv', seenAt: 5, state },
  ])
  expect(listWatchedFiles(db, { archive: 1, source: 'address' })).toEqual([])
  expect(readSiteAddress(db, workspaceId)).toBeNull()
})

test('an address goes with its workspace', () => {
  const db = storeAt(101)
  insertRow(db, 'workspace', workspace)
  const origin = 'https://www.example.cz'
  const address = { url: `${origin}/leads.csv`, origin, timeZone: 'Europe/Prague' }
  saveSiteAddress(db, { workspaceId, address: { ...address, headerPlace: 'keychain' } })
  expect(readSiteAddress(db, workspaceId)).toMatchObject({ ...address, headerPlace: 'keychain' })
  db.prepare("DELETE FROM workspace WHERE id = 'w1'").run()
  expect(readSiteAddress(db, workspaceId)).toBeNull()
})
