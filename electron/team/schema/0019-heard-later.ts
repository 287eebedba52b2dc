import type { TeamMigration } from './team-migration.ts'

/**
 * What desks hear that come later, or are another computer of the same person; and what whoever looks after the database
 * changes stands in the record as well.
 */
export const heardLater: TeamMigration = {
  version: 19,
  oldestDesk: 16,
  sql: `
-- Whoever acts as the owner is not of the team, and stands in the record by the name of their role.
ALTER TABLE audit DROP CONSTRAINT audit_role_fkey;
CREATE OR REPLACE FUNCTION _record(desk_id bigint, told jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  head audit_head;
  added audit;
BEGIN
  SELECT * INTO head FROM audit_head FOR UPDATE;
  added.role := session_user;
  added.name := coalesce((SELECT person.name FROM person WHERE person.role = session_user), session_user::text);
  added.computer := coalesce((SELECT desk.computer FROM desk WHERE desk.id = desk_id), '');
  added.id := head.last + 1;
  added.at := clock_timestamp();
  added.token := encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex');
  added.act := jsonb_build_object(
    'id', 1, 'at', (extract(epoch FROM added.at) * 1000)::bigint, 'person', added.name, 'desk', added.computer,
    'workspace', '', 'crm', '', 'projectId', NULL, 'unitId', NULL, 'unit', '', 'subject', '', 'before', NULL, 'after', NULL,
    'source', '', 'hash', added.token
  ) || told;
  added.hash := _hash_audit(head.hash, added);
  INSERT INTO audit SELECT added.*;
  UPDATE audit_head SET last = added.id, hash = added.hash;
  PERFORM _tell('audit', jsonb_build_object('last', added.id));
END
$$;

CREATE OR REPLACE FUNCTION read_changes(after bigint, at_most int) RETURNS TABLE (id bigint, name text, kind text, what jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  RETURN QUERY
    SELECT change.id, coalesce(person.name, role::text), kind, what FROM change LEFT JOIN person USING (role)
    WHERE change.id > after ORDER BY change.id LIMIT least(at_most, 1000);
END
$$;

-- A login that was refused while a desk was away is tried there by nobody, however long that was: of those changes the
-- newest thousand stay.
CREATE INDEX change_of_login ON change (id) WHERE kind IN ('hold', 'release');
CREATE FUNCTION read_refusals(after bigint) RETURNS TABLE (id bigint, name text, kind text, what jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  RETURN QUERY
    SELECT newest.* FROM (
      SELECT change.id, coalesce(person.name, role::text), kind, what FROM change LEFT JOIN person USING (role)
      WHERE kind IN ('hold', 'release') AND change.id > after ORDER BY change.id DESC LIMIT 1000
    ) AS newest (id, name, kind, what)
    ORDER BY newest.id;
END
$$;

CREATE OR REPLACE FUNCTION _forget() RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  claims int;
  changes int;
  approvals int;
  its_desks bigint[];
BEGIN
  -- One after another. Nobody else ever locks this row.
  PERFORM FROM team_key FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  WITH gone AS (
    DELETE FROM claim WHERE id IN (
      SELECT claim.id FROM claim JOIN cooldown USING (origin, login, endpoint)
      WHERE state IN ('done', 'refused', 'unknown') AND changed_at < clock_timestamp() - interval '30 days'
        AND cooldown.claim IS DISTINCT FROM claim.id
      ORDER BY changed_at LIMIT 1000 FOR UPDATE OF claim SKIP LOCKED
    ) RETURNING desk
  )
  SELECT count(*), array_agg(DISTINCT desk) INTO claims, its_desks FROM gone;
  -- They are looked at once more when their person comes: nothing may name them any more.
  UPDATE desk SET is_kept = false WHERE id IN (
    SELECT id FROM desk
    WHERE id = ANY (its_desks) AND is_kept AND NOT EXISTS (SELECT FROM claim WHERE claim.desk = desk.id)
    FOR UPDATE SKIP LOCKED
  );
  DELETE FROM change WHERE id IN (
    SELECT id FROM change
    WHERE id <= (SELECT last FROM feed) - 200000 AND (kind NOT IN ('hold', 'release') OR id <= (
      SELECT id FROM change WHERE kind IN ('hold', 'release') ORDER BY id DESC OFFSET 1000 LIMIT 1
    ))
    ORDER BY id LIMIT 1000
  );
  GET DIAGNOSTICS changes = ROW_COUNT;
  DELETE FROM approval WHERE id IN (
    SELECT approval.id FROM approval JOIN draft ON draft.id = approval.draft
    WHERE approval.revision <> draft.revision AND asked_at < clock_timestamp() - interval '30 days'
    LIMIT 1000 FOR UPDATE OF approval SKIP LOCKED
  );
  GET DIAGNOSTICS approvals = ROW_COUNT;
  DELETE FROM shared_run WHERE id IN (
    SELECT id FROM shared_run WHERE shared_at < clock_timestamp() - interval '7 days'
    ORDER BY id LIMIT 5 FOR UPDATE SKIP LOCKED
  );
  PERFORM _sweep_leads();
  RETURN claims = 1000 OR changes = 1000 OR approvals = 1000;
END
$$;

-- Which computer has changed a report: it alone tells of it. Of those of before nobody knows which it was.
ALTER TABLE team_report ADD COLUMN home uuid;
CREATE OR REPLACE FUNCTION save_report(desk_id bigint, its_id text, its_print text, its_sealed bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('reports');
  PERFORM FROM seal_key WHERE print = its_print FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'another key' USING ERRCODE = 'UD006';
  END IF;
  INSERT INTO team_report (id, print, sealed, role, home)
  VALUES (its_id, its_print, its_sealed, session_user, _home(desk_id))
  ON CONFLICT (id) DO UPDATE SET
    print = excluded.print, sealed = excluded.sealed, role = session_user, home = excluded.home,
    changed_at = clock_timestamp();
  -- All of them come in one answer, which has to reach whoever has a slow line before that line is given up.
  IF (SELECT count(sealed) > 500 OR sum(octet_length(sealed)) > 262144 FROM team_report) THEN
    RAISE EXCEPTION 'no room' USING ERRCODE = '54000';
  END IF;
  PERFORM _tell('report', jsonb_build_object('report', its_id), 'reports');
END
$$;
CREATE OR REPLACE FUNCTION remove_report(desk_id bigint, its_id text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('reports');
  UPDATE team_report SET sealed = NULL, role = session_user, home = _home(desk_id), changed_at = clock_timestamp()
  WHERE id = its_id AND sealed IS NOT NULL;
  IF FOUND THEN
    DELETE FROM team_report WHERE id IN (
      SELECT id FROM team_report WHERE sealed IS NULL ORDER BY changed_at DESC OFFSET 500
    );
    PERFORM _tell('report', jsonb_build_object('report', its_id), 'reports');
  END IF;
END
$$;
CREATE FUNCTION list_reports(desk_id bigint) RETURNS TABLE (id text, print text, sealed bytea, is_own boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  PERFORM _require_area('reports');
  RETURN QUERY
    SELECT id, print, sealed, coalesce(role = session_user AND home = _home(desk_id), false) FROM team_report
    ORDER BY changed_at, id;
END
$$;

-- A database that was restored may have given the number to another claim. Desks of before say the number alone.
CREATE FUNCTION send_sending(claim_id bigint, its_token uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM caller();
  PERFORM FROM sending WHERE id = claim_id AND token = its_token;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  PERFORM send_sending(claim_id);
END
$$;

-- Of a draft the last change that has ended says what there is to do: one that a person has taken back leaves nothing.
CREATE OR REPLACE FUNCTION list_stopped(only_draft uuid) RETURNS TABLE (id uuid, holder text, why jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  PERFORM _require_area('prices');
  RETURN QUERY
    SELECT last.id, person.name, last.why
    FROM (
      SELECT DISTINCT ON (draft) * FROM scheduled_change
      WHERE (only_draft IS NULL OR draft = only_draft) AND state IN ('stopped', 'withdrawn')
        AND changed_at > clock_timestamp() - interval '60 days'
      ORDER BY draft, changed_at DESC, id
    ) AS last JOIN desk ON desk.id = last.desk JOIN person ON person.role = desk.role
    WHERE last.state = 'stopped' AND last.why IS NOT NULL;
END
$$;
`,
}
