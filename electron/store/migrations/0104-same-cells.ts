import type { Migration } from './migration.ts'

export const sameCells: Migration = {
  version: 104,
  name: 'same cells',
  sql: `
    -- Of the cells of every sheet, whatever else is in the file; null of a run that was read before anybody asked,
    -- and of one that nobody can read.
    ALTER TABLE export_run ADD COLUMN cells_sha256 TEXT;
    CREATE INDEX export_run_of_cells ON export_run (cells_sha256, report_id, started_at, id)
      WHERE cells_sha256 IS NOT NULL AND removed_at IS NULL;
  `,
}
