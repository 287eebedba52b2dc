import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFile } from '../file/handle.ts'
import { openAny, openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { migrations } from './all.ts'
import { latestVersion, migrate, schemaVersion } from './migrate.ts'
import type { Migration } from './migration.ts'

const next: Migration = {
  version: latestVersion(migrations) + 10,
  name: 'a note on workspaces',
  sql: `ALTER TABLE workspace ADD COLUMN note TEXT;
    UPDATE workspace SET note = 'old';
    CREATE INDEX workspace_note ON workspace (note);`,
}

const nothing = () => Promise.resolve()

test('versions go up, or nothing is touched', async () => {
  const db = openFile(':memory:')
  const [first] = migrations
  if (!first) throw new Error('there is no migration')
  await expect(migrate(db, [next, first], nothing)).rejects.toThrow(/does not follow/)
  expect(schemaVersion(db)).toBe(0)
})

test('an old store is brought up after a backup of it', async () => {
  const directory = storeFolder()
  const old = await openOrThrow({ directory })
  old.close()
  const store = await openOrThrow({ directory, migrations: [...migrations, next] })
  expect(schemaVersion(store.db)).toBe(next.version)
  const [backup] = readdirSync(join(directory, 'backups'))
  const copy = openFile(join(directory, 'backups', backup ?? ''))
  expect(schemaVersion(copy)).toBe(latestVersion(migrations))
  copy.close()
  store.close()
})

test('a migration that fails at any statement leaves the version before it, whole', async () => {
  const statements = next.sql.split(';').slice(0, -1)
  for (let failing = 0; failing <= statements.length; failing++) {
    const broken = [...statements.slice(0, failing), ' SELECT * FROM nowhere'].join(';')
    const directory = storeFolder()
    const old = await openOrThrow({ directory })
    old.close()
    const closed = await openAny({
      directory,
      migrations: [...migrations, { ...next, sql: broken }],
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
