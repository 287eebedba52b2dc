import type { Migration } from './migration.ts'

export const leadDeletions: Migration = {
  version: 102,
  name: 'lead deletions',
  sql: `
    -- When a person has ordered that all leads go; null: nobody has, or it is done.
    ALTER TABLE lead_archive ADD COLUMN deletion_ordered_at INTEGER;
    -- How often that was: what was read before one is not taken over after it.
    ALTER TABLE lead_archive ADD COLUMN deletions INTEGER NOT NULL DEFAULT 0;

    -- The last of the deletions, as they are counted beside the store, that this store knows of.
    CREATE TABLE deletion_known (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      number INTEGER NOT NULL
    ) STRICT;
    INSERT INTO deletion_known (id, number) VALUES (1, 0);
  `,
}
