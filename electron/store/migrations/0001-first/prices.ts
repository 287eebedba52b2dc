export const prices = `
  CREATE TABLE project (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    city TEXT,
    free_units INTEGER,
    developer_id TEXT,
    screen_ids TEXT NOT NULL CHECK (json_valid(screen_ids)),
    -- What a person has said, because the server lists none or refuses those that it lists.
    chosen_screen_id INTEGER,
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
    -- Names of units that could not be read.
    unread_units TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(unread_units)),
    fetched_at INTEGER NOT NULL,
    -- The last of what others of the team have done that was known when it was asked for: by no clock of anybody.
    seen_act INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE UNIQUE INDEX pricelist_one_published
    ON pricelist (workspace_id, project_id) WHERE published = 1;

  CREATE TABLE unit (
    pricelist_id INTEGER NOT NULL REFERENCES pricelist (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    id INTEGER NOT NULL,
    body TEXT NOT NULL CHECK (json_valid(body)),
    -- Beside the body, so that two pricelists are compared without reading JSON.
    net_minor INTEGER,
    gross_minor INTEGER,
    status_code INTEGER,
    PRIMARY KEY (pricelist_id, position),
    UNIQUE (pricelist_id, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE deal_evidence (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    unit_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('refused', 'exported')),
    at INTEGER NOT NULL,
    -- The server's words, or the deal's id.
    words TEXT NOT NULL,
    status_code INTEGER,
    PRIMARY KEY (workspace_id, project_id, unit_id, kind)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE deal_export (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (workspace_id, project_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE price_seen (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    unit_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    net_minor INTEGER,
    gross_minor INTEGER,
    status_code INTEGER,
    origin TEXT NOT NULL CHECK (origin IN ('first', 'batch', 'elsewhere')),
    PRIMARY KEY (workspace_id, project_id, unit_id, at)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE price_rules (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    rules TEXT NOT NULL CHECK (json_valid(rules)),
    PRIMARY KEY (workspace_id, project_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE premium_answers (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    -- What a person has said about the list that the CRM does not say.
    answers TEXT NOT NULL CHECK (json_valid(answers)),
    PRIMARY KEY (workspace_id, project_id)
  ) STRICT, WITHOUT ROWID;

  -- Raises that are to be made whenever so many units of a group have been taken.
  CREATE TABLE raise_reminder (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    reminder TEXT NOT NULL CHECK (json_valid(reminder)),
    -- The taken units that count no more.
    counted TEXT NOT NULL CHECK (json_valid(counted)),
    -- The draft that was prepared last, until a person has looked at it or dismissed it.
    draft_id TEXT REFERENCES draft (id) ON DELETE SET NULL,
    prepared_at INTEGER,
    prepared_sales INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX raise_reminder_of_project ON raise_reminder (workspace_id, project_id);
  CREATE INDEX raise_reminder_of_draft ON raise_reminder (draft_id);

  CREATE TABLE send_limit (
    workspace_id TEXT PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE,
    -- A change of prices whose sum with VAT is above it is confirmed by typing the sum.
    sum_minor INTEGER NOT NULL CHECK (sum_minor > 0)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE price_view (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    state TEXT NOT NULL,
    UNIQUE (workspace_id, project_id, name)
  ) STRICT, WITHOUT ROWID;
`
