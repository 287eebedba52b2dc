export const deletions = `
  -- The last of the deletions, as they are counted beside the store, that this store knows of.
  CREATE TABLE deletion_known (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    number INTEGER NOT NULL
  ) STRICT;
  INSERT INTO deletion_known (id, number) VALUES (1, 0);
`
