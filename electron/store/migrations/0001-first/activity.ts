export const activity = `
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

  -- Names instead of references: what may have happened on a server outlives its account here.
  CREATE TABLE outgoing_call (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    -- By names a person sees it; two workspaces may have the same.
    workspace_id TEXT,
    workspace TEXT NOT NULL,
    account TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    subject TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('sending', 'done', 'refused', 'unknown'))
  ) STRICT;
  CREATE INDEX outgoing_call_unknown ON outgoing_call (id) WHERE state = 'unknown';
`
