export const auditOfTeam = `
  -- How far the team knows what was done here, and this desk what was done by others.
  CREATE TABLE audit_shared (
    is_only INTEGER PRIMARY KEY DEFAULT 1 CHECK (is_only = 1),
    -- Which team it is; with another one all begins anew.
    team TEXT NOT NULL,
    -- What was done before the desk came to the team is not the team's.
    since INTEGER NOT NULL,
    told INTEGER NOT NULL,
    followed INTEGER NOT NULL DEFAULT 0,
    -- What the person works with: to others other rows are shown.
    areas TEXT NOT NULL DEFAULT '',
    -- The hash of the last row that was followed.
    head TEXT NOT NULL DEFAULT ''
  ) STRICT;

  -- A copy of what others of the team have done, by the numbers of the team.
  CREATE TABLE audit_of_team (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    desk TEXT NOT NULL,
    workspace TEXT NOT NULL,
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
    hash TEXT NOT NULL
  ) STRICT;
  CREATE INDEX audit_of_team_by_time ON audit_of_team (at, id);
  CREATE INDEX audit_of_team_by_person ON audit_of_team (person, at, id);
  CREATE INDEX audit_of_team_by_unit ON audit_of_team (unit, at, id) WHERE unit <> '';
  CREATE INDEX audit_of_team_of_unit ON audit_of_team (unit_id) WHERE unit_id IS NOT NULL;
  CREATE INDEX audit_of_team_refused ON audit_of_team (project_id) WHERE outcome = 'culprit';
`
