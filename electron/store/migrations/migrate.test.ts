import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFile } from '../file/handle.ts'
import { insertRow } from '../testing/insert-row.ts'
import { openAny, openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { migrations } from './all.ts'
import { latestVersion, migrate, schemaVersion } from './migrate.ts'
import { nextMigration } from './testing/next-migration.ts'

const dirtyWorkspaces = [
  { id: '', name: '', kind: 'crm', base_url: 'no address', position: -1 },
  { id: 'w1', name: "o'Brien; DROP TABLE account", kind: 'demo', base_url: '', position: 0 },
  { id: 'w2', name: 'Ceník \u0000'.repeat(200), kind: 'crm', base_url: 'w1', position: 0 },
].map((row) => ({ ...row, time_zone: 'Europe/Podviní' }))

const nothing = () => Promise.resolve()

test('versions go up, or nothing is touched', async () => {
  const db = openFile(':memory:')
  const [first] = migrations
  if (!first) throw new Error('there is no migration')
  await expect(migrate(db, [nextMigration, first], nothing)).rejects.toThrow(/does not follow/)
  expect(schemaVersion(db)).toBe(0)
})

test('an old store is brought up after a backup of it, whatever lies in its rows', async () => {
  const directory = storeFolder()
  const old = await openOrThrow({ directory })
  for (const row of dirtyWorkspaces) insertRow(old.db, 'workspace', row)
  insertRow(old.db, 'preference', { name: 'left over from a trial', value: '["cs"]' })
  old.close()
  const store = await openOrThrow({ directory, migrations: [...migrations, nextMigration] })
  expect(schemaVersion(store.db)).toBe(nextMigration.version)
  const workspaces = store.db.prepare('SELECT * FROM workspace ORDER BY id').all()
  expect(workspaces).toEqual(dirtyWorkspaces.map((row) => ({ ...row, note: 'old' })))
  expect(store.db.prepare('SELECT value FROM preference').pluck().all()).toContain('["cs"]')
  const [backup] = readdirSync(join(directory, 'backups'))
  const copy = openFile(join(directory, 'backups', backup ?? ''))
  expect(schemaVersion(copy)).toBe(latestVersion(migrations))
  expect(copy.prepare('SELECT * FROM workspace ORDER BY id').all()).toEqual(dirtyWorkspaces)
  copy.close()
  store.close()
})

test('a migration that fails at any statement leaves the version before it, whole', async () => {
  const statements = nextMigration.sql.split(';').slice(0, -1)
  for (let failing = 0; failing <= statements.length; failing++) {
    const broken = [...statements.slice(0, failing), ' SELECT * FROM nowhere'].join(';')
    const directory = storeFolder()
    const old = await openOrThrow({ directory })
    old.close()
    const closed = await openAny({
      directory,
      migrations: [...migrations, { ...nextMigration, sql: broken }],
    })
    expect(closed).toMatchObject({ kind: 'closed', state: { cause: 'migrationFailed' } })
    const again = await openOrThrow({ directory })
    const columns = again.db.pragma('table_info(workspace)') as { name: string }[]
    expect(schemaVersion(again.db)).toBe(latestVersion(migrations))
    expect(columns.map(({ name }) => name)).not.toContain('note')
    again.close()
  }
})

test('a migration that was edited after it ran is refused', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  store.close()
  const edited = migrations.map((step) => ({ ...step, sql: `${step.sql} ` }))
  expect(await openAny({ directory, migrations: edited })).toMatchObject({
    kind: 'closed',
    state: { cause: 'migrationFailed' },
  })
})
