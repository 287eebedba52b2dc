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

// A trigger of somebody else's would run with every change. Its text is kept as it was written.
const triggers = `SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name`

/** A short name for all columns of all tables, and all triggers. */
export const columnsOf = (db: WritableDb): string =>
  createHash('sha256')
    .update(JSON.stringify([columns, triggers].map((listed) => db.prepare(listed).all())))
    .digest('hex')

/**
 * Whether tables and triggers are those that the migrations make: SQLite's own check does not see a name that a failing
 * disk has changed, or a trigger that somebody has added. A schema that this version may not open anyway is left to the
 * migration to refuse.
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
