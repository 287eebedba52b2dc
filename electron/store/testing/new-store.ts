import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { connect } from '../file/connection.ts'
import type { WritableDb } from '../file/handle.ts'
import { prepareFolders, storeLayout } from '../file/layout.ts'
import { migrations } from '../migrations/all.ts'
import { migrateUnsaved } from '../migrations/migrate.ts'
import { storeFolder } from './store-folder.ts'

/** The file of a new store, as these migrations make it. */
export const newStore = (steps = migrations): WritableDb => {
  const layout = storeLayout(join(storeFolder(), 'new'))
  prepareFolders(layout)
  const db = connect(layout.database)
  onTestFinished(() => {
    db.close()
  })
  migrateUnsaved(db, steps)
  return db
}
