import type { Migration } from './migration.ts'

export const prices: Migration = {
  version: 40,
  name: 'prices',
  sql: `
    -- Beside the body, so that two pricelists are compared without reading JSON; empty in older rows.
    ALTER TABLE unit ADD COLUMN net_minor INTEGER;
    ALTER TABLE unit ADD COLUMN gross_minor INTEGER;
    ALTER TABLE unit ADD COLUMN status_code INTEGER;

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
      rolls_back TEXT
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

    CREATE TABLE price_view (
      id TEXT PRIMARY KEY,
      workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
      project_id INTEGER NOT NULL,
      name TEXT NOT NULL,
      state TEXT NOT NULL,
      UNIQUE (workspace_id, project_id, name)
    ) STRICT, WITHOUT ROWID;
  `,
}
