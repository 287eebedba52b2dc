import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { migrations } from '../migrations/all.ts'
import { latestVersion } from '../migrations/migrate.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { isUsable, makeBackup } from './backups.ts'
import { storeLayout } from './layout.ts'

/** What does not fit into memory of what is copied is on the disk. */
const isBegun = (folder: string): boolean =>
  readdirSync(folder).some(
    (name) => name.endsWith('.unfinished') && statSync(join(folder, name)).size > 0,
  )

test('a store that becomes shorter while it is copied is copied whole', async () => {
  const { db, path, close } = await openOrThrow({ directory: storeFolder() })
  db.exec(`CREATE TABLE filling (bytes BLOB) STRICT;
    WITH RECURSIVE pages(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM pages LIMIT 6000)
    INSERT INTO filling SELECT randomblob(4000) FROM pages`)
  const { backups } = storeLayout(dirname(path))
  const making = makeBackup(db, backups, 1)
  while (!isBegun(backups)) await nextTurn()
  db.exec('DELETE FROM filling; VACUUM')
  const made = await making
  expect(isUsable(made.path, latestVersion(migrations))).toBe(true)
  close()
})
