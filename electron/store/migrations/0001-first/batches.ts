export const batches = `
  CREATE TABLE batch (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    draft_id TEXT REFERENCES draft (id) ON DELETE SET NULL,
    draft_name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    author TEXT NOT NULL,
    account TEXT,
    note TEXT NOT NULL,
    unit_count INTEGER NOT NULL,
    sum_before_minor INTEGER NOT NULL,
    sum_after_minor INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (json_valid(state)),
    state_kind TEXT GENERATED ALWAYS AS (json_extract(state, '$.kind')) VIRTUAL,
    -- When the bytes were about to leave.
    sent_at INTEGER,
    found_out_at INTEGER,
    rolls_back TEXT,
    -- How its prices came into the draft.
    origins TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(origins))
  ) STRICT;
  CREATE INDEX batch_of_project ON batch (workspace_id, project_id, sequence);
  CREATE INDEX batch_of_draft ON batch (draft_id);
  CREATE INDEX batch_in_state ON batch (state_kind);
  CREATE INDEX batch_to_tell ON batch (workspace_id, sequence) WHERE found_out_at IS NOT NULL;

  CREATE TABLE batch_unit (
    batch_id TEXT NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    unit_id INTEGER NOT NULL,
    number TEXT NOT NULL,
    building TEXT NOT NULL,
    area REAL,
    before_net_minor INTEGER,
    before_gross_minor INTEGER,
    after_net_minor INTEGER NOT NULL,
    after_gross_minor INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN
      ('waiting', 'sent', 'confirmed', 'differs', 'culprit', 'alongside', 'notApplied')),
    message TEXT,
    seen TEXT CHECK (seen IS NULL OR json_valid(seen)),
    PRIMARY KEY (batch_id, position),
    UNIQUE (batch_id, unit_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX batch_unit_of_unit ON batch_unit (unit_id, after_gross_minor, after_net_minor);
`
