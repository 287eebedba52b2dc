export const leads = `
  -- A short name for a workspace: every index of its leads begins with it.
  CREATE TABLE lead_archive (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    workspace_id TEXT NOT NULL UNIQUE REFERENCES workspace (id) ON DELETE CASCADE,
    -- Null until somebody has set anything.
    settings TEXT CHECK (settings IS NULL OR json_valid(settings)),
    -- On this computer: never told to the window.
    folder TEXT,
    folder_time_zone TEXT,
    -- When a person has ordered that all leads go; null: nobody has, or it is done.
    deletion_ordered_at INTEGER,
    -- How often that was: what was read before one is not taken over after it.
    deletions INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE TABLE lead_poll (
    account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
    asked_at INTEGER NOT NULL,
    -- The colleague of a team whose computer was answered last; null: this one was.
    asked_by TEXT,
    -- When the last list was asked for that was answered.
    checked_at INTEGER,
    failure TEXT CHECK (failure IS NULL OR json_valid(failure)),
    -- The inquiries of that list that could not be read, by their numbers.
    unread_leads TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(unread_leads))
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
    pairing TEXT CHECK (pairing IN ('paired', 'candidate', 'unmatched')),
    PRIMARY KEY (archive, inquiry_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX lead_counted ON lead (archive, counted_at);
  CREATE INDEX lead_first_seen ON lead (archive, first_seen_at);
  CREATE INDEX lead_of_campaign ON lead (archive, campaign, counted_at);
  CREATE INDEX lead_of_interest ON lead (archive, product_interest, counted_at);
  CREATE INDEX lead_in_projects ON lead (archive, projects, counted_at);
  CREATE INDEX lead_named ON lead (archive, name_key);
  CREATE INDEX lead_of_customer ON lead (archive, customer_id);
  CREATE INDEX lead_only_in_crm ON lead (archive, counted_at) WHERE pairing = 'unmatched';

  -- Each project that a lead names, or none; kept by the triggers at the end.
  CREATE TABLE lead_project (
    archive INTEGER NOT NULL,
    name TEXT NOT NULL,
    counted_at INTEGER NOT NULL,
    inquiry_id INTEGER NOT NULL,
    PRIMARY KEY (archive, name, counted_at, inquiry_id)
  ) STRICT, WITHOUT ROWID;

  -- Of persons who were deleted here, while the server or a file may still bring them back: the number of an
  -- inquiry, or the hash of a sent lead's key.
  CREATE TABLE lead_forgotten (
    archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
    what TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (archive, what)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE lead_alert (
    archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('silence', 'held', 'rate')),
    subject TEXT NOT NULL,
    told_at INTEGER NOT NULL,
    PRIMARY KEY (archive, kind, subject)
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
`
