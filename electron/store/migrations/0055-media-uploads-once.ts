import type { Migration } from './migration.ts'

/**
 * A file is on its way to a place once. Of doubles the one stays that has come furthest, with the copy of what it has
 * replaced: what may have arrived must not be forgotten.
 */
export const mediaUploadsOnce: Migration = {
  version: 55,
  name: 'media uploads once',
  sql: `
    UPDATE media_upload AS one SET kept_path = (
      SELECT other.kept_path FROM media_upload other
      WHERE other.file_id = one.file_id AND other.endpoint = one.endpoint
        AND other.target_id = one.target_id AND other.screen_id IS one.screen_id
        AND other.kept_path IS NOT NULL
      ORDER BY other.position LIMIT 1)
    WHERE kept_path IS NULL;

    DELETE FROM media_upload WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (
          PARTITION BY file_id, endpoint, target_id, screen_id
          ORDER BY CASE state_kind
            WHEN 'unknown' THEN 0 WHEN 'sending' THEN 1 WHEN 'done' THEN 2 WHEN 'queued' THEN 3
            WHEN 'failed' THEN 4 WHEN 'skipped' THEN 5 WHEN 'waiting' THEN 6 ELSE 7 END, position
        ) AS place
        FROM media_upload)
      WHERE place > 1);

    CREATE UNIQUE INDEX media_upload_once
      ON media_upload (file_id, endpoint, target_id, coalesce(screen_id, 0));

    -- It left although nothing of what it takes the place of was kept.
    ALTER TABLE media_upload ADD COLUMN without_copy INTEGER NOT NULL DEFAULT 0
      CHECK (without_copy IN (0, 1));
  `,
}
