import type { TeamMigration } from './team-migration.ts'

const work = "'prices', 'media', 'leads', 'reports', 'accounting'"

/**
 * What each person works with. Functions ask for the area of what they are about, and row-level security keeps the rows
 * of an area from whoever does not work with it, also in a function that has forgotten to ask. Holds and exports have no
 * area: they protect logins, which all areas share.
 */
export const roles: TeamMigration = {
  version: 5,
  // One that knows of no areas would take what is refused for a database that is away, and load exports after a wait.
  oldestDesk: 5,
  sql: `
-- Whoever was invited before goes on with all that they did.
ALTER TABLE person ADD COLUMN areas text[] NOT NULL DEFAULT ARRAY[${work}]
  CHECK (areas <@ ARRAY[${work}, 'admin']);

-- Of whoever calls: of a person their own, of nobody who is not of the team any, and of whoever may act as the owner all.
CREATE FUNCTION _areas() RETURNS text[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  known person;
BEGIN
  SELECT * INTO known FROM person WHERE role = session_user;
  IF FOUND THEN
    RETURN CASE WHEN known.joined_at IS NULL OR known.removed_at IS NOT NULL THEN '{}' ELSE known.areas END;
  END IF;
  RETURN CASE WHEN pg_has_role(session_user, (SELECT nspowner FROM pg_namespace WHERE nspname = current_schema()), 'MEMBER')
    THEN ARRAY[${work}, 'admin'] ELSE '{}' END;
END
$$;

CREATE FUNCTION _require_area(VARIADIC any_of text[]) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  IF NOT any_of && _areas() THEN
    RAISE EXCEPTION 'the role does not cover it' USING ERRCODE = 'UD004';
  END IF;
END
$$;

-- Null of a kind that there is not, which nobody works with.
CREATE FUNCTION _area_of(kind text) RETURNS text
LANGUAGE sql IMMUTABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT CASE kind
    WHEN 'payment' THEN 'accounting'
    WHEN 'lead' THEN 'leads'
    WHEN 'typedLead' THEN 'leads'
    WHEN 'picture' THEN 'media'
    WHEN 'prices' THEN 'prices'
  END
$$;

CREATE FUNCTION _kinds() RETURNS text[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT array(
    SELECT kind FROM unnest(ARRAY['payment', 'lead', 'typedLead', 'picture', 'prices']) AS kind
    WHERE _area_of(kind) = ANY (_areas())
  )
$$;

-- The functions run as the owner, which no row would be kept from otherwise. What a person has claimed or told is seen by
-- that person still whose area was taken away: a desk alone knows what came of what it was sending.
ALTER TABLE sending ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON sending USING (kind = ANY ((SELECT _kinds())::text[]));
CREATE POLICY own_seen ON sending FOR SELECT USING (
  EXISTS (SELECT FROM desk WHERE desk.id = sending.desk AND desk.role = session_user)
);
CREATE POLICY own_ended ON sending FOR UPDATE USING (
  EXISTS (SELECT FROM desk WHERE desk.id = sending.desk AND desk.role = session_user)
);

ALTER TABLE audit ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON audit FOR SELECT USING (
  role = session_user
  OR CASE
    WHEN act ->> 'kind' IN ('payment', 'settlement', 'paymentSettings') THEN 'accounting' = ANY ((SELECT _areas())::text[])
    WHEN act ->> 'kind' IN ('lead', 'consent') THEN 'leads' = ANY ((SELECT _areas())::text[])
    ELSE true
  END
);
CREATE POLICY told ON audit FOR INSERT WITH CHECK (role = session_user);

-- Null of a change that everybody may read.
ALTER TABLE change ADD COLUMN area text;
UPDATE change SET area = _area_of(what ->> 'kind') WHERE kind = 'sending';
ALTER TABLE change ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON change FOR SELECT USING (area IS NULL OR area = ANY ((SELECT _areas())::text[]));
CREATE POLICY told ON change FOR INSERT WITH CHECK (role = session_user);

DROP FUNCTION _tell(text, jsonb);
CREATE FUNCTION _tell(kind text, what jsonb, area text DEFAULT NULL) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  number bigint;
BEGIN
  UPDATE feed SET last = last + 1 RETURNING last INTO number;
  INSERT INTO change (id, role, kind, what, area)
  VALUES (number, session_user, kind, what, CASE kind WHEN 'sending' THEN _area_of(what ->> 'kind') ELSE area END);
  PERFORM pg_notify(current_schema() || '_changes', number::text);
END
$$;

-- What a lost desk was sending is ended by whoever works with it: the one who has found the desk lost may not see it.
CREATE OR REPLACE FUNCTION beat(desk_id bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  is_found boolean;
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
  ) THEN
    PERFORM _end_lost();
  END IF;
  IF is_found THEN
    PERFORM _tell('desk', '{}');
  END IF;
END
$$;

-- Prices of which nobody knows are free for the desk that was sending them, which reads them again and judges by what it
-- finds. What somebody has booked by hand is told under the name of that person.
ALTER TABLE sending ADD COLUMN said_by name REFERENCES person;
ALTER FUNCTION claim_sending(bigint, text, text, text, uuid) RENAME TO _claim_sending;
CREATE FUNCTION claim_sending(
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
    AND (before.role, before.computer) = (now.role, now.computer);
  RETURN QUERY
    SELECT answer.claim, answer.standing, coalesce(person.name, answer.holder), answer.since
    FROM _claim_sending(desk_id, its_kind, its_origin, its_subject, its_token) AS answer
    LEFT JOIN sending ON answer.standing = 'done' AND kind = its_kind AND origin = its_origin AND subject = its_subject
      AND state <> 'done'
    LEFT JOIN person ON person.role = said_by;
END
$$;

ALTER FUNCTION send_sending(bigint) RENAME TO _send_sending;
CREATE FUNCTION send_sending(claim_id bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  its_kind text;
BEGIN
  SELECT kind INTO its_kind FROM sending WHERE id = claim_id;
  IF FOUND THEN
    PERFORM _require_area(_area_of(its_kind));
  END IF;
  PERFORM _send_sending(claim_id);
END
$$;

ALTER FUNCTION settle_sending(bigint, text, text, text, text) RENAME TO _settle_sending;
CREATE FUNCTION settle_sending(
  desk_id bigint, its_kind text, its_origin text, its_subject text, outcome text
) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area(_area_of(its_kind));
  PERFORM _settle_sending(desk_id, its_kind, its_origin, its_subject, outcome);
  UPDATE sending SET said_by = session_user
  WHERE kind = its_kind AND origin = its_origin AND subject = its_subject;
END
$$;

-- That nobody knows what became of something is told once of each time that it was sent, by that number of the desk:
-- told again whenever the desk comes, it would be said of what others have found out since.
CREATE TABLE told_unknown (
  role name NOT NULL REFERENCES person,
  kind text NOT NULL,
  origin text NOT NULL,
  subject text NOT NULL,
  attempt bigint NOT NULL,
  PRIMARY KEY (role, kind, origin, subject, attempt)
);
ALTER FUNCTION know_sendings(bigint, text, text, jsonb) RENAME TO _know_sendings;
CREATE FUNCTION know_sendings(desk_id bigint, its_kind text, its_origin text, told jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  news jsonb;
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area(_area_of(its_kind));
  IF jsonb_typeof(told) IS DISTINCT FROM 'object' OR length(told::text) > 200000 OR EXISTS (
    SELECT FROM jsonb_each_text(told) WHERE coalesce(value, '') !~ '^(done|booked|unknown [0-9]{1,18})$'
  ) THEN
    RAISE EXCEPTION 'no such outcome' USING ERRCODE = '22023';
  END IF;
  WITH unheard AS (
    INSERT INTO told_unknown (role, kind, origin, subject, attempt)
    SELECT session_user, its_kind, its_origin, key, split_part(value, ' ', 2)::bigint
    FROM jsonb_each_text(told) WHERE value LIKE 'unknown %'
    ON CONFLICT DO NOTHING RETURNING subject
  )
  SELECT coalesce(jsonb_object_agg(key, split_part(value, ' ', 1)), '{}') INTO news
  FROM jsonb_each_text(told)
  WHERE value NOT LIKE 'unknown %' OR key IN (SELECT subject FROM unheard);
  PERFORM _know_sendings(desk_id, its_kind, its_origin, news);
END
$$;

-- The token tells a claim from one that a database has given its number to after it was restored.
ALTER FUNCTION end_claim(bigint, text, int) RENAME TO _end_claim;
CREATE FUNCTION end_claim(claim_id bigint, its_token uuid, outcome text, wait_ms int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM caller();
  PERFORM FROM claim WHERE id = claim_id AND token = its_token;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  PERFORM _end_claim(claim_id, outcome, wait_ms);
END
$$;

-- An end that a desk has written down without a token is of a claim that was ended with this step: it is told in vain.
CREATE FUNCTION end_claim(claim_id bigint, outcome text, wait_ms int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
END
$$;

CREATE FUNCTION read_areas() RETURNS TABLE (areas text[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM caller();
  RETURN QUERY SELECT _areas();
END
$$;

-- Desks of the person come again, and learn what they may: what they were sending becomes unknown.
CREATE FUNCTION change_areas(its_role name, its_areas text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _require_area('admin');
  PERFORM FROM desk WHERE desk.role = its_role AND NOT is_lost ORDER BY id FOR UPDATE;
  UPDATE person SET areas = its_areas WHERE person.role = its_role AND removed_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'nobody of that name' USING ERRCODE = 'UD005';
  END IF;
  UPDATE desk SET is_lost = true WHERE desk.role = its_role AND NOT is_lost;
  PERFORM _end_lost();
  PERFORM _tell('desk', '{}');
END
$$;

DROP FUNCTION list_people();
CREATE FUNCTION list_people() RETURNS TABLE (role name, name text, joined_at timestamptz, areas text[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  RETURN QUERY
    SELECT role, name, joined_at, areas FROM person WHERE joined_at IS NOT NULL AND removed_at IS NULL
    ORDER BY role;
END
$$;
`,
}
