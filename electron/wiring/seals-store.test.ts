import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { insertRow } from '../store/migrations/testing/store-at.ts'
import { readPreference } from '../store/preferences.ts'
import { openOrThrow, storeFolder } from '../store/testing/store-folder.ts'
import { sealsStore } from './seals-store.ts'

const writtenAnew = { name: 'contacts.writtenAnew', schema: z.boolean(), fallback: false }

test('a file is written anew only where the disk has room for it twice', async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  onTestFinished(() => store.close())
  const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example' }
  insertRow(store.db, 'workspace', { ...workspace, position: 1 })
  const draft = { workspace_id: 'w1', revision: 1, changed_at: 1, is_test: 0 }
  insertRow(store.db, 'lead_draft', { ...draft, id: 'd1', lead: '{}' })
  let free = 1_000
  let copies = 0
  const seals = sealsStore(store, {
    freeBytes: () => Promise.resolve(free),
    replaceBackups: () => Promise.resolve(++copies > 1),
  })
  seals.setKey({ name: '00112233445566aa', secret: createSecretKey(randomBytes(32)) })
  const sealAll = () => seals.sealAll(new AbortController().signal)
  const isWrittenAnew = () => readPreference(store.db, writtenAnew)
  expect([await sealAll(), isWrittenAnew(), seals.hasPlain()]).toEqual([false, false, false])
  free = 1_000_000_000
  // The copies of before are there yet.
  expect([await sealAll(), isWrittenAnew()]).toEqual([false, true])
  expect(await sealAll()).toBe(true)
})
