import type { Migration } from './migration.ts'

export const accounts: Migration = {
  version: 30,
  name: 'accounts',
  sql: `
    ALTER TABLE account ADD COLUMN projects TEXT CHECK (projects IS NULL OR json_valid(projects));
    ALTER TABLE account ADD COLUMN listed_projects TEXT
      CHECK (listed_projects IS NULL OR json_valid(listed_projects));

    CREATE TABLE account_choice (
      workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
      area TEXT NOT NULL,
      -- Nought where no single project is concerned.
      project_id INTEGER NOT NULL,
      account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      PRIMARY KEY (workspace_id, area, project_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX account_choice_of_account ON account_choice (account_id);
  `,
}
