export const customers = `
  CREATE TABLE consent_list (
    workspace_id TEXT PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE,
    fetched_at INTEGER NOT NULL,
    types TEXT NOT NULL CHECK (json_valid(types))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE revocation (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    account TEXT NOT NULL,
    holder TEXT NOT NULL CHECK (json_valid(holder)),
    consent_type_id INTEGER NOT NULL,
    consent_name TEXT NOT NULL,
    notes TEXT,
    outcome TEXT NOT NULL CHECK (json_valid(outcome)),
    outcome_kind TEXT GENERATED ALWAYS AS (json_extract(outcome, '$.kind')) VIRTUAL
      CHECK (outcome_kind IN ('sending', 'revoked', 'notFound', 'failed', 'unknown')),
    -- Whose address it was, told by a hash that nobody outside of this store can make; null: nobody knows any more.
    email_key TEXT
  ) STRICT;
  CREATE INDEX revocation_of_workspace ON revocation (workspace_id, at);
  CREATE INDEX revocation_under_way ON revocation (outcome_kind) WHERE outcome_kind = 'sending';

  CREATE TABLE revocation_key (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    key TEXT NOT NULL
  ) STRICT;
  INSERT INTO revocation_key (id, key) VALUES (1, hex(randomblob(32)));
`
