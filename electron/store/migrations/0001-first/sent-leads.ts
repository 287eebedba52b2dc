export const sentLeads = `
  CREATE TABLE sent_lead (
    archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    at INTEGER NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    customer_id INTEGER,
    project TEXT NOT NULL,
    campaign TEXT NOT NULL,
    -- What the CRM has answered to the site; null: the file does not tell.
    answer_status INTEGER,
    answer_text TEXT CHECK ((answer_text IS NULL) = (answer_status IS NULL)),
    suspicion TEXT CHECK (suspicion IN ('testName', 'testAddress', 'markedTest')),
    -- Tells two persons of one name apart, and nobody who they are.
    contact_mark INTEGER,
    -- As long as the person may have to be reached.
    email TEXT,
    phone TEXT,
    phone_key TEXT,
    status TEXT NOT NULL CHECK (json_valid(status)),
    -- Of the status, for the indexes.
    status_kind TEXT NOT NULL CHECK (status_kind = json_extract(status, '$.kind')
      AND status_kind IN ('arrived', 'late', 'missing', 'merged', 'rejected',
        'suspect', 'ambiguous', 'outsideWindow')),
    inquiry_id INTEGER CHECK (inquiry_id IS json_extract(status, '$.inquiryId')),
    delay_ms INTEGER CHECK (delay_ms IS json_extract(status, '$.delayMs')),
    why TEXT CHECK (why IS json_extract(status, '$.why')),
    -- Whether a person was told that it is missing.
    is_told INTEGER NOT NULL DEFAULT 0 CHECK (is_told IN (0, 1)),
    first_import INTEGER,
    last_import INTEGER,
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
  CREATE INDEX sent_lead_delayed ON sent_lead (archive, delay_ms) WHERE delay_ms IS NOT NULL;
  CREATE INDEX sent_lead_of_project ON sent_lead (archive, project, at);
  CREATE INDEX sent_lead_of_campaign ON sent_lead (archive, campaign, at);
  CREATE INDEX sent_lead_of_import ON sent_lead (archive, last_import);

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
    source TEXT NOT NULL DEFAULT 'folder' CHECK (source IN ('folder', 'address')),
    UNIQUE (archive, sha256)
  ) STRICT;
  CREATE INDEX watched_file_seen ON watched_file (archive, source, seen_at);

  -- A file of the site that was taken over, and of what time it tells.
  CREATE TABLE sent_import (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    at INTEGER,
    leads INTEGER NOT NULL,
    from_at INTEGER,
    to_at INTEGER,
    -- Of the folder that is looked at.
    watched_file TEXT,
    -- What came by itself from one place under one name on one day is one import: that of a person is told by null.
    source TEXT CHECK (source IN ('folder', 'address')),
    -- How many files it has taken over.
    files INTEGER NOT NULL DEFAULT 1,
    -- Of what time each of them has told, where that is not all from the first to the last.
    told TEXT CHECK (told IS NULL OR json_valid(told))
  ) STRICT;
  CREATE INDEX sent_import_of_archive ON sent_import (archive, id);
  CREATE INDEX sent_import_newest ON sent_import (archive, at, id);

  -- The row as it stood in the site's file: beside the leads, whose pages are gone through all the time. It goes
  -- with its lead, or before it with the contact.
  CREATE TABLE sent_payload (
    archive INTEGER NOT NULL,
    key TEXT NOT NULL,
    at INTEGER NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (archive, key),
    FOREIGN KEY (archive, key) REFERENCES sent_lead (archive, key) ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX sent_payload_at ON sent_payload (archive, at);

  -- What a person has said of a lead, however it looks.
  CREATE TABLE sent_word (
    archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
    sent_key TEXT NOT NULL,
    word TEXT NOT NULL CHECK (word IN ('spam', 'real')),
    PRIMARY KEY (archive, sent_key)
  ) STRICT, WITHOUT ROWID;

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
`
