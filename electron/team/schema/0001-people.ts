import type { TeamMigration } from './team-migration.ts'

/**
 * The people of a team. Nobody but the owner has a right on a table: people call functions, which run as the owner, know
 * who calls by the login alone, and look for names in this schema before any other.
 */
export const people: TeamMigration = {
  version: 1,
  oldestDesk: 1,
  sql: `
CREATE TABLE schema_version (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version int NOT NULL,
  oldest_desk int NOT NULL
);
INSERT INTO schema_version (version, oldest_desk) VALUES (0, 0);

CREATE TABLE person (
  role name PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  invited_at timestamptz NOT NULL DEFAULT now(),
  invited_until timestamptz NOT NULL,
  joined_at timestamptz,
  removed_at timestamptz
);

CREATE FUNCTION read_version() RETURNS TABLE (version int, oldest_desk int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT version, oldest_desk FROM schema_version
$$;

-- Who calls, where the person is of the team and has come to it.
CREATE FUNCTION caller() RETURNS name
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM person
    WHERE role = session_user AND joined_at IS NOT NULL AND removed_at IS NULL
  ) THEN
    RAISE EXCEPTION 'not of the team' USING ERRCODE = 'UD001';
  END IF;
  RETURN session_user;
END
$$;

-- An invitation is accepted once, while it lasts.
CREATE FUNCTION join_team() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  UPDATE person SET joined_at = now()
  WHERE role = session_user AND joined_at IS NULL AND removed_at IS NULL AND invited_until > now();
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no invitation' USING ERRCODE = 'UD001';
  END IF;
END
$$;

CREATE FUNCTION list_people() RETURNS TABLE (role name, name text, joined_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  RETURN QUERY
    SELECT role, name, joined_at FROM person WHERE joined_at IS NOT NULL AND removed_at IS NULL
    ORDER BY role;
END
$$;
`,
}
