import type { Migration } from './migration.ts'

export const followedRuns: Migration = {
  version: 91,
  name: 'followed runs',
  sql: `
    -- What was asked for, as core/exports/asked-of writes it; null where nobody knows any more.
    ALTER TABLE export_run ADD COLUMN wanted TEXT CHECK (wanted IS NULL OR json_valid(wanted));
    -- All that follows from contents was done: they were read, fed and put in the place of the latest file.
    ALTER TABLE export_run ADD COLUMN is_followed_up INTEGER NOT NULL DEFAULT 0
      CHECK (is_followed_up IN (0, 1));
    -- In the bin since then.
    ALTER TABLE export_run ADD COLUMN removed_at INTEGER;

    -- The best that is known of earlier runs: what their report asks for today.
    UPDATE export_run SET
      is_followed_up = state = 'done' AND (columns IS NOT NULL OR failure IS NOT NULL),
      wanted = (
        SELECT json_object('name', json_extract(definition, '$.wanted.name'), 'parameters', json((
          SELECT json_group_object(key, value) FROM (
            SELECT key, value FROM json_each(definition, '$.wanted.parameters')
            WHERE value <> '' ORDER BY key))))
        FROM report
        WHERE id = report_id AND json_type(definition, '$.wanted.name') = 'text'
          AND json_type(definition, '$.wanted.parameters') = 'object');

    DROP INDEX export_run_unread;
    CREATE INDEX export_run_unfollowed ON export_run (started_at)
      WHERE state = 'done' AND is_followed_up = 0;
    DROP INDEX export_run_of_report;
    CREATE INDEX export_run_of_report ON export_run (report_id, started_at)
      WHERE removed_at IS NULL;
    DROP INDEX export_run_of_contents;
    CREATE INDEX export_run_of_contents ON export_run (sha256, report_id, started_at, id)
      WHERE sha256 IS NOT NULL AND removed_at IS NULL;
    CREATE INDEX export_run_contents ON export_run (sha256) WHERE sha256 IS NOT NULL;
    CREATE INDEX export_run_removed ON export_run (report_id, removed_at)
      WHERE removed_at IS NOT NULL;
    CREATE INDEX export_parsed_sizes ON export_parsed (packed_bytes);
  `,
}
