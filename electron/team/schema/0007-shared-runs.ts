import type { TeamMigration } from './team-migration.ts'

/**
 * What exports have brought, sealed with the key of the team: whose report it is and what is in it the database does not
 * know. It has room for so much, the newest of each report, for a week.
 */
export const sharedRuns: TeamMigration = {
  version: 7,
  oldestDesk: 5,
  sql: `
CREATE TABLE shared_run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  print text NOT NULL CHECK (print ~ '^[0-9a-f]{64}$'),
  subject text NOT NULL CHECK (subject ~ '^[0-9a-f]{64}$'),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  role name NOT NULL REFERENCES person,
  format text NOT NULL CHECK (format IN ('xls', 'xlsx')),
  bytes bigint NOT NULL CHECK (bytes BETWEEN 1 AND 268435456),
  is_packed boolean NOT NULL,
  -- None of what is too large: others are told that it is there, and why they cannot open it.
  chunks int NOT NULL CHECK (chunks BETWEEN 0 AND 512),
  is_whole boolean NOT NULL,
  shared_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX shared_run_of_report ON shared_run (print, subject);

CREATE TABLE shared_chunk (
  run bigint NOT NULL REFERENCES shared_run ON DELETE CASCADE,
  number int NOT NULL CHECK (number >= 0),
  sealed bytea NOT NULL CHECK (octet_length(sealed) BETWEEN 29 AND 65564),
  PRIMARY KEY (run, number)
);
-- What is sealed cannot be made smaller.
ALTER TABLE shared_chunk ALTER COLUMN sealed SET STORAGE EXTERNAL;

ALTER TABLE shared_run ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON shared_run USING ('reports' = ANY ((SELECT _areas())::text[]));
ALTER TABLE shared_chunk ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON shared_chunk USING ('reports' = ANY ((SELECT _areas())::text[]));

-- 256 MB for all, the newest of which stay; whoever did not come to an end in ten minutes begins anew.
CREATE FUNCTION _make_room() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  DELETE FROM shared_run
  WHERE shared_at < clock_timestamp() - interval '7 days'
    OR NOT is_whole AND shared_at < clock_timestamp() - interval '10 minutes';
  DELETE FROM shared_run WHERE id IN (
    SELECT id FROM (
      SELECT id, sum(greatest(chunks, 1)) OVER (ORDER BY shared_at DESC, id DESC) AS taken FROM shared_run
    ) newest
    WHERE taken > 4096
  );
END
$$;

-- Others go by the newest of a report alone.
CREATE FUNCTION _show_shared(shown shared_run) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  DELETE FROM shared_run
  WHERE print = shown.print AND subject = shown.subject AND is_whole AND id <> shown.id AND shared_at <= shown.shared_at;
  PERFORM _tell('run', jsonb_build_object('run', shown.id), 'reports');
END
$$;

-- The number under which the chunks are to come; null where they are there already, or where there are none. Only whoever
-- has asked for an export last shares what it has brought.
CREATE FUNCTION share_run(
  desk_id bigint, its_origin text, its_login text, its_endpoint text, its_print text, its_subject text,
  its_sha256 text, its_format text, its_bytes bigint, packed boolean, its_chunks int
) RETURNS TABLE (run bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
DECLARE
  shared shared_run;
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('reports');
  PERFORM FROM seal_key WHERE print = its_print FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'another key' USING ERRCODE = 'UD006';
  END IF;
  PERFORM FROM cooldown JOIN claim ON claim.id = cooldown.claim JOIN desk ON desk.id = claim.desk
  WHERE cooldown.origin = its_origin AND cooldown.login = its_login AND cooldown.endpoint = its_endpoint
    AND desk.role = session_user AND state IN ('sending', 'done');
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  UPDATE shared_run SET role = session_user, shared_at = clock_timestamp()
  WHERE print = its_print AND subject = its_subject AND sha256 = its_sha256 AND format = its_format
    AND bytes = its_bytes AND is_packed = packed AND is_whole AND (chunks = 0) = (its_chunks = 0)
  RETURNING * INTO shared;
  IF NOT FOUND THEN
    INSERT INTO shared_run (print, subject, sha256, role, format, bytes, is_packed, chunks, is_whole)
    VALUES (its_print, its_subject, its_sha256, session_user, its_format, its_bytes, packed, its_chunks, its_chunks = 0)
    RETURNING * INTO shared;
  END IF;
  PERFORM _make_room();
  IF shared.is_whole THEN
    PERFORM _show_shared(shared);
    RETURN;
  END IF;
  RETURN QUERY SELECT shared.id;
END
$$;

CREATE FUNCTION share_chunk(desk_id bigint, run_id bigint, its_number int, its_sealed bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('reports');
  PERFORM FROM shared_run
  WHERE id = run_id AND role = session_user AND NOT is_whole AND its_number < chunks FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  INSERT INTO shared_chunk (run, number, sealed) VALUES (run_id, its_number, its_sealed)
  ON CONFLICT (run, number) DO NOTHING;
END
$$;

-- Seen by others when it is whole.
CREATE FUNCTION end_sharing(desk_id bigint, run_id bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  shared shared_run;
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('reports');
  UPDATE shared_run SET is_whole = true
  WHERE id = run_id AND role = session_user AND NOT is_whole
    AND chunks = (SELECT count(*) FROM shared_chunk WHERE shared_chunk.run = run_id)
  RETURNING * INTO shared;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  PERFORM _show_shared(shared);
END
$$;

CREATE FUNCTION list_shared(its_print text) RETURNS TABLE (
  id bigint, subject text, sha256 text, holder text, format text, bytes bigint, is_packed boolean, chunks int, age_ms bigint
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  PERFORM _require_area('reports');
  RETURN QUERY
    SELECT shared_run.id, subject, sha256, person.name, format, bytes, is_packed, chunks,
      greatest(0, extract(epoch FROM clock_timestamp() - shared_at) * 1000)::bigint
    FROM shared_run JOIN person USING (role)
    WHERE print = its_print AND is_whole AND role <> session_user ORDER BY shared_at DESC LIMIT 1000;
END
$$;

CREATE FUNCTION read_shared(run_id bigint, its_number int) RETURNS TABLE (sealed bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  PERFORM _require_area('reports');
  RETURN QUERY
    SELECT sealed FROM shared_chunk JOIN shared_run ON shared_run.id = run
    WHERE run = run_id AND number = its_number AND is_whole;
END
$$;
`,
}
