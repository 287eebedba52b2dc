export const accounts = `
  CREATE TABLE workspace (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('demo', 'crm')),
    base_url TEXT NOT NULL,
    -- Of times that name no zone.
    time_zone TEXT NOT NULL DEFAULT 'Europe/Prague',
    position INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX workspace_one_demo ON workspace (kind) WHERE kind = 'demo';

  CREATE TABLE account (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    login TEXT NOT NULL,
    areas TEXT NOT NULL CHECK (json_valid(areas)),
    password_place TEXT NOT NULL CHECK (password_place IN ('keychain', 'nowhere')),
    position INTEGER NOT NULL,
    projects TEXT CHECK (projects IS NULL OR json_valid(projects)),
    listed_projects TEXT CHECK (listed_projects IS NULL OR json_valid(listed_projects))
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX account_of_workspace ON account (workspace_id, position);

  CREATE TABLE account_choice (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    area TEXT NOT NULL,
    -- Nought where no single project is concerned.
    project_id INTEGER NOT NULL,
    account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    PRIMARY KEY (workspace_id, area, project_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX account_choice_of_account ON account_choice (account_id);
`
