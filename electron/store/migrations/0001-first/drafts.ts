export const drafts = `
  CREATE TABLE draft (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    -- The step that was done last; those after it have been taken back.
    position INTEGER NOT NULL DEFAULT 0,
    rolls_back TEXT,
    put_away_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX draft_of_project ON draft (workspace_id, project_id, changed_at)
    WHERE put_away_at IS NULL;
  CREATE INDEX draft_put_away ON draft (put_away_at) WHERE put_away_at IS NOT NULL;

  -- What was open last in a project; null: the prices of the server alone.
  CREATE TABLE open_draft (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    draft_id TEXT REFERENCES draft (id) ON DELETE CASCADE,
    PRIMARY KEY (workspace_id, project_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX open_draft_of_draft ON open_draft (draft_id);

  CREATE TABLE draft_step (
    id INTEGER PRIMARY KEY,
    draft_id TEXT NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    at INTEGER NOT NULL,
    label TEXT NOT NULL CHECK (json_valid(label)),
    unit_count INTEGER NOT NULL,
    is_barrier INTEGER NOT NULL CHECK (is_barrier IN (0, 1)),
    changes TEXT NOT NULL CHECK (json_valid(changes)),
    UNIQUE (draft_id, position)
  ) STRICT;
  CREATE INDEX draft_step_barrier ON draft_step (draft_id, position) WHERE is_barrier = 1;

  CREATE TABLE draft_price (
    draft_id TEXT NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
    unit_id INTEGER NOT NULL,
    net_minor INTEGER NOT NULL,
    gross_minor INTEGER NOT NULL,
    typed TEXT NOT NULL CHECK (typed IN ('net', 'gross', 'both')),
    base_net_minor INTEGER,
    base_gross_minor INTEGER,
    PRIMARY KEY (draft_id, unit_id)
  ) STRICT, WITHOUT ROWID;

  -- What the team knows a draft by that is shared with it, and the step of it that was followed last: by its number and by
  -- what its desk has called it. A step that is on its way to the team has a name too, until its answer is heard.
  CREATE TABLE draft_shared (
    draft_id TEXT PRIMARY KEY REFERENCES draft (id) ON DELETE CASCADE,
    shared_id TEXT NOT NULL UNIQUE,
    followed INTEGER NOT NULL DEFAULT 0,
    token TEXT,
    sending TEXT
  ) STRICT, WITHOUT ROWID;

  -- Units of which this desk has another price than the team, with what the team has.
  CREATE TABLE draft_untold (
    draft_id TEXT NOT NULL REFERENCES draft_shared (draft_id) ON DELETE CASCADE,
    unit_id INTEGER NOT NULL,
    -- Null where the unit is not in the draft of the team.
    known TEXT CHECK (json_valid(known)),
    -- Somebody else has changed it as well: a person decides.
    is_contested INTEGER NOT NULL DEFAULT 0 CHECK (is_contested IN (0, 1)),
    PRIMARY KEY (draft_id, unit_id)
  ) STRICT, WITHOUT ROWID;
`
