export const guards = `
  -- The server counts for a login, whichever accounts of this application use it: no table here hangs on an account.
  CREATE TABLE hold (
    origin TEXT NOT NULL,
    login TEXT NOT NULL,
    since INTEGER NOT NULL,
    failures_in_a_row INTEGER NOT NULL,
    endpoint TEXT NOT NULL,
    cause TEXT NOT NULL CHECK (cause IN ('refused', 'unheard', 'team')),
    -- A released hold stays as the number of failures in a row until a call works.
    released INTEGER NOT NULL DEFAULT 0 CHECK (released IN (0, 1)),
    PRIMARY KEY (origin, login)
  ) STRICT, WITHOUT ROWID;

  -- Several logins were refused within a short time: perhaps it is this computer that the server has banned.
  CREATE TABLE origin_hold (
    origin TEXT PRIMARY KEY,
    since INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- What is known of the password that a login has now.
  CREATE TABLE login_trial (
    origin TEXT NOT NULL,
    login TEXT NOT NULL,
    proven INTEGER NOT NULL DEFAULT 0 CHECK (proven IN (0, 1)),
    -- The request under way whose answer will tell; what is found here at a start was never heard.
    endpoint TEXT,
    since INTEGER,
    PRIMARY KEY (origin, login),
    CHECK ((endpoint IS NULL) = (since IS NULL))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE endpoint_standing (
    origin TEXT NOT NULL,
    login TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    worked INTEGER NOT NULL DEFAULT 0 CHECK (worked IN (0, 1)),
    -- When it was refused as probably not permitted, or its answer was lost; null when it may be asked.
    denied_at INTEGER,
    denied_cause TEXT CHECK (denied_cause IN ('refused', 'unheard')),
    PRIMARY KEY (origin, login, endpoint),
    CHECK ((denied_at IS NULL) = (denied_cause IS NULL))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE cooldown (
    origin TEXT NOT NULL,
    login TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    -- The same moment by the clock that nobody sets: which start of the computer, and how long after it.
    boot_id TEXT NOT NULL,
    since_boot_ms INTEGER NOT NULL,
    length_ms INTEGER NOT NULL CHECK (length_ms >= 0),
    PRIMARY KEY (origin, login, endpoint)
  ) STRICT, WITHOUT ROWID;
`
