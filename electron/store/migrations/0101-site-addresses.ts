import type { Migration } from './migration.ts'

export const siteAddresses: Migration = {
  version: 101,
  name: 'site addresses',
  sql: `
    -- Where the web site of a workspace gives what it has sent.
    CREATE TABLE site_address (
      workspace_id TEXT PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE,
      url TEXT NOT NULL,
      origin TEXT NOT NULL,
      -- Of times that name none.
      time_zone TEXT NOT NULL,
      -- Where the value of its header is; never the value.
      header_place TEXT NOT NULL CHECK (header_place IN ('none', 'keychain', 'thisRun')),
      -- Counts what a person has changed.
      revision INTEGER NOT NULL,
      asked_at INTEGER,
      trouble TEXT CHECK (trouble IS NULL OR json_valid(trouble))
    ) STRICT, WITHOUT ROWID;

    -- All that there are lay in a folder.
    ALTER TABLE watched_file ADD COLUMN source TEXT NOT NULL DEFAULT 'folder'
      CHECK (source IN ('folder', 'address'));
  `,
}
