import type { TeamMigration } from './team-migration.ts'

/**
 * The database forgets what nobody asks for any more. What must not happen twice goes by the newest claim of an export, by
 * sendings, by changes that are scheduled and by the record of who did what, all of which stay.
 */
export const forgets: TeamMigration = {
  version: 17,
  oldestDesk: 16,
  sql: `
-- A list of leads may be there when the claim that it was asked for with is gone.
ALTER TABLE lead_list DROP CONSTRAINT lead_list_claim_fkey;
CREATE INDEX claim_ended ON claim (changed_at) WHERE state IN ('done', 'refused', 'unknown');
-- Of a desk that is removed each table is asked whether it names it.
CREATE INDEX scheduled_change_of_desk ON scheduled_change (desk);
CREATE POLICY forgotten ON change FOR DELETE USING (id <= (SELECT last FROM feed) - 200000);

-- What is older than these changes a desk cannot follow: it reads everything anew, as it does whenever it comes.
CREATE FUNCTION read_first() RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM caller();
  RETURN (SELECT greatest(0, last - 200000) FROM feed);
END
$$;

CREATE OR REPLACE FUNCTION _sweep_leads() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  DELETE FROM lead_list WHERE claim IN (
    SELECT claim FROM lead_list
    WHERE asked_at < clock_timestamp() - interval '7 days'
      OR NOT is_whole AND asked_at < clock_timestamp() - interval '10 minutes'
    FOR UPDATE SKIP LOCKED
  );
  DELETE FROM lead_forgotten WHERE id IN (
    SELECT id FROM lead_forgotten WHERE until < clock_timestamp() FOR UPDATE SKIP LOCKED
  );
END
$$;

-- A page of each. The newest claim of an export says who has loaded it last, and stays; a desk that tells the end of an
-- older one after a month is told that nobody knows of it, and forgets it too. Changes of an area are removed by whoever
-- works with it. Nobody waits for this and it waits for nobody. Answers whether there may be more.
CREATE FUNCTION _forget() RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  claims int;
  changes int;
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
    SELECT id FROM change WHERE id <= (SELECT last FROM feed) - 200000 ORDER BY id LIMIT 1000
  );
  GET DIAGNOSTICS changes = ROW_COUNT;
  DELETE FROM shared_run WHERE id IN (
    SELECT id FROM shared_run WHERE shared_at < clock_timestamp() - interval '7 days'
    ORDER BY id LIMIT 5 FOR UPDATE SKIP LOCKED
  );
  PERFORM _sweep_leads();
  RETURN claims = 1000 OR changes = 1000;
END
$$;

-- Each desk tidies up once an hour, and goes on at once where there is more. What a lost desk was sending, or was about
-- to send at its time, is ended by whoever works with it: the one who has found the desk lost may not see it.
ALTER TABLE desk ADD COLUMN tidied_at timestamptz NOT NULL DEFAULT '-infinity';
CREATE OR REPLACE FUNCTION beat(desk_id bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  is_found boolean;
  is_more boolean;
BEGIN
  PERFORM _see(desk_id);
  UPDATE desk SET seen_at = clock_timestamp() WHERE id IN (
    SELECT id FROM desk
    WHERE NOT is_lost AND seen_at > clock_timestamp() + interval '5 seconds'
    FOR UPDATE SKIP LOCKED
  );
  UPDATE desk SET is_lost = true WHERE id IN (
    SELECT id FROM desk
    WHERE NOT is_lost AND seen_at <= clock_timestamp() - interval '30 seconds'
    FOR UPDATE SKIP LOCKED
  );
  is_found := FOUND;
  IF is_found OR EXISTS (
    SELECT FROM sending JOIN desk ON desk.id = sending.desk WHERE is_lost AND state IN ('prepared', 'sending')
  ) OR EXISTS (
    SELECT FROM scheduled_change JOIN desk ON desk.id = scheduled_change.desk
    WHERE is_lost AND state IN ('prepared', 'sending')
  ) THEN
    PERFORM _end_lost();
  ELSIF (
    SELECT tidied_at NOT BETWEEN clock_timestamp() - interval '1 hour' AND clock_timestamp() FROM desk WHERE id = desk_id
  ) THEN
    is_more := _forget();
    UPDATE desk SET tidied_at = CASE WHEN is_more THEN '-infinity' ELSE clock_timestamp() END WHERE id = desk_id;
  END IF;
  IF is_found THEN
    PERFORM _tell('desk', '{}');
  END IF;
END
$$;

-- The CRM is asked for leads once in a minute: a longer wait would keep everybody from looking for new ones.
UPDATE claim SET length = interval '1 minute' WHERE endpoint = 'leads' AND length > interval '1 minute';
UPDATE cooldown SET until = least(until, clock_timestamp() + interval '1 minute') WHERE endpoint = 'leads';
ALTER TABLE claim ADD CHECK (endpoint <> 'leads' OR length <= interval '1 minute');
CREATE OR REPLACE FUNCTION end_claim(claim_id bigint, its_token uuid, outcome text, wait_ms int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  its_endpoint text;
BEGIN
  PERFORM caller();
  SELECT endpoint INTO its_endpoint FROM claim WHERE id = claim_id AND token = its_token;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  IF its_endpoint = 'leads' AND wait_ms > 60000 THEN
    RAISE EXCEPTION 'no such outcome' USING ERRCODE = '22023';
  END IF;
  PERFORM _end_claim(claim_id, outcome, wait_ms);
END
$$;

-- What a computer has shared it need not take. Another one of the same person takes it, by what its profile has drawn;
-- of one that has drawn nothing nobody knows which it is.
ALTER TABLE shared_run ADD COLUMN home uuid;
CREATE FUNCTION _home(desk_id bigint) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT home FROM desk WHERE id = desk_id AND role = session_user
$$;

CREATE FUNCTION list_leads(desk_id bigint, its_print text) RETURNS TABLE (
  claim bigint, origin text, login text, holder text, parts int, asked_ms bigint, shared_ms bigint
)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('leads');
  PERFORM _sweep_leads();
  RETURN QUERY
    SELECT lead_list.claim, lead_list.origin, lead_list.login, person.name, parts,
      greatest(0, extract(epoch FROM clock_timestamp() - asked_at) * 1000)::bigint,
      greatest(0, extract(epoch FROM clock_timestamp() - shared_at) * 1000)::bigint
    FROM lead_list JOIN person USING (role)
      LEFT JOIN claim ON claim.id = lead_list.claim LEFT JOIN desk ON desk.id = claim.desk
    WHERE print = its_print AND is_whole AND (lead_list.role <> session_user OR desk.home <> _home(desk_id))
    ORDER BY lead_list.claim;
END
$$;

CREATE OR REPLACE FUNCTION share_run(
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
  UPDATE shared_run SET role = session_user, home = _home(desk_id), shared_at = clock_timestamp()
  WHERE print = its_print AND subject = its_subject AND sha256 = its_sha256 AND format = its_format
    AND bytes = its_bytes AND is_packed = packed AND is_whole AND (chunks = 0) = (its_chunks = 0)
  RETURNING * INTO shared;
  IF NOT FOUND THEN
    INSERT INTO shared_run (print, subject, sha256, role, home, format, bytes, is_packed, chunks, is_whole)
    VALUES (its_print, its_subject, its_sha256, session_user, _home(desk_id), its_format, its_bytes, packed, its_chunks,
      its_chunks = 0)
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

CREATE FUNCTION list_shared(desk_id bigint, its_print text) RETURNS TABLE (
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
    WHERE print = its_print AND is_whole AND (role <> session_user OR home <> _home(desk_id))
    ORDER BY shared_at DESC LIMIT 1000;
END
$$;

-- Another key for the team, where the one that it goes by is nobody's of it. What was sealed with that one is opened by
-- nobody who has the new one. Two who replace the same one have replaced it once.
CREATE FUNCTION replace_key(desk_id bigint, known_print text, its_print text) RETURNS TABLE (print text, name text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('admin');
  UPDATE seal_key SET print = its_print, role = session_user WHERE print = known_print AND print <> its_print;
  IF FOUND THEN
    PERFORM _tell('key', '{}');
  END IF;
  RETURN QUERY SELECT print, person.name FROM seal_key LEFT JOIN person USING (role);
END
$$;

-- What has stopped a scheduled change, for the people at the other desks. It is gone with the change from their lists.
ALTER TABLE scheduled_change ADD COLUMN why jsonb CHECK (jsonb_typeof(why) = 'object' AND length(why::text) <= 200000);
CREATE FUNCTION stop_change(desk_id bigint, change_id uuid, its_why jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM end_change(desk_id, change_id, 'stopped');
  UPDATE scheduled_change SET why = its_why WHERE id = change_id;
END
$$;

CREATE FUNCTION list_stopped(only_draft uuid) RETURNS TABLE (id uuid, holder text, why jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  PERFORM _require_area('prices');
  RETURN QUERY
    SELECT change.id, person.name, change.why
    FROM scheduled_change AS change JOIN desk ON desk.id = change.desk JOIN person ON person.role = desk.role
    WHERE (only_draft IS NULL OR change.draft = only_draft) AND change.state = 'stopped' AND change.why IS NOT NULL
      AND change.changed_at > clock_timestamp() - interval '60 days';
END
$$;
`,
}
