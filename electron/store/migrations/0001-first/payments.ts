export const payments = `
  CREATE TABLE payment_settings (
    workspace_id TEXT PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE,
    settings TEXT NOT NULL CHECK (json_valid(settings))
  ) STRICT, WITHOUT ROWID;

  -- What the columns of a bank's table tell, by their titles.
  CREATE TABLE statement_mapping (
    id INTEGER PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    titles TEXT NOT NULL,
    mapping TEXT NOT NULL CHECK (json_valid(mapping)),
    used_at INTEGER NOT NULL,
    UNIQUE (workspace_id, titles)
  ) STRICT;

  CREATE TABLE statement (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    sha256 TEXT NOT NULL,
    imported_at INTEGER NOT NULL,
    -- As it was told when it was taken over; no movement by which money left is kept.
    body TEXT NOT NULL CHECK (json_valid(body))
  ) STRICT;
  CREATE INDEX statement_of_workspace ON statement (workspace_id, imported_at);
  CREATE INDEX statement_of_bytes ON statement (workspace_id, sha256);

  -- One row for one transaction of a bank, whatever statements have it.
  CREATE TABLE payment (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    entry TEXT NOT NULL CHECK (json_valid(entry)),
    state_kind TEXT NOT NULL GENERATED ALWAYS AS (
      CASE WHEN json_extract(entry, '$.state.outcome') IS NULL
        THEN json_extract(entry, '$.state.kind')
        ELSE json_extract(entry, '$.state.outcome') END) VIRTUAL,
    booked_on TEXT NOT NULL
      GENERATED ALWAYS AS (json_extract(entry, '$.transaction.bookedOn')) VIRTUAL,
    amount_minor INTEGER NOT NULL
      GENERATED ALWAYS AS (json_extract(entry, '$.transaction.amountMinor')) VIRTUAL,
    currency TEXT NOT NULL
      GENERATED ALWAYS AS (json_extract(entry, '$.transaction.currency')) VIRTUAL,
    prescribed_id INTEGER
      GENERATED ALWAYS AS (json_extract(entry, '$.prescribedPaymentId')) VIRTUAL,
    is_twin INTEGER NOT NULL
      GENERATED ALWAYS AS (json_extract(entry, '$.twinOf') IS NOT NULL) VIRTUAL,
    -- All of a payment that a person may search for, without accents and case.
    folded TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (workspace_id, key)
  ) STRICT, WITHOUT ROWID;
  -- All that a search looks at and that totals add up: with each key that is typed no entry is read for them.
  CREATE INDEX payment_in_state ON payment
    (workspace_id, state_kind, currency, is_twin, amount_minor, prescribed_id, folded);
  CREATE INDEX payment_by_day ON payment (workspace_id, booked_on);
  CREATE INDEX payment_by_amount ON payment (workspace_id, amount_minor, currency);
  CREATE INDEX payment_for_prescribed ON payment (workspace_id, prescribed_id)
    WHERE prescribed_id IS NOT NULL;

  CREATE TABLE statement_payment (
    statement_id TEXT NOT NULL REFERENCES statement (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    PRIMARY KEY (statement_id, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX statement_payment_by_key ON statement_payment (key);

  -- What the server last exported of prescribed and of incoming payments, as far as it is needed here.
  CREATE TABLE payment_export (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name IN ('payments-prescribed', 'payments-incoming')),
    exported_at INTEGER NOT NULL,
    payments TEXT NOT NULL CHECK (json_valid(payments)),
    unread_rows TEXT NOT NULL CHECK (json_valid(unread_rows)),
    PRIMARY KEY (workspace_id, name)
  ) STRICT;

  -- A backup may lack what was sent after it was made: nothing is sent before a person has said so.
  CREATE TABLE payment_restored (
    workspace_id TEXT PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE,
    restored_at INTEGER NOT NULL,
    backup_from INTEGER,
    accepted_at INTEGER
  ) STRICT;

  -- Each time that the store came from a backup or began anew: workspaces that are added later are asked too.
  CREATE TABLE payment_restore (
    id INTEGER PRIMARY KEY,
    restored_at INTEGER NOT NULL UNIQUE,
    backup_from INTEGER
  ) STRICT;
`
