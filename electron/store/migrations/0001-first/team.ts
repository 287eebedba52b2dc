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
    followed INTEGER CHECK (followed >= 0)
  ) STRICT;

  -- What the team has to be told yet of the logins that this desk uses, in its order.
  CREATE TABLE team_untold (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    act TEXT NOT NULL CHECK (act IN ('hold', 'release')),
    origin TEXT NOT NULL,
    login TEXT NOT NULL,
    endpoint TEXT NOT NULL
  ) STRICT;
`
