export const guards = `
  CREATE TABLE hold (
    account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    failures_in_a_row INTEGER NOT NULL,
    endpoint TEXT NOT NULL,
    -- A released hold stays as the number of failures in a row until a call works.
    released INTEGER NOT NULL DEFAULT 0 CHECK (released IN (0, 1))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE endpoint_standing (
    account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    worked INTEGER NOT NULL DEFAULT 0 CHECK (worked IN (0, 1)),
    -- When the server refused it as probably not permitted; null when it may be asked.
    denied_at INTEGER,
    PRIMARY KEY (account_id, endpoint)
  ) STRICT, WITHOUT ROWID;

  -- The server counts for a login, whichever account of this application it is used by.
  CREATE TABLE cooldown (
    base_url TEXT NOT NULL,
    login TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    length_ms INTEGER NOT NULL CHECK (length_ms >= 0),
    PRIMARY KEY (base_url, login, endpoint)
  ) STRICT, WITHOUT ROWID;
`
