export const leadSendings = `
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
    call_id INTEGER,
    -- Of which draft it was: what was sent is not sent once more from it.
    draft_id TEXT
  ) STRICT;
  CREATE INDEX lead_sending_of_workspace ON lead_sending (workspace_id, at);
  CREATE INDEX lead_sending_under_way ON lead_sending (state_kind) WHERE state_kind = 'sending';
  CREATE INDEX lead_sending_watched ON lead_sending (account_id)
    WHERE watch_kind IN ('awaited', 'notThere', 'ambiguous');
  CREATE INDEX lead_sending_again ON lead_sending (workspace_id, of_sent_key)
    WHERE of_sent_key IS NOT NULL;
  CREATE INDEX lead_sending_of_call ON lead_sending (call_id) WHERE call_id IS NOT NULL;
  CREATE INDEX lead_sending_of_draft ON lead_sending (draft_id) WHERE draft_id IS NOT NULL;
`
