import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { listWorkspaces } from '../accounts/workspaces.ts'
import { openToLook } from '../file/handle.ts'
import { storeLayout } from '../file/layout.ts'
import { migrations } from '../migrations/all.ts'
import { latestVersion } from '../migrations/migrate.ts'
import { readSettings, writeSettings } from '../settings/settings.ts'
import { firstPageOf, overwrite, pageBytes } from '../testing/damage.ts'
import { openAny, openOrThrow } from '../testing/store-folder.ts'
import { backedUpAt, storeWithBackup } from '../testing/store-with-backup.ts'
import { recover } from './recover.ts'
import { readRestored } from './restored-notice.ts'

const later = backedUpAt + 10_000_000
const breakPageTwo = (path: string) => overwrite(path, pageBytes, Buffer.alloc(64, 0xff))
const idsIn = (db: Parameters<typeof listWorkspaces>[0]) => listWorkspaces(db).map(({ id }) => id)

test('a setting changed after the backup is still as the person left it', async () => {
  const { directory, path } = await storeWithBackup()
  const store = await openOrThrow({ directory })
  writeSettings(store.db, { ...readSettings(store.db), language: 'cs' })
  store.close()
  overwrite(path, firstPageOf(path, 'unit') * pageBytes, Buffer.alloc(64, 0xff))
  const again = await openOrThrow({ directory })
  expect(again.state().kind).toBe('restored')
  expect(readSettings(again.db).language).toBe('cs')
  again.close()
})

test('the power may fail while the rebuilt store takes its place: the next start ends it and tells', async () => {
  const { directory, path } = await storeWithBackup()
  breakPageTwo(path)
  const damaged = readFileSync(path)
  const layout = storeLayout(directory)
  recover(layout, { at: later, migrations, because: 'damaged' })
  // Back to the moment between the two renames, with the log of the damaged store still beside.
  const [kept = ''] = readdirSync(directory).filter((name) => name.startsWith('damaged-'))
  renameSync(layout.database, layout.rebuilt)
  writeFileSync(`${layout.database}-wal`, 'the log of the damaged store')

  const store = await openOrThrow({ directory })
  const state = store.state()
  expect(state).toMatchObject({ kind: 'restored', at: later, backupFrom: backedUpAt })
  expect(state.kind === 'restored' && basename(state.keptAt)).toBe(kept)
  expect(idsIn(store.db)).toContain('before')
  expect(readFileSync(join(directory, kept, 'unitdesk.db')).equals(damaged)).toBe(true)
  expect(readdirSync(join(directory, kept))).toContain('unitdesk.db-wal')
  store.close()
})

test('the power may fail while the store is rebuilt: the next start begins again', async () => {
  const { directory, path } = await storeWithBackup()
  breakPageTwo(path)
  const layout = storeLayout(directory)
  for (const half of [layout.unfinished, `${layout.unfinished}-wal`, layout.rebuilt]) {
    writeFileSync(half, 'half of a store')
  }
  const store = await openOrThrow({ directory })
  expect(store.state()).toMatchObject({ kind: 'restored', backupFrom: backedUpAt })
  expect(idsIn(store.db)).toContain('before')
  expect(readdirSync(directory).filter((name) => /unfinished|rebuilt/.test(name))).toEqual([])
  store.close()
})

test('damage on the same day twice is kept twice', async () => {
  const { directory, path } = await storeWithBackup()
  for (const _ of [1, 2]) {
    breakPageTwo(path)
    const store = await openOrThrow({ directory })
    store.close()
  }
  const kept = readdirSync(directory).filter((name) => name.startsWith('damaged-'))
  expect(kept).toHaveLength(2)
})

test('a damaged newest backup is passed over for the one before it', async () => {
  const { directory, path } = await storeWithBackup()
  const backups = join(directory, 'backups')
  const [good = ''] = readdirSync(backups)
  writeFileSync(
    join(backups, `unitdesk-2-${later}.db`),
    readFileSync(join(backups, good)).fill(7, 5_000),
  )
  writeFileSync(join(backups, `unitdesk-3-${later}.db`), '')
  breakPageTwo(path)
  const store = await openOrThrow({ directory })
  expect(store.state()).toMatchObject({ kind: 'restored', backupFrom: backedUpAt })
  store.close()
})

test('an old backup of a damaged store is brought up to this version on the way', async () => {
  const { directory, path } = await storeWithBackup()
  breakPageTwo(path)
  const next = { version: latestVersion(migrations) + 10, name: 'x', sql: 'CREATE TABLE x (id)' }
  const store = await openOrThrow({ directory, migrations: [...migrations, next] })
  expect(store.db.pragma('user_version', { simple: true })).toBe(next.version)
  expect(idsIn(store.db)).toContain('before')
  store.close()
})

test('where the backup cannot be brought up, the damaged store stays in its place', async () => {
  const { directory, path } = await storeWithBackup()
  breakPageTwo(path)
  const damaged = readFileSync(path)
  const next = { version: latestVersion(migrations) + 10, name: 'x', sql: 'SELECT * FROM nowhere' }
  const closed = await openAny({ directory, migrations: [...migrations, next] })
  expect(closed).toMatchObject({ kind: 'closed', state: { cause: 'migrationFailed' } })
  expect(readFileSync(path).equals(damaged)).toBe(true)
  expect(readdirSync(directory).some((name) => name.startsWith('damaged-'))).toBe(false)
})

test('a person reads what happened also where the notice is asked of the file itself', async () => {
  const { directory, path } = await storeWithBackup()
  breakPageTwo(path)
  recover(storeLayout(directory), { at: later, migrations, because: 'damaged' })
  const db = openToLook(path)
  expect(readRestored(db)).toMatchObject({ at: later, backupFrom: backedUpAt })
  db.close()
})
