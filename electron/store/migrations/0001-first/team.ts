export const team = `
  -- The team that this desk has joined, and how far it has followed what happens there. Its password is in the keychain.
  CREATE TABLE team_membership (
    is_only INTEGER PRIMARY KEY DEFAULT 1 CHECK (is_only = 1),
    host TEXT NOT NULL,
    port INTEGER NOT NULL CHECK (port BETWEEN 1 AND 65535),
    database TEXT NOT NULL,
    user TEXT NOT NULL,
    team TEXT NOT NULL,
    authority TEXT,
    followed INTEGER CHECK (followed >= 0),
    -- What the team knows this profile by: several computers of a person may have one name.
    home TEXT NOT NULL DEFAULT (lower(hex(randomblob(16))))
  ) STRICT;

  -- What the team has to be told yet, in its order.
  CREATE TABLE team_untold (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    told TEXT NOT NULL CHECK (json_valid(told))
  ) STRICT;
`
