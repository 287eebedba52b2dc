import type { TeamMigration } from './team-migration.ts'

/**
 * What leaves once for the whole team: payments, leads, pictures, and the prices of a project. A subject is a digest with
 * the key of the team, so that nothing of a payer or a lead is in the database.
 */
export const sendings: TeamMigration = {
  version: 4,
  // One that knows of no claims would send what another one has claimed.
  oldestDesk: 4,
  sql: `
CREATE TABLE sending (
  kind text NOT NULL CHECK (kind IN ('payment', 'lead', 'typedLead', 'picture', 'prices')),
  origin text NOT NULL CHECK (length(origin) <= 300),
  subject text NOT NULL CHECK (subject ~ '^[0-9a-f]{64}$'),
  -- Another one for each time that it is claimed: what a desk remembers of an earlier time changes nothing.
  id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  desk bigint NOT NULL REFERENCES desk,
  token uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('prepared', 'sending', 'done', 'refused', 'unknown')),
  -- What a person says who has looked. It counts until the CRM says that it is there, or somebody claims it again.
  said text CHECK (said IN ('done', 'refused')),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (kind, origin, subject)
);
CREATE INDEX sending_open ON sending (desk) WHERE state IN ('prepared', 'sending');

-- What others may go by.
CREATE FUNCTION _standing(state text, said text) RETURNS text
LANGUAGE sql IMMUTABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT CASE
    WHEN state = 'done' OR said = 'done' THEN 'done'
    WHEN state IN ('prepared', 'sending') THEN 'busy'
    ELSE coalesce(said, state)
  END
$$;

CREATE FUNCTION _move(moved sending, outcome text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  UPDATE sending SET state = outcome, changed_at = clock_timestamp() WHERE id = moved.id;
  PERFORM _tell('sending', jsonb_build_object(
    'kind', moved.kind, 'origin', moved.origin, 'subject', moved.subject, 'state', outcome));
END
$$;

-- What a lost desk had prepared has not left; what it was sending is unknown, and nobody else sends it. Locks are taken
-- in one order everywhere: desks, sendings, cooldowns, claims, the feed.
ALTER FUNCTION _end_lost() RENAME TO _end_lost_claims;
CREATE FUNCTION _end_lost() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  lost sending;
BEGIN
  PERFORM FROM sending JOIN desk ON desk.id = sending.desk
  WHERE is_lost AND state IN ('prepared', 'sending')
  ORDER BY sending.kind, sending.origin, sending.subject FOR UPDATE OF sending;
  PERFORM _end_lost_claims();
  FOR lost IN
    SELECT sending.* FROM sending JOIN desk ON desk.id = sending.desk
    WHERE is_lost AND state IN ('prepared', 'sending') ORDER BY sending.id
  LOOP
    PERFORM _move(lost, CASE lost.state WHEN 'prepared' THEN 'refused' ELSE 'unknown' END);
  END LOOP;
END
$$;

-- The claim, or why there is none: somebody is at it, it is done, or nobody knows what became of it. What was refused may
-- be sent again. Prices of a project as well when those before are done, or when what was unknown can arrive no more:
-- what has become of them stands in the CRM. A lead that somebody has typed after a day: a person who calls once more says
-- the same. A desk that has not heard the answer asks again with the same token, and
-- gets the same claim.
CREATE FUNCTION claim_sending(
  desk_id bigint, its_kind text, its_origin text, its_subject text, its_token uuid
) RETURNS TABLE (claim bigint, standing text, holder text, since timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
DECLARE
  known sending;
  stands text;
  made bigint;
BEGIN
  PERFORM _see(desk_id);
  INSERT INTO sending (kind, origin, subject, desk, token, state)
  VALUES (its_kind, its_origin, its_subject, desk_id, its_token, 'prepared')
  ON CONFLICT (kind, origin, subject) DO NOTHING RETURNING id INTO made;
  IF made IS NOT NULL THEN
    RETURN QUERY SELECT made, 'claimed', NULL::text, NULL::timestamptz;
    RETURN;
  END IF;
  SELECT * INTO known FROM sending
  WHERE kind = its_kind AND origin = its_origin AND subject = its_subject FOR UPDATE;
  stands := _standing(known.state, known.said);
  IF stands = 'busy' AND known.state = 'prepared' AND known.desk = desk_id AND known.token = its_token THEN
    RETURN QUERY SELECT known.id, 'claimed', NULL::text, NULL::timestamptz;
    RETURN;
  END IF;
  IF stands = 'refused'
    OR known.kind = 'prices' AND stands = 'done'
    OR known.kind = 'prices' AND stands = 'unknown' AND known.changed_at < clock_timestamp() - interval '6 minutes'
    OR known.kind = 'typedLead' AND stands <> 'busy' AND known.changed_at < clock_timestamp() - interval '1 day'
  THEN
    UPDATE sending
    SET id = DEFAULT, desk = desk_id, token = its_token, state = 'prepared', said = NULL, changed_at = clock_timestamp()
    WHERE id = known.id RETURNING id INTO made;
    RETURN QUERY SELECT made, 'claimed', NULL::text, NULL::timestamptz;
    RETURN;
  END IF;
  RETURN QUERY SELECT NULL::bigint, stands,
    (SELECT person.name FROM desk JOIN person USING (role) WHERE desk.id = known.desk), known.changed_at;
END
$$;

-- Committed before a byte leaves. Whoever has not heard the answer has sent nothing, and may ask again. What a person
-- has booked meanwhile does not leave.
CREATE FUNCTION send_sending(claim_id bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  its_desk bigint;
BEGIN
  SELECT desk INTO its_desk FROM sending WHERE id = claim_id;
  PERFORM _see(its_desk);
  UPDATE sending SET state = 'sending', changed_at = clock_timestamp()
  WHERE id = claim_id AND state IN ('prepared', 'sending') AND said IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
END
$$;

-- A desk that was lost may still tell what came of what it was sending. The same end may be told again, and what a person
-- has not found may have arrived after all. The token tells a claim from one that a database has given its number to
-- after it was restored.
CREATE FUNCTION end_sending(claim_id bigint, its_token uuid, outcome text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  ended sending;
BEGIN
  PERFORM caller();
  IF outcome IS NULL OR outcome NOT IN ('done', 'refused', 'unknown') THEN
    RAISE EXCEPTION 'no such outcome' USING ERRCODE = '22023';
  END IF;
  SELECT sending.* INTO ended FROM sending JOIN desk ON desk.id = sending.desk
  WHERE sending.id = claim_id AND token = its_token AND desk.role = session_user FOR UPDATE OF sending;
  IF NOT FOUND OR ended.state = 'done' AND outcome <> 'done' OR ended.state = 'refused' AND outcome = 'unknown' THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  IF ended.state <> outcome THEN
    PERFORM _move(ended, outcome);
  END IF;
END
$$;

-- A person says what became of something, or takes back what was said: any of the team may, also of what was sent before
-- there was a team. That the CRM itself has said that it is there nobody takes back. What is on its way is there as
-- soon as somebody has booked it by hand, and not before; what a person has only taken back is as unknown as it was,
-- and to a desk that may have sent it 'unknown'. That it is there is said otherwise by whoever takes it back first: one
-- who has not heard of it may have looked too early.
CREATE FUNCTION settle_sending(
  desk_id bigint, its_kind text, its_origin text, its_subject text, outcome text
) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  known sending;
BEGIN
  PERFORM _see(desk_id);
  IF outcome IS NULL OR outcome NOT IN ('done', 'refused', 'unknown', 'takenBack') THEN
    RAISE EXCEPTION 'no such outcome' USING ERRCODE = '22023';
  END IF;
  INSERT INTO sending (kind, origin, subject, desk, token, state)
  VALUES (its_kind, its_origin, its_subject, desk_id, gen_random_uuid(), 'refused')
  ON CONFLICT (kind, origin, subject) DO NOTHING;
  SELECT * INTO known FROM sending
  WHERE kind = its_kind AND origin = its_origin AND subject = its_subject FOR UPDATE;
  IF known.state = 'done' THEN
    IF outcome = 'done' THEN
      RETURN;
    END IF;
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  ELSIF outcome = 'done' THEN
    known.said := 'done';
  ELSIF outcome = 'refused' AND (known.said = 'done' OR known.state IN ('prepared', 'sending'))
    OR outcome = 'unknown' AND known.said IS NULL AND known.state = 'sending' THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  ELSE
    known.said := CASE WHEN outcome = 'refused' AND known.state = 'unknown' THEN 'refused' END;
    IF outcome = 'unknown' AND known.state IN ('prepared', 'refused') THEN
      known.state := 'unknown';
      -- What somebody remembers of it changes nothing.
      known.token := gen_random_uuid();
    END IF;
  END IF;
  UPDATE sending SET state = known.state, said = known.said, token = known.token, changed_at = clock_timestamp()
  WHERE id = known.id;
  PERFORM _tell('sending', jsonb_build_object(
    'kind', its_kind, 'origin', its_origin, 'subject', its_subject, 'state', _standing(known.state, known.said)));
END
$$;

-- What a desk knows of its own, told when it comes: of the time before it was of the team, and of what a database that was
-- restored has forgotten. What the CRM has said is true; what nobody knows is known no better by a refusal of before;
-- and what a person has said there is told of what the team has never heard of.
CREATE FUNCTION know_sendings(desk_id bigint, its_kind text, its_origin text, told jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  its_subject text;
  outcome text;
BEGIN
  PERFORM _see(desk_id);
  IF jsonb_typeof(told) IS DISTINCT FROM 'object' OR length(told::text) > 200000 OR EXISTS (
    SELECT FROM jsonb_each_text(told) WHERE coalesce(value, '') NOT IN ('done', 'unknown', 'booked')
  ) THEN
    RAISE EXCEPTION 'no such outcome' USING ERRCODE = '22023';
  END IF;
  -- One after another, each found by its key: of all at once the database may compare each with every row.
  FOR its_subject, outcome IN SELECT key, value FROM jsonb_each_text(told) ORDER BY key LOOP
    INSERT INTO sending (kind, origin, subject, desk, token, state, said)
    VALUES (its_kind, its_origin, its_subject, desk_id, gen_random_uuid(),
      CASE outcome WHEN 'booked' THEN 'refused' ELSE outcome END, CASE outcome WHEN 'booked' THEN 'done' END)
    ON CONFLICT (kind, origin, subject) DO NOTHING;
    CONTINUE WHEN FOUND;
    UPDATE sending SET state = outcome, token = gen_random_uuid(), changed_at = clock_timestamp()
    WHERE kind = its_kind AND origin = its_origin AND subject = its_subject AND (
      outcome = 'done' AND state <> 'done' OR outcome = 'unknown' AND state = 'refused' AND said IS NULL
    );
  END LOOP;
END
$$;
`,
}
