import type { Migration } from './migration.ts'

export const begunUploads: Migration = {
  version: 93,
  name: 'begun uploads',
  sql: `
    -- What was at its place when its bytes first left; null: they never did, or nothing of them can have arrived.
    ALTER TABLE media_upload ADD COLUMN begun_over TEXT
      CHECK (begun_over IN ('nothing', 'something', 'unseen'));
    UPDATE media_upload SET begun_over = CASE WHEN kept_path IS NULL THEN 'unseen' ELSE 'something' END
    WHERE state_kind IN ('queued', 'sending') AND (kept_path IS NOT NULL OR without_copy = 1);

    -- No two files of a project have one place: a removed one could come back to that of another.
    UPDATE media_file SET position = wanted.place
    FROM (
      SELECT id, row_number() OVER (
        PARTITION BY workspace_id, project_id ORDER BY position, rowid) AS place
      FROM media_file) AS wanted
    WHERE media_file.id = wanted.id AND media_file.position <> wanted.place;
  `,
}
