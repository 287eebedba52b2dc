import type { Migration } from './migration.ts'

export const leads: Migration = {
  version: 70,
  name: 'leads',
  sql: `
    -- A short name for a workspace: every index of its leads begins with it.
    CREATE TABLE lead_archive (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      workspace_id TEXT NOT NULL UNIQUE REFERENCES workspace (id) ON DELETE CASCADE,
      -- Null until somebody has set anything.
      settings TEXT CHECK (settings IS NULL OR json_valid(settings)),
      -- On this computer: never told to the window.
      folder TEXT,
      folder_time_zone TEXT
    ) STRICT;

    CREATE TABLE lead_poll (
      account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
      asked_at INTEGER NOT NULL,
      -- When the last list was asked for that was answered.
      checked_at INTEGER,
      failure TEXT CHECK (failure IS NULL OR json_valid(failure))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE lead_covered (
      account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      from_at INTEGER NOT NULL,
      to_at INTEGER NOT NULL CHECK (to_at > from_at),
      PRIMARY KEY (account_id, from_at)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE lead (
      archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
      inquiry_id INTEGER NOT NULL,
      -- That has listed it; it may be gone since.
      account_id TEXT NOT NULL,
      customer_id INTEGER NOT NULL,
      customer_name TEXT NOT NULL,
      -- The words of the name, without accents and case.
      name_key TEXT NOT NULL,
      -- Null where the server gave none that can be read.
      at INTEGER,
      projects TEXT NOT NULL CHECK (json_valid(projects)),
      campaign TEXT NOT NULL,
      product_interest TEXT NOT NULL,
      first_seen_at INTEGER NOT NULL,
      last_seen_at INTEGER NOT NULL,
      -- Written out and not generated: an index on a generated column never covers a read.
      counted_at INTEGER NOT NULL CHECK (counted_at = coalesce(at, first_seen_at)),
      -- Whether a lead of the site's files is it; null where no file tells of its time.
      pairing TEXT CHECK (pairing IN ('taken', 'spoken', 'only')),
      PRIMARY KEY (archive, inquiry_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX lead_counted ON lead (archive, counted_at);
    CREATE INDEX lead_first_seen ON lead (archive, first_seen_at);
    CREATE INDEX lead_of_campaign ON lead (archive, campaign, counted_at);
    CREATE INDEX lead_of_interest ON lead (archive, product_interest, counted_at);
    CREATE INDEX lead_in_projects ON lead (archive, projects, counted_at);
    CREATE INDEX lead_named ON lead (archive, name_key);
    CREATE INDEX lead_of_customer ON lead (archive, customer_id);
    CREATE INDEX lead_only_in_crm ON lead (archive, counted_at) WHERE pairing = 'only';

    -- Each project that a lead names, or none; kept by the triggers below.
    CREATE TABLE lead_project (
      archive INTEGER NOT NULL,
      name TEXT NOT NULL,
      counted_at INTEGER NOT NULL,
      inquiry_id INTEGER NOT NULL,
      PRIMARY KEY (archive, name, counted_at, inquiry_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER lead_added AFTER INSERT ON lead BEGIN
      INSERT OR IGNORE INTO lead_project
        SELECT new.archive, trim(value), new.counted_at, new.inquiry_id
        FROM json_each(CASE new.projects WHEN '[]' THEN '[""]' ELSE new.projects END);
    END;
    CREATE TRIGGER lead_removed AFTER DELETE ON lead BEGIN
      DELETE FROM lead_project WHERE archive = old.archive AND inquiry_id = old.inquiry_id
        AND counted_at = old.counted_at
        AND name IN (SELECT trim(value)
          FROM json_each(CASE old.projects WHEN '[]' THEN '[""]' ELSE old.projects END));
    END;
    CREATE TRIGGER lead_changed AFTER UPDATE OF counted_at, projects ON lead
      WHEN old.projects <> new.projects
        OR old.counted_at <> new.counted_at
    BEGIN
      DELETE FROM lead_project WHERE archive = old.archive AND inquiry_id = old.inquiry_id
        AND counted_at = old.counted_at
        AND name IN (SELECT trim(value)
          FROM json_each(CASE old.projects WHEN '[]' THEN '[""]' ELSE old.projects END));
      INSERT OR IGNORE INTO lead_project
        SELECT new.archive, trim(value), new.counted_at, new.inquiry_id
        FROM json_each(CASE new.projects WHEN '[]' THEN '[""]' ELSE new.projects END);
    END;

    CREATE TABLE sent_lead (
      archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
      key TEXT NOT NULL,
      at INTEGER NOT NULL,
      name TEXT NOT NULL,
      name_key TEXT NOT NULL,
      customer_id INTEGER,
      project TEXT NOT NULL,
      campaign TEXT NOT NULL,
      -- As long as the person may have to be reached.
      email TEXT,
      phone TEXT,
      status TEXT NOT NULL CHECK (json_valid(status)),
      -- Of the status, for the indexes.
      status_kind TEXT NOT NULL CHECK (status_kind = json_extract(status, '$.kind')
        AND status_kind IN ('arrived', 'late', 'missing', 'ambiguous', 'outsideWindow')),
      inquiry_id INTEGER CHECK (inquiry_id IS json_extract(status, '$.inquiryId')),
      delay_ms INTEGER CHECK (delay_ms IS json_extract(status, '$.delayMs')),
      why TEXT CHECK (why IS json_extract(status, '$.why')),
      -- Whether a person was told that it is missing.
      is_told INTEGER NOT NULL DEFAULT 0 CHECK (is_told IN (0, 1)),
      PRIMARY KEY (archive, key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sent_lead_at ON sent_lead (archive, at);
    CREATE INDEX sent_lead_in_status ON sent_lead (archive, status_kind, at, why);
    CREATE INDEX sent_lead_named ON sent_lead (archive, name_key);
    CREATE INDEX sent_lead_of_inquiry ON sent_lead (archive, inquiry_id)
      WHERE inquiry_id IS NOT NULL;
    CREATE INDEX sent_lead_of_customer ON sent_lead (archive, customer_id)
      WHERE customer_id IS NOT NULL;
    CREATE INDEX sent_lead_with_contact ON sent_lead (archive, at)
      WHERE email IS NOT NULL OR phone IS NOT NULL;

    -- Of what time the files of the site have told.
    CREATE TABLE sent_told (
      archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
      from_at INTEGER NOT NULL,
      to_at INTEGER NOT NULL,
      PRIMARY KEY (archive, from_at)
    ) STRICT, WITHOUT ROWID;

    -- What a person has decided about pairs.
    CREATE TABLE sent_link (
      archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
      sent_key TEXT NOT NULL,
      inquiry_id INTEGER NOT NULL,
      is_linked INTEGER NOT NULL CHECK (is_linked IN (0, 1)),
      PRIMARY KEY (archive, sent_key, inquiry_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sent_mapping (
      archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
      -- The titles that it is for.
      titles TEXT NOT NULL,
      mapping TEXT NOT NULL CHECK (json_valid(mapping)),
      used_at INTEGER NOT NULL,
      PRIMARY KEY (archive, titles)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE watched_file (
      id TEXT PRIMARY KEY,
      archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      sha256 TEXT NOT NULL,
      seen_at INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (json_valid(state)),
      UNIQUE (archive, sha256)
    ) STRICT;

    -- Of persons who were deleted here, while the server or a file may still bring them back: the number of an
    -- inquiry, or the hash of a sent lead's key.
    CREATE TABLE lead_forgotten (
      archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
      what TEXT NOT NULL,
      until INTEGER NOT NULL,
      PRIMARY KEY (archive, what)
    ) STRICT, WITHOUT ROWID;

    -- What a person was told and does not want to be told again before it was well in between.
    CREATE TABLE lead_alert (
      archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('silence', 'held')),
      subject TEXT NOT NULL,
      told_at INTEGER NOT NULL,
      PRIMARY KEY (archive, kind, subject)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE lead_draft (
      id TEXT PRIMARY KEY,
      workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
      revision INTEGER NOT NULL,
      changed_at INTEGER NOT NULL,
      lead TEXT NOT NULL CHECK (json_valid(lead)),
      is_test INTEGER NOT NULL CHECK (is_test IN (0, 1)),
      of_sent_key TEXT
    ) STRICT;
    CREATE INDEX lead_draft_of_workspace ON lead_draft (workspace_id, changed_at);

    CREATE TABLE lead_sending (
      id TEXT PRIMARY KEY,
      workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
      -- That has sent it; it may be gone since.
      account_id TEXT NOT NULL,
      account TEXT NOT NULL,
      at INTEGER NOT NULL,
      name TEXT NOT NULL,
      email TEXT,
      phone TEXT,
      project_id INTEGER,
      unit_id INTEGER,
      is_test INTEGER NOT NULL CHECK (is_test IN (0, 1)),
      of_sent_key TEXT,
      state TEXT NOT NULL CHECK (json_valid(state)),
      state_kind TEXT GENERATED ALWAYS AS (json_extract(state, '$.kind')) VIRTUAL
        CHECK (state_kind IN ('sending', 'answered', 'refused', 'unknown')),
      customer_id INTEGER GENERATED ALWAYS AS (json_extract(state, '$.customerId')) VIRTUAL,
      watch TEXT CHECK (watch IS NULL OR json_valid(watch)),
      watch_kind TEXT GENERATED ALWAYS AS (json_extract(watch, '$.kind')) VIRTUAL,
      inquiry_id INTEGER GENERATED ALWAYS AS (json_extract(watch, '$.inquiryId')) VIRTUAL,
      is_settled INTEGER NOT NULL DEFAULT 0 CHECK (is_settled IN (0, 1)),
      -- The line among the calls whose outcome nobody knows.
      call_id INTEGER
    ) STRICT;
    CREATE INDEX lead_sending_of_workspace ON lead_sending (workspace_id, at);
    CREATE INDEX lead_sending_under_way ON lead_sending (state_kind) WHERE state_kind = 'sending';
    CREATE INDEX lead_sending_watched ON lead_sending (account_id)
      WHERE watch_kind IN ('awaited', 'notThere', 'ambiguous');
    CREATE INDEX lead_sending_again ON lead_sending (workspace_id, of_sent_key)
      WHERE of_sent_key IS NOT NULL;
    CREATE INDEX lead_sending_of_call ON lead_sending (call_id) WHERE call_id IS NOT NULL;

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
        CHECK (outcome_kind IN ('sending', 'revoked', 'notFound', 'failed', 'unknown'))
    ) STRICT;
    CREATE INDEX revocation_of_workspace ON revocation (workspace_id, at);
    CREATE INDEX revocation_under_way ON revocation (outcome_kind) WHERE outcome_kind = 'sending';
  `,
}
