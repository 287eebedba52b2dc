import type { Migration } from './migration.ts'

export const meantNames: Migration = {
  version: 105,
  name: 'meant names',
  sql: `
    -- Each latest file also says what it is called when the server sends what was asked for. An older one has the
    -- name that was meant, but where an .xlsx has come for the .xls that its report still asks for.
    UPDATE report SET latest_files = (
      SELECT json_group_array(json_object(
        'folder', json_extract(value, '$.folder'),
        'fileName', json_extract(value, '$.fileName'),
        'meantName', CASE
          WHEN json_extract(value, '$.fileName') = json_extract(definition, '$.latest.fileName') || '.xlsx'
            AND json_extract(definition, '$.latest.format') = 'asFetched'
            AND json_extract(definition, '$.wanted.format') = 'xls'
            AND (SELECT asked_format FROM export_run WHERE report_id = report.id AND state = 'done'
              ORDER BY started_at DESC LIMIT 1) = 'xls'
          THEN json_extract(definition, '$.latest.fileName') || '.xls'
          ELSE json_extract(value, '$.fileName') END))
      FROM json_each(latest_files));
  `,
}
