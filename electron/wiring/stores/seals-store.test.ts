import { createSecretKey, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { OpenStore } from '../../store/file/open.ts'
import { readRewriting } from '../../store/file/rewrite-file.ts'
import { insertRow } from '../../store/testing/insert-row.ts'
import { openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import { sealsStore } from './seals-store.ts'

const key = { name: '00112233445566aa', secret: createSecretKey(randomBytes(32)) }
const signal = new AbortController().signal
const plenty = () => Promise.resolve(1_000_000_000)

const withWorkspace = async (directory = storeFolder()) => {
  const store = await openOrThrow({ directory })
  onTestFinished(() => {
    if (store.db.open) store.close()
  })
  const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example' }
  insertRow(store.db, 'workspace', { ...workspace, position: 1 })
  return { store, directory }
}

const writeDraft = ({ db }: OpenStore, id: string, lead: string) =>
  insertRow(db, 'lead_draft', {
    id,
    lead,
    workspace_id: 'w1',
    revision: 1,
    changed_at: 1,
    is_test: 0,
  })

test('a file is rewritten only where the disk has room for it twice', async () => {
  const { store } = await withWorkspace()
  writeDraft(store, 'd1', '{}')
  let [free, freeForCopy] = [1_000, 1_000]
  let copies = 0
  const seals = sealsStore(store, {
    freeBytes: (folder) => Promise.resolve(folder === dirname(store.path) ? free : freeForCopy),
    replaceBackups: () => Promise.resolve(++copies > 1),
  })
  seals.setKey(key)
  const sealAll = () => seals.sealAll(signal)
  const writing = () => readRewriting(store.db)
  expect([await sealAll(), writing(), seals.hasPlain()]).toEqual(['refused', 'no', false])
  free = 1_000_000_000
  expect([await sealAll(), writing()]).toEqual(['refused', 'no'])
  freeForCopy = 1_000_000_000
  // The copies of before are there yet.
  expect([await sealAll(), writing()]).toEqual(['refused', 'done'])
  expect(await sealAll()).toBe('done')
})

const shown = (directory: string): number =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(
      (entry) =>
        readFileSync(join(entry.parentPath, entry.name))
          .toString('latin1')
          .match(/planted-\d/g) ?? [],
    ).length

test('a large file loses what was written while the keychain was locked when the application ends', async () => {
  const { store, directory } = await withWorkspace()
  const { db } = store
  insertRow(db, 'lead_archive', { id: 1, workspace_id: 'w1' })
  db.exec('CREATE TABLE filling (bytes BLOB); INSERT INTO filling VALUES (zeroblob(5000000))')
  // As they come without a key: rows grow, and move, and leave a copy of themselves where they were.
  const status = { status: '{"kind":"missing"}', status_kind: 'missing', project: '', campaign: '' }
  db.transaction(() => {
    for (let n = 0; n < 1_000; n++) {
      const key = String((n * 7_919) % 1_000)
      const lead = { archive: 1, key, at: n, name: 'E', name_key: 'e', ...status }
      insertRow(db, 'sent_lead', { ...lead, email: `planted-${n}@example.com` })
    }
  })()
  await store.backUp('now')
  const seals = sealsStore(store, {
    freeBytes: plenty,
    replaceBackups: () => store.backUp('instead').then(() => true),
  })
  seals.setKey(key)
  expect(await seals.sealAll(signal)).toBe('atEnd')
  expect([seals.hasPlain(), readRewriting(db)]).toEqual([false, 'atEnd'])
  expect(shown(directory)).toBeGreaterThan(0)
  db.exec('DROP TABLE filling')
  store.close()
  const next = await openOrThrow({ directory })
  expect(readRewriting(next.db)).toBe('done')
  const sealsOfNext = sealsStore(next, {
    freeBytes: plenty,
    replaceBackups: () => next.backUp('instead').then(() => true),
  })
  sealsOfNext.setKey(key)
  expect(await sealsOfNext.sealAll(signal)).toBe('done')
  expect(shown(directory)).toBe(0)
  next.close()
  expect(shown(directory)).toBe(0)
})
