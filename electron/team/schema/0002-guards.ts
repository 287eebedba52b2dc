import type { TeamMigration } from './team-migration.ts'

/**
 * Who is here, which logins are on hold, and who asks for an export. Logins are digests with a key of the team. Every
 * time is the database's, and is read after the lock that a decision needs.
 */
export const guards: TeamMigration = {
  version: 2,
  oldestDesk: 2,
  sql: `
CREATE TABLE team_key (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  key text NOT NULL
);
INSERT INTO team_key (key)
SELECT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');

CREATE TABLE desk (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  role name NOT NULL REFERENCES person,
  computer text NOT NULL CHECK (length(computer) <= 200),
  program text NOT NULL CHECK (program IN ('window', 'runner')),
  version text NOT NULL CHECK (length(version) <= 100),
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  is_lost boolean NOT NULL DEFAULT false
);

CREATE TABLE feed (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last bigint NOT NULL
);
INSERT INTO feed (last) VALUES (0);

CREATE TABLE change (
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  role name NOT NULL,
  kind text NOT NULL,
  what jsonb NOT NULL
);

CREATE TABLE hold (
  origin text NOT NULL CHECK (length(origin) <= 300),
  login text NOT NULL CHECK (login ~ '^[0-9a-f]{64}$'),
  since timestamptz NOT NULL,
  role name NOT NULL,
  endpoint text NOT NULL CHECK (length(endpoint) <= 100),
  PRIMARY KEY (origin, login)
);

CREATE TABLE cooldown (
  origin text NOT NULL CHECK (length(origin) <= 300),
  login text NOT NULL CHECK (login ~ '^[0-9a-f]{64}$'),
  endpoint text NOT NULL CHECK (length(endpoint) <= 100),
  until timestamptz NOT NULL DEFAULT '-infinity',
  claim bigint,
  PRIMARY KEY (origin, login, endpoint)
);

CREATE TABLE claim (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  desk bigint NOT NULL REFERENCES desk,
  origin text NOT NULL,
  login text NOT NULL,
  endpoint text NOT NULL,
  token uuid NOT NULL,
  length interval NOT NULL,
  state text NOT NULL CHECK (state IN ('prepared', 'sending', 'done', 'refused', 'unknown')),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  FOREIGN KEY (origin, login, endpoint) REFERENCES cooldown
);
CREATE INDEX claim_open ON claim (desk) WHERE state IN ('prepared', 'sending');

-- The row of the feed is locked until the change is committed: numbers are in the order of commits and have no gaps,
-- so that whoever has read to a number has missed nothing before it.
CREATE FUNCTION _tell(kind text, what jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  number bigint;
BEGIN
  UPDATE feed SET last = last + 1 RETURNING last INTO number;
  INSERT INTO change (id, role, kind, what) VALUES (number, session_user, kind, what);
  PERFORM pg_notify(current_schema() || '_changes', number::text);
END
$$;

-- A desk of the caller that has been seen within 30 seconds; it is seen with everything that it does.
CREATE FUNCTION _see(desk_id bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM caller();
  UPDATE desk SET seen_at = clock_timestamp()
  WHERE id = desk_id AND role = session_user AND NOT is_lost
    AND seen_at > clock_timestamp() - interval '30 seconds';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the desk was lost' USING ERRCODE = 'UD002';
  END IF;
END
$$;

-- What a desk that was lost had prepared has not left. What it was sending is unknown, and counts from now. Locks are
-- taken in one order everywhere: desks, cooldowns, claims, the feed.
CREATE FUNCTION _end_lost() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  lost claim;
BEGIN
  PERFORM FROM cooldown JOIN claim ON claim.id = cooldown.claim JOIN desk ON desk.id = claim.desk
  WHERE is_lost AND state IN ('prepared', 'sending')
  ORDER BY cooldown.origin, cooldown.login, cooldown.endpoint FOR UPDATE OF cooldown;
  FOR lost IN
    SELECT claim.* FROM claim JOIN desk ON desk.id = claim.desk
    WHERE is_lost AND state IN ('prepared', 'sending') ORDER BY claim.id
  LOOP
    PERFORM _end(lost, CASE lost.state WHEN 'prepared' THEN 'refused' ELSE 'unknown' END, interval '0');
  END LOOP;
END
$$;

-- A refusal counts nothing at the server, unless it has asked to wait.
CREATE FUNCTION _end(ended claim, outcome text, wait interval) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  cool_until timestamptz := clock_timestamp() + CASE outcome WHEN 'refused' THEN wait ELSE ended.length END;
BEGIN
  UPDATE claim SET state = outcome, changed_at = clock_timestamp() WHERE id = ended.id;
  UPDATE cooldown SET until = CASE WHEN outcome = 'refused' AND wait = interval '0' THEN '-infinity' ELSE cool_until END
  WHERE claim = ended.id;
  PERFORM _tell('claim', jsonb_build_object(
    'desk', ended.desk, 'claim', ended.id, 'origin', ended.origin, 'login', ended.login, 'endpoint', ended.endpoint, 'state', outcome));
END
$$;

CREATE FUNCTION read_key() RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM caller();
  RETURN (SELECT key FROM team_key);
END
$$;

CREATE FUNCTION enter_desk(computer text, program text, version text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  entered bigint;
BEGIN
  PERFORM caller();
  INSERT INTO desk (role, computer, program, version) VALUES (session_user, computer, program, version)
  RETURNING id INTO entered;
  PERFORM _tell('desk', jsonb_build_object('desk', entered));
  RETURN entered;
END
$$;

-- Each desk that is here looks after those that are not. One that a clock which was set back has seen later than now is
-- seen now: else nobody would miss it before that time.
CREATE FUNCTION beat(desk_id bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
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
  IF FOUND THEN
    PERFORM _end_lost();
    PERFORM _tell('desk', '{}');
  END IF;
END
$$;

CREATE FUNCTION leave_desk(desk_id bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _see(desk_id);
  UPDATE desk SET is_lost = true WHERE id = desk_id;
  PERFORM _end_lost();
  PERFORM _tell('desk', jsonb_build_object('desk', desk_id));
END
$$;

CREATE FUNCTION list_desks() RETURNS TABLE (id bigint, name text, computer text, program text, version text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  RETURN QUERY
    SELECT desk.id, person.name, computer, program, version FROM desk JOIN person USING (role)
    WHERE NOT is_lost AND seen_at > clock_timestamp() - interval '30 seconds' ORDER BY desk.id;
END
$$;

CREATE FUNCTION hold_login(desk_id bigint, its_origin text, its_login text, its_endpoint text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _see(desk_id);
  INSERT INTO hold (origin, login, since, role, endpoint)
  VALUES (its_origin, its_login, clock_timestamp(), session_user, its_endpoint)
  ON CONFLICT (origin, login) DO NOTHING;
  IF FOUND THEN
    PERFORM _tell('hold', jsonb_build_object(
      'desk', desk_id, 'origin', its_origin, 'login', its_login, 'endpoint', its_endpoint));
  END IF;
END
$$;

CREATE FUNCTION release_login(desk_id bigint, its_origin text, its_login text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _see(desk_id);
  DELETE FROM hold WHERE origin = its_origin AND login = its_login;
  IF FOUND THEN
    PERFORM _tell('release', jsonb_build_object('desk', desk_id, 'origin', its_origin, 'login', its_login));
  END IF;
END
$$;

CREATE FUNCTION list_holds() RETURNS TABLE (origin text, login text, endpoint text, since timestamptz, name text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  RETURN QUERY
    SELECT origin, login, endpoint, since, person.name FROM hold JOIN person USING (role) ORDER BY origin, login;
END
$$;

-- The claim, or why there is none: on hold, somebody asks at the moment, or what is left of the wait. A desk that has not
-- heard the answer asks again with the same token, and gets the same claim.
CREATE FUNCTION claim_export(
  desk_id bigint, its_origin text, its_login text, its_endpoint text, length_ms int, its_token uuid
) RETURNS TABLE (claim bigint, standing text, holder text, left_ms bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
DECLARE
  cools cooldown;
  owner text;
  made bigint;
BEGIN
  PERFORM _see(desk_id);
  IF length_ms IS NULL OR length_ms NOT BETWEEN 1000 AND 86400000 THEN
    RAISE EXCEPTION 'no such cooldown' USING ERRCODE = '22023';
  END IF;
  INSERT INTO cooldown (origin, login, endpoint) VALUES (its_origin, its_login, its_endpoint)
  ON CONFLICT (origin, login, endpoint) DO NOTHING;
  SELECT * INTO cools FROM cooldown
  WHERE origin = its_origin AND login = its_login AND endpoint = its_endpoint FOR UPDATE;
  IF EXISTS (SELECT FROM hold WHERE origin = its_origin AND login = its_login) THEN
    RETURN QUERY SELECT NULL::bigint, 'held', NULL::text, NULL::bigint;
    RETURN;
  END IF;
  SELECT id INTO made FROM claim
  WHERE id = cools.claim AND state = 'prepared' AND desk = desk_id AND token = its_token;
  IF FOUND THEN
    RETURN QUERY SELECT made, 'claimed', NULL::text, NULL::bigint;
    RETURN;
  END IF;
  SELECT person.name INTO owner FROM claim JOIN desk ON desk.id = claim.desk JOIN person USING (role)
  WHERE claim.id = cools.claim AND state IN ('prepared', 'sending');
  IF FOUND THEN
    RETURN QUERY SELECT NULL::bigint, 'busy', owner, NULL::bigint;
    RETURN;
  END IF;
  IF cools.until > clock_timestamp() THEN
    RETURN QUERY SELECT NULL::bigint, 'cooling',
      (SELECT person.name FROM claim JOIN desk ON desk.id = claim.desk JOIN person USING (role) WHERE claim.id = cools.claim),
      ceil(extract(epoch FROM cools.until - clock_timestamp()) * 1000)::bigint;
    RETURN;
  END IF;
  INSERT INTO claim (desk, origin, login, endpoint, token, length, state)
  VALUES (desk_id, its_origin, its_login, its_endpoint, its_token, length_ms * interval '1 millisecond', 'prepared')
  RETURNING id INTO made;
  UPDATE cooldown SET claim = made WHERE origin = its_origin AND login = its_login AND endpoint = its_endpoint;
  RETURN QUERY SELECT made, 'claimed', NULL::text, NULL::bigint;
END
$$;

-- Committed before a byte leaves. Whoever has not heard the answer has sent nothing, and may ask again.
CREATE FUNCTION send_claim(claim_id bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  its_desk bigint;
  sent claim;
BEGIN
  SELECT desk INTO its_desk FROM claim WHERE id = claim_id;
  PERFORM _see(its_desk);
  SELECT * INTO sent FROM claim WHERE id = claim_id AND state IN ('prepared', 'sending') FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  IF sent.state = 'sending' THEN
    RETURN;
  END IF;
  UPDATE claim SET state = 'sending', changed_at = clock_timestamp() WHERE id = claim_id;
  PERFORM _tell('claim', jsonb_build_object(
    'desk', sent.desk, 'claim', sent.id, 'origin', sent.origin, 'login', sent.login, 'endpoint', sent.endpoint,
    'state', 'sending'));
END
$$;

-- A desk that was lost may still tell what came of what it was sending: it alone knows. A claim is ended once; the same
-- end may be told again.
CREATE FUNCTION end_claim(claim_id bigint, outcome text, wait_ms int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  ended claim;
BEGIN
  PERFORM caller();
  IF outcome NOT IN ('done', 'refused', 'unknown') OR wait_ms NOT BETWEEN 0 AND 86400000 THEN
    RAISE EXCEPTION 'no such outcome' USING ERRCODE = '22023';
  END IF;
  PERFORM FROM cooldown WHERE (origin, login, endpoint) = (
    SELECT claim.origin, claim.login, claim.endpoint FROM claim WHERE id = claim_id
  ) FOR UPDATE;
  SELECT claim.* INTO ended FROM claim JOIN desk ON desk.id = claim.desk
  WHERE claim.id = claim_id AND desk.role = session_user AND state IN ('prepared', 'sending', 'unknown')
  FOR UPDATE OF claim;
  IF NOT FOUND THEN
    PERFORM FROM claim JOIN desk ON desk.id = claim.desk
    WHERE claim.id = claim_id AND desk.role = session_user AND state = outcome;
    IF FOUND THEN
      RETURN;
    END IF;
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  PERFORM _end(ended, outcome, wait_ms * interval '1 millisecond');
END
$$;

-- What nobody may ask for now: what is being loaded, and by whom, and what is left of each wait.
CREATE FUNCTION list_cooldowns() RETURNS TABLE (
  origin text, login text, endpoint text, desk bigint, holder text, is_loading boolean, left_ms bigint
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  RETURN QUERY
    SELECT cooldown.origin, cooldown.login, cooldown.endpoint, claim.desk, person.name,
      state IN ('prepared', 'sending'),
      CASE WHEN state IN ('prepared', 'sending') THEN ceil(extract(epoch FROM length) * 1000)::bigint
           ELSE ceil(extract(epoch FROM until - clock_timestamp()) * 1000)::bigint END
    FROM cooldown JOIN claim ON claim.id = cooldown.claim JOIN desk ON desk.id = claim.desk JOIN person USING (role)
    WHERE state IN ('prepared', 'sending') OR until > clock_timestamp();
END
$$;

-- How far the feed has come; whoever enters begins there.
CREATE FUNCTION read_last() RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM caller();
  RETURN (SELECT last FROM feed);
END
$$;

CREATE FUNCTION read_changes(after bigint, at_most int) RETURNS TABLE (id bigint, name text, kind text, what jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  RETURN QUERY
    SELECT change.id, person.name, kind, what FROM change JOIN person USING (role)
    WHERE change.id > after ORDER BY change.id LIMIT least(at_most, 1000);
END
$$;
`,
}
