import { createHash } from 'node:crypto'
import { openFile, type WritableDb } from '../file/handle.ts'
import { currentColumns } from './current-columns.ts'
import {
  isRefused,
  latestVersion,
  migrateUnsaved,
  schemaStateOf,
  schemaVersion,
} from './migrate.ts'
import type { Migration } from './migration.ts'

// Columns, not the text that made them: another version of SQLite may write that text differently.
const columns = `SELECT made.name AS made, kept.name, kept.pk
  FROM sqlite_schema AS made JOIN pragma_table_info(made.name) AS kept
  WHERE made.type = 'table' AND made.name NOT LIKE 'sqlite^_%' ESCAPE '^'
  ORDER BY made.name, kept.cid`

/** A short name for all columns of all tables. */
export const columnsOf = (db: WritableDb): string =>
  createHash('sha256')
    .update(JSON.stringify(db.prepare(columns).all()))
    .digest('hex')

/**
 * Whether the tables are those that the migrations make: SQLite's own check does not see a name that a failing
 * disk has changed. A schema that this version may not open anyway is left to the migration to refuse.
 */
export const hasKnownSchema = (db: WritableDb, migrations: readonly Migration[]): boolean => {
  if (isRefused(schemaStateOf(db, migrations))) return true
  const version = schemaVersion(db)
  const kept = columnsOf(db)
  if (kept === currentColumns && version === latestVersion(migrations)) return true
  const model = openFile(':memory:')
  try {
    migrateUnsaved(
      model,
      migrations.filter((step) => step.version <= version),
    )
    return kept === columnsOf(model)
  } finally {
    model.close()
  }
}
