export const settings = `
  CREATE TABLE preference (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL CHECK (json_valid(value))
  ) STRICT, WITHOUT ROWID;
`
