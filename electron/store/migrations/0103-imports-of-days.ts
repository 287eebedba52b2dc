import type { Migration } from './migration.ts'

export const importsOfDays: Migration = {
  version: 103,
  name: 'imports of days',
  sql: `
    -- What came by itself from one place under one name on one day is one import: that of a person is told by null.
    ALTER TABLE sent_import ADD COLUMN source TEXT CHECK (source IN ('folder', 'address'));
    -- How many files it has taken over.
    ALTER TABLE sent_import ADD COLUMN files INTEGER NOT NULL DEFAULT 1;
    -- Of what time each of them has told, where that is not all from the first to the last.
    ALTER TABLE sent_import ADD COLUMN told TEXT CHECK (told IS NULL OR json_valid(told));

    -- Those of before that came by themselves stay as they are; from now on the next of the same day joins the last.
    UPDATE sent_import SET source = (SELECT source FROM watched_file AS file
        WHERE file.id = sent_import.watched_file)
      WHERE watched_file IS NOT NULL;
    CREATE INDEX sent_import_newest ON sent_import (archive, at, id);
    CREATE INDEX watched_file_seen ON watched_file (archive, source, seen_at);
  `,
}
