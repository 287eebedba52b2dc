import type { TeamMigration } from './team-migration.ts'

/**
 * What one person may take of what all have, and who may begin what all go by. A computer is known by what its profile has
 * drawn: several of one person may have one name.
 */
export const bounds: TeamMigration = {
  version: 10,
  oldestDesk: 5,
  sql: `
ALTER TABLE desk ADD COLUMN home uuid;
-- Something names it, so that it is never removed.
ALTER TABLE desk ADD COLUMN is_kept boolean NOT NULL DEFAULT false;
CREATE INDEX desk_of_person ON desk (role) WHERE NOT is_lost OR NOT is_kept;
-- Of a desk that is removed each table is asked whether it names it.
CREATE INDEX claim_of_desk ON claim (desk);
CREATE INDEX sending_of_desk ON sending (desk);
CREATE INDEX draft_of_editor ON draft (editor);
CREATE INDEX draft_of_asker ON draft (asker);

-- Each time that a desk comes it is another one: those of before that nothing names go. Everybody reads who is here, and
-- nobody makes that longer than people have computers.
CREATE FUNCTION enter_desk(computer text, program text, version text, home uuid) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  old bigint;
  entered bigint;
BEGIN
  PERFORM caller();
  -- Two that come at once are counted one after another.
  PERFORM FROM person WHERE role = session_user FOR NO KEY UPDATE;
  FOR old IN
    SELECT id FROM desk WHERE role = session_user AND is_lost AND NOT is_kept LIMIT 100 FOR UPDATE SKIP LOCKED
  LOOP
    BEGIN
      DELETE FROM desk WHERE id = old;
    EXCEPTION WHEN foreign_key_violation THEN
      UPDATE desk SET is_kept = true WHERE id = old;
    END;
  END LOOP;
  IF (
    SELECT count(*) FROM desk
    WHERE role = session_user AND NOT is_lost AND seen_at > clock_timestamp() - interval '30 seconds'
  ) >= 50 THEN
    RAISE EXCEPTION 'too many desks' USING ERRCODE = 'UD007';
  END IF;
  INSERT INTO desk (role, computer, program, version, home) VALUES (session_user, computer, program, version, home)
  RETURNING id INTO entered;
  PERFORM _tell('desk', jsonb_build_object('desk', entered));
  RETURN entered;
END
$$;

CREATE OR REPLACE FUNCTION enter_desk(computer text, program text, version text) RETURNS bigint
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT enter_desk(computer, program, version, NULL)
$$;

-- Prices of which nobody knows are free for the desk that was sending them, which reads them again and judges by what it
-- finds. A profile that is open at two computers is a copy of another one, and may be that of the other desk.
CREATE OR REPLACE FUNCTION claim_sending(
  desk_id bigint, its_kind text, its_origin text, its_subject text, its_token uuid
) RETURNS TABLE (claim bigint, standing text, holder text, since timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area(_area_of(its_kind));
  UPDATE sending SET state = 'refused'
  FROM desk AS before, desk AS now
  WHERE its_kind = 'prices' AND kind = its_kind AND origin = its_origin AND subject = its_subject
    AND state = 'unknown' AND said IS NULL AND before.id = sending.desk AND now.id = desk_id
    AND (before.id = now.id OR before.role = now.role AND before.home = now.home AND NOT EXISTS (
      SELECT FROM desk AS twin WHERE twin.role = now.role AND twin.home = now.home AND twin.id <> now.id AND _is_here(twin.id)
    ));
  RETURN QUERY
    SELECT answer.claim, answer.standing, coalesce(person.name, answer.holder), answer.since
    FROM _claim_sending(desk_id, its_kind, its_origin, its_subject, its_token) AS answer
    LEFT JOIN sending ON answer.standing = 'done' AND kind = its_kind AND origin = its_origin AND subject = its_subject
      AND state <> 'done'
    LEFT JOIN person ON person.role = said_by;
END
$$;

-- Everybody reads all holds.
ALTER FUNCTION hold_login(bigint, text, text, text) RENAME TO _hold_login;
CREATE FUNCTION hold_login(desk_id bigint, its_origin text, its_login text, its_endpoint text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _hold_login(desk_id, its_origin, its_login, its_endpoint);
  IF (SELECT count(*) FROM hold WHERE role = session_user) > 1000 THEN
    RAISE EXCEPTION 'no room' USING ERRCODE = '54000';
  END IF;
END
$$;

-- Whose key it is stands beside it: that person's computer has it, or somebody has offered what nobody has. Whoever works
-- with nothing that is sealed offers none.
ALTER TABLE seal_key ADD COLUMN role name REFERENCES person;
DROP FUNCTION read_print();
CREATE FUNCTION read_print() RETURNS TABLE (print text, name text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  RETURN QUERY SELECT print, person.name FROM seal_key LEFT JOIN person USING (role);
END
$$;
DROP FUNCTION offer_key(bigint, text);
CREATE FUNCTION offer_key(desk_id bigint, its_print text) RETURNS TABLE (print text, name text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('reports', 'leads', 'admin');
  INSERT INTO seal_key (print, role) VALUES (its_print, session_user) ON CONFLICT (is_only) DO NOTHING;
  IF FOUND THEN
    PERFORM _tell('key', '{}');
  END IF;
  RETURN QUERY SELECT print, person.name FROM seal_key LEFT JOIN person USING (role);
END
$$;

-- 256 MB for all, the newest of which stay; whoever did not come to an end in ten minutes begins anew. Where there is
-- no room whoever has taken most of it gives way first, and nobody has so many that those of others are listed no more.
CREATE OR REPLACE FUNCTION _make_room() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  DELETE FROM shared_run
  WHERE shared_at < clock_timestamp() - interval '7 days'
    OR NOT is_whole AND shared_at < clock_timestamp() - interval '10 minutes';
  DELETE FROM shared_run WHERE id IN (
    SELECT id FROM (
      SELECT id, nth, sum(size) OVER (ORDER BY own, shared_at DESC, id DESC) AS taken FROM (
        SELECT id, shared_at, greatest(chunks, 1) AS size, sum(greatest(chunks, 1)) OVER newest AS own,
          row_number() OVER newest AS nth
        FROM shared_run WINDOW newest AS (PARTITION BY role ORDER BY shared_at DESC, id DESC)
      ) AS of_each
    ) AS of_all
    WHERE taken > 4096 OR nth > 300
  );
END
$$;

-- The newest of a report that each person has: what somebody has shared that cannot be opened is in nobody's place.
CREATE OR REPLACE FUNCTION _show_shared(shown shared_run) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  DELETE FROM shared_run
  WHERE print = shown.print AND subject = shown.subject AND role = shown.role AND is_whole AND id <> shown.id
    AND shared_at <= shown.shared_at;
  PERFORM _tell('run', jsonb_build_object('run', shown.id), 'reports');
END
$$;

-- Seen by others when it is whole. Two that come to their end at once do so one after another, like those that begin.
CREATE OR REPLACE FUNCTION end_sharing(desk_id bigint, run_id bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  shared shared_run;
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('reports');
  PERFORM FROM seal_key FOR UPDATE;
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
`,
}
