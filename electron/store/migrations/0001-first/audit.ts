export const audit = `
  -- Names instead of references: what was done outlives the workspace that it was done in.
  CREATE TABLE audit (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    desk TEXT NOT NULL,
    workspace TEXT NOT NULL,
    -- The server of the CRM that it concerns; 'demo' for one that is inside, and empty for none.
    crm TEXT NOT NULL,
    kind TEXT NOT NULL,
    outcome TEXT NOT NULL,
    project_id INTEGER,
    unit_id INTEGER,
    unit TEXT NOT NULL,
    subject TEXT NOT NULL,
    before TEXT CHECK (before IS NULL OR json_valid(before)),
    after TEXT CHECK (after IS NULL OR json_valid(after)),
    source TEXT NOT NULL,
    -- Of this row and of the hash before it.
    hash TEXT NOT NULL CHECK (length(hash) = 64)
  ) STRICT;
  CREATE INDEX audit_by_time ON audit (at, id);
  CREATE INDEX audit_by_person ON audit (person, at, id);
  CREATE INDEX audit_by_unit ON audit (unit, at, id) WHERE unit <> '';
  CREATE INDEX audit_of_unit ON audit (unit_id, source, outcome) WHERE unit_id IS NOT NULL;

  CREATE TRIGGER audit_follows BEFORE INSERT ON audit
  WHEN new.id <> (SELECT coalesce(max(id), 0) + 1 FROM audit)
  BEGIN SELECT raise(ABORT, 'The audit has no gaps'); END;
  CREATE TRIGGER audit_stays BEFORE UPDATE ON audit
  BEGIN SELECT raise(ABORT, 'The audit is only added to'); END;
  CREATE TRIGGER audit_is_kept BEFORE DELETE ON audit
  BEGIN SELECT raise(ABORT, 'The audit is only added to'); END;
`
