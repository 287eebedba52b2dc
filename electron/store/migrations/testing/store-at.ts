import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { connect } from '../../file/connection.ts'
import type { WritableDb } from '../../file/handle.ts'
import { prepareFolders, storeLayout } from '../../file/layout.ts'
import { storeFolder } from '../../testing/store-folder.ts'
import { migrations } from '../all.ts'
import { migrateUnsaved } from '../migrate.ts'

/** A store as the application of that version left it. */
export const storeAt = (version: number): WritableDb => {
  const layout = storeLayout(join(storeFolder(), 'aged'))
  prepareFolders(layout)
  const db = connect(layout.database)
  onTestFinished(() => {
    db.close()
  })
  migrateUnsaved(
    db,
    migrations.filter((step) => step.version <= version),
  )
  return db
}

export const insertRow = (
  db: WritableDb,
  table: string,
  row: Record<string, string | number | Uint8Array | null>,
): void => {
  const columns = Object.keys(row)
  db.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`,
  ).run(row)
}
