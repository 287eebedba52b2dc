export const milestones = `
  CREATE TABLE milestone_answer (
    workspace_id TEXT PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE,
    asked_at INTEGER NOT NULL,
    tree TEXT NOT NULL CHECK (json_valid(tree))
  ) STRICT;
`
