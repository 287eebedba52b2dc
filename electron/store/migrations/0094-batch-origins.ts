import type { Migration } from './migration.ts'

export const batchOrigins: Migration = {
  version: 94,
  name: 'batch origins',
  sql: `
    -- How its prices came into the draft. Of older batches nobody knows any more.
    ALTER TABLE batch ADD COLUMN origins TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(origins));
  `,
}
