import { migrations } from '../all.ts'
import { latestVersion } from '../migrate.ts'
import type { Migration } from '../migration.ts'

/** A step that a later version might take: it changes a table, its rows and its indexes. */
export const nextMigration: Migration = {
  version: latestVersion(migrations) + 9,
  name: 'a note on workspaces',
  sql: `ALTER TABLE workspace ADD COLUMN note TEXT;
    UPDATE workspace SET note = 'old';
    CREATE INDEX workspace_note ON workspace (note);`,
}
