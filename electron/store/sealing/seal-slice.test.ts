import { createSecretKey, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { OpenStore } from '../file/open.ts'
import { rewriteFile } from '../file/rewrite-file.ts'
import { listSentPage } from '../leads/sent/sent-pages.ts'
import { insertRow } from '../testing/insert-row.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { findSealed, hasPlainContact } from './find-sealed.ts'
import { type SealedUntil, sealFromStart, sealSlice } from './seal-slice.ts'
import type { SealKey } from './seal-text.ts'
import { useSealKey } from './sealed-values.ts'

const key: SealKey = { name: '00112233445566aa', secret: createSecretKey(randomBytes(32)) }
const leads = 2_000

/** Four digits of nine: shorter ones are met by chance in what is sealed. */
const digits = (n: number) => String(n).padStart(4, '0')

const lead = (n: number) => ({
  archive: 1,
  key: `id ${n}`,
  at: n,
  name: `Eva ${n}`,
  name_key: `eva ${n}`,
  project: '',
  campaign: '',
  email: `planted-${n}@example.com`,
  phone: `+420 777 12 ${digits(n)}`,
  phone_key: `77712${digits(n)}`,
  status: '{"kind":"missing"}',
  status_kind: 'missing',
})
const record = (n: number) => ({
  archive: 1,
  key: `id ${n}`,
  at: n,
  payload: `[["note","planted-cell-${n}"]]`,
})

/** A store as years of use leave it: rows have grown, moved and gone. */
const aged = async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  const { db } = store
  const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example' }
  insertRow(db, 'workspace', { ...workspace, position: 1 })
  insertRow(db, 'lead_archive', { id: 1, workspace_id: 'w1' })
  db.transaction(() => {
    for (let n = 0; n < leads; n++) {
      const mixed = (n * 7_919) % leads
      insertRow(db, 'sent_lead', lead(mixed))
      if (n % 4 === 0) insertRow(db, 'sent_payload', record(mixed))
    }
    const draft = { workspace_id: 'w1', revision: 1, changed_at: 1, is_test: 0 }
    insertRow(db, 'lead_draft', { ...draft, id: 'd1', lead: '{"note":"planted-words"}' })
  })()
  db.exec("UPDATE sent_lead SET campaign = 'a campaign of some length' WHERE at % 3 = 0")
  db.exec('DELETE FROM sent_lead WHERE at % 5 = 0')
  return store
}

const planted = /planted-[a-z]*-?\d*|777 ?12 ?\d{4}/g

/** What the files of the store show to whoever has them: the database and its log. */
const shownBy = ({ path }: OpenStore): string[] =>
  readdirSync(dirname(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(
      (entry) =>
        readFileSync(join(entry.parentPath, entry.name)).toString('latin1').match(planted) ?? [],
    )

const sealSlices = ({ db }: OpenStore, most: number): number => {
  let from: SealedUntil | null = sealFromStart
  let sealed = 0
  for (let slice = 0; from !== null && slice < most; slice++) {
    const done = sealSlice(db, { from, whenSealing: () => undefined })
    sealed += done.sealed
    from = done.next
  }
  return sealed
}

const clean = ({ db }: OpenStore): void => {
  rewriteFile(db)
  db.pragma('wal_checkpoint(TRUNCATE)')
}

const searched = ({ db }: OpenStore, search: string): string[] =>
  listSentPage(db, {
    archive: 1 as never,
    search,
    statuses: [],
    from: null,
    to: null,
    project: null,
    campaign: null,
    sort: 'at',
    isDescending: false,
    offset: 0,
    limit: 5,
  }).map(({ lead: { key: found }, email }) => `${found}: ${email}`)

test('after sealing, no file shows an address, a phone, a cell or a word; before, they all do', async () => {
  const store = await aged()
  expect(new Set(shownBy(store)).size).toBeGreaterThan(leads)
  useSealKey(store.db, key)
  const of = store.db.prepare<[], number>('SELECT count(*) FROM sent_lead').pluck().get() ?? 0
  expect(sealSlices(store, 1_000)).toBeGreaterThan(of)
  clean(store)
  expect(shownBy(store)).toEqual([])
  expect(hasPlainContact(store.db)).toBe(false)
  expect(findSealed(store.db)).toBe(key.name)
  // With the key, contacts are searched in as before.
  expect(searched(store, 'planted-1234')).toEqual(['id 1234: planted-1234@example.com'])
  expect(searched(store, '777 12 1234')).toEqual(['id 1234: planted-1234@example.com'])
  useSealKey(store.db, null)
  expect(searched(store, 'planted-1234')).toEqual([])
  expect(searched(store, 'id 1234')).toEqual(['id 1234: null'])
})

test('what was broken off in the middle goes on, and seals nothing twice', async () => {
  const store = await aged()
  useSealKey(store.db, key)
  const first = sealSlices(store, 3)
  expect(hasPlainContact(store.db)).toBe(true)
  const rest = sealSlices(store, 1_000)
  expect(first).toBeGreaterThan(0)
  expect(rest).toBeGreaterThan(0)
  expect(sealSlices(store, 1_000)).toBe(0)
  const emails = store.db.prepare<[], string>(
    "SELECT unseal(email, 'sent_lead.email', key) FROM sent_lead ORDER BY at",
  )
  const kept = Array.from({ length: leads }, (_, n) => n).filter((n) => n % 5 !== 0)
  expect(emails.pluck().all()).toEqual(kept.map((n) => `planted-${n}@example.com`))
})

test('a slice that the disk refuses changes nothing', async () => {
  const store = await aged()
  useSealKey(store.db, key)
  const refuse = () => {
    throw new Error('full')
  }
  expect(() => sealSlice(store.db, { from: sealFromStart, whenSealing: refuse })).toThrow('full')
  expect(findSealed(store.db)).toBeNull()
  expect(searched(store, 'planted-1234')).toEqual(['id 1234: planted-1234@example.com'])
})
