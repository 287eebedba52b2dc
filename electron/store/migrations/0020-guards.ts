import type { Migration } from './migration.ts'

export const guards: Migration = {
  version: 20,
  name: 'guards',
  sql: `
    -- A released hold stays as the number of failures in a row until a call works.
    ALTER TABLE hold ADD COLUMN released INTEGER NOT NULL DEFAULT 0 CHECK (released IN (0, 1));

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

    -- Names instead of references: what may have happened on a server outlives its account here.
    CREATE TABLE outgoing_call (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      workspace TEXT NOT NULL,
      account TEXT NOT NULL,
      endpoint TEXT NOT NULL,
      subject TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('sending', 'done', 'refused', 'unknown'))
    ) STRICT;
    CREATE INDEX outgoing_call_unknown ON outgoing_call (id) WHERE state = 'unknown';
  `,
}
