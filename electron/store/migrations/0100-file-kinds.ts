import type { Migration } from './migration.ts'

export const fileKinds: Migration = {
  version: 100,
  name: 'file kinds',
  sql: `
    -- Of older runs nobody knows any more what was asked for.
    ALTER TABLE export_run ADD COLUMN asked_format TEXT CHECK (asked_format IN ('xls', 'xlsx'));

    -- JSON array of the files that were put into folders of the person and not taken away since.
    -- Which ones older runs have put there nobody knows; none is claimed, so that none of a person is taken away.
    ALTER TABLE report ADD COLUMN latest_files TEXT NOT NULL DEFAULT '[]'
      CHECK (json_valid(latest_files));
  `,
}
