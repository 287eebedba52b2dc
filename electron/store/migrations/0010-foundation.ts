import type { Migration } from './migration.ts'

export const foundation: Migration = {
  version: 10,
  name: 'foundation',
  sql: `
    CREATE TABLE preference (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL CHECK (json_valid(value))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE workspace (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('demo', 'crm')),
      base_url TEXT NOT NULL,
      position INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX workspace_one_demo ON workspace (kind) WHERE kind = 'demo';

    CREATE TABLE account (
      id TEXT PRIMARY KEY,
      workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
      label TEXT NOT NULL,
      login TEXT NOT NULL,
      areas TEXT NOT NULL CHECK (json_valid(areas)),
      password_place TEXT NOT NULL CHECK (password_place IN ('keychain', 'nowhere')),
      position INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX account_of_workspace ON account (workspace_id, position);

    CREATE TABLE hold (
      account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
      since INTEGER NOT NULL,
      failures_in_a_row INTEGER NOT NULL,
      endpoint TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE project (
      workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
      id INTEGER NOT NULL,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      city TEXT,
      free_units INTEGER,
      developer_id INTEGER,
      screen_ids TEXT NOT NULL CHECK (json_valid(screen_ids)),
      fetched_at INTEGER NOT NULL,
      PRIMARY KEY (workspace_id, id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE pricelist (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
      project_id INTEGER NOT NULL,
      published INTEGER NOT NULL DEFAULT 0 CHECK (published IN (0, 1)),
      project_name TEXT NOT NULL DEFAULT '',
      currency TEXT,
      attribute_types TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(attribute_types)),
      unit_count INTEGER NOT NULL DEFAULT 0,
      fetched_at INTEGER NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX pricelist_one_published
      ON pricelist (workspace_id, project_id) WHERE published = 1;

    CREATE TABLE unit (
      pricelist_id INTEGER NOT NULL REFERENCES pricelist (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      id INTEGER NOT NULL,
      body TEXT NOT NULL CHECK (json_valid(body)),
      PRIMARY KEY (pricelist_id, position),
      UNIQUE (pricelist_id, id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE api_call (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      workspace TEXT NOT NULL,
      account TEXT NOT NULL,
      endpoint TEXT NOT NULL,
      status INTEGER,
      duration_ms INTEGER NOT NULL,
      bytes_sent INTEGER NOT NULL,
      bytes_received INTEGER NOT NULL,
      attempt INTEGER NOT NULL,
      outcome TEXT NOT NULL,
      note TEXT
    ) STRICT;
    CREATE INDEX api_call_problems ON api_call (id) WHERE outcome <> 'ok';
  `,
}
