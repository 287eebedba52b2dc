import type { TeamMigration } from './team-migration.ts'

/** Reports that all desks have, sealed with the key of the team: what they ask for, when, and with which login. */
export const teamReports: TeamMigration = {
  version: 8,
  oldestDesk: 5,
  sql: `
CREATE TABLE team_report (
  id text PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  print text NOT NULL CHECK (print ~ '^[0-9a-f]{64}$'),
  -- Null of one that somebody has removed: what the team has never heard of, or has forgotten, is not removed.
  sealed bytea CHECK (octet_length(sealed) BETWEEN 29 AND 65536),
  role name NOT NULL REFERENCES person,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

ALTER TABLE team_report ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON team_report USING ('reports' = ANY ((SELECT _areas())::text[]));

-- Of two who change one at once the later one counts.
CREATE FUNCTION save_report(desk_id bigint, its_id text, its_print text, its_sealed bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('reports');
  PERFORM FROM seal_key WHERE print = its_print FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'another key' USING ERRCODE = 'UD006';
  END IF;
  INSERT INTO team_report (id, print, sealed, role) VALUES (its_id, its_print, its_sealed, session_user)
  ON CONFLICT (id) DO UPDATE SET
    print = excluded.print, sealed = excluded.sealed, role = session_user, changed_at = clock_timestamp();
  -- All of them come in one answer, which has to reach whoever has a slow line before that line is given up.
  IF (SELECT count(sealed) > 500 OR sum(octet_length(sealed)) > 262144 FROM team_report) THEN
    RAISE EXCEPTION 'no room' USING ERRCODE = '54000';
  END IF;
  PERFORM _tell('report', jsonb_build_object('report', its_id), 'reports');
END
$$;

CREATE FUNCTION remove_report(desk_id bigint, its_id text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('reports');
  UPDATE team_report SET sealed = NULL, role = session_user, changed_at = clock_timestamp()
  WHERE id = its_id AND sealed IS NOT NULL;
  IF FOUND THEN
    DELETE FROM team_report WHERE id IN (
      SELECT id FROM team_report WHERE sealed IS NULL ORDER BY changed_at DESC OFFSET 500
    );
    PERFORM _tell('report', jsonb_build_object('report', its_id), 'reports');
  END IF;
END
$$;

CREATE FUNCTION list_reports() RETURNS TABLE (id text, print text, sealed bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  PERFORM _require_area('reports');
  RETURN QUERY SELECT id, print, sealed FROM team_report ORDER BY changed_at, id;
END
$$;
`,
}
