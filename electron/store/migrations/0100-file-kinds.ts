import type { Migration } from './migration.ts'

export const fileKinds: Migration = {
  version: 100,
  name: 'file kinds',
  sql: `
    -- Of older runs nobody knows any more what was asked for.
    ALTER TABLE export_run ADD COLUMN asked_format TEXT CHECK (asked_format IN ('xls', 'xlsx'));

    -- JSON array of the files that were put into folders of the person and not taken away since.
    ALTER TABLE report ADD COLUMN latest_files TEXT NOT NULL DEFAULT '[]'
      CHECK (json_valid(latest_files));
    UPDATE report SET latest_files = json_array(json_object(
        'folder', latest_folder,
        'fileName', json_extract(definition, '$.latest.fileName') || '.' ||
          CASE json_extract(definition, '$.latest.format')
            WHEN 'asFetched' THEN json_extract(definition, '$.wanted.format')
            ELSE json_extract(definition, '$.latest.format') END))
      WHERE latest_folder IS NOT NULL AND json_type(definition, '$.latest.fileName') = 'text'
        AND json_type(definition, '$.latest.format') = 'text'
        AND json_type(definition, '$.wanted.format') = 'text'
        AND EXISTS (SELECT 1 FROM export_run WHERE report_id = report.id AND state = 'done'
          AND failure IS NULL AND latest_failure IS NULL);
  `,
}
