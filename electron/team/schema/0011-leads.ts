import type { TeamMigration } from './team-migration.ts'

/**
 * The list of leads that the CRM has shown one desk last, sealed for the others. Which desk asks is a claim like that of an
 * export, under a name that no export has. A person who was deleted is in no list from then on.
 */
export const leads: TeamMigration = {
  version: 11,
  oldestDesk: 5,
  sql: `
CREATE TABLE lead_list (
  claim bigint PRIMARY KEY REFERENCES claim,
  origin text NOT NULL,
  login text NOT NULL,
  print text NOT NULL CHECK (print ~ '^[0-9a-f]{64}$'),
  role name NOT NULL REFERENCES person,
  parts int NOT NULL CHECK (parts BETWEEN 1 AND 64),
  is_whole boolean NOT NULL DEFAULT false,
  asked_at timestamptz NOT NULL,
  shared_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE lead_part (
  claim bigint NOT NULL REFERENCES lead_list ON DELETE CASCADE,
  number int NOT NULL CHECK (number >= 0),
  sealed bytea NOT NULL CHECK (octet_length(sealed) BETWEEN 1 AND 65536),
  PRIMARY KEY (claim, number)
);
ALTER TABLE lead_part ALTER COLUMN sealed SET STORAGE EXTERNAL;

-- Digests of the numbers of leads whose persons somebody has deleted, for as long as the CRM may list them and a list may
-- be kept.
CREATE TABLE lead_forgotten (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  origin text NOT NULL CHECK (length(origin) <= 300),
  subject text NOT NULL CHECK (subject ~ '^[0-9a-f]{64}$'),
  until timestamptz NOT NULL,
  role name NOT NULL REFERENCES person,
  UNIQUE (origin, subject)
);

ALTER TABLE lead_list ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON lead_list USING ('leads' = ANY ((SELECT _areas())::text[]));
ALTER TABLE lead_part ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON lead_part USING ('leads' = ANY ((SELECT _areas())::text[]));
ALTER TABLE lead_forgotten ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON lead_forgotten USING ('leads' = ANY ((SELECT _areas())::text[]));

CREATE FUNCTION _sweep_leads() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  DELETE FROM lead_list
  WHERE asked_at < clock_timestamp() - interval '7 days'
    OR NOT is_whole AND asked_at < clock_timestamp() - interval '10 minutes';
  DELETE FROM lead_forgotten WHERE until < clock_timestamp();
END
$$;

-- What is to be left out of a list that is to be shared, with numbers of which the last one is told with the list.
CREATE FUNCTION list_forgotten_leads(its_origin text) RETURNS TABLE (id bigint, subject text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  PERFORM _require_area('leads');
  RETURN QUERY SELECT id, subject FROM lead_forgotten WHERE origin = its_origin AND until > clock_timestamp() ORDER BY id;
END
$$;

-- Parts in their order, from whoever asks the CRM at the moment. With the last one others see the list instead of the one
-- before it, unless a person was deleted since the list was looked through for those.
CREATE FUNCTION share_leads(
  desk_id bigint, claim_id bigint, its_print text, known_forgotten bigint, its_parts int, its_number int, its_sealed bytea
) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  asking claim;
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('leads');
  SELECT * INTO asking FROM claim
  WHERE id = claim_id AND desk = desk_id AND endpoint = 'leads' AND state = 'sending' FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  -- Also what keeps this and a deletion one after the other.
  PERFORM FROM seal_key WHERE print = its_print FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'another key' USING ERRCODE = 'UD006';
  END IF;
  IF its_number = 0 THEN
    PERFORM _sweep_leads();
    INSERT INTO lead_list (claim, origin, login, print, role, parts, asked_at)
    VALUES (claim_id, asking.origin, asking.login, its_print, session_user, its_parts, asking.changed_at);
    -- Of more logins nobody asks.
    IF (SELECT count(*) FROM lead_list WHERE role = session_user) > 50 THEN
      RAISE EXCEPTION 'no room' USING ERRCODE = '54000';
    END IF;
  END IF;
  INSERT INTO lead_part (claim, number, sealed)
  SELECT claim_id, its_number, its_sealed FROM lead_list
  WHERE claim = claim_id AND NOT is_whole AND its_number < parts;
  IF NOT FOUND OR EXISTS (SELECT FROM lead_forgotten WHERE origin = asking.origin AND id > known_forgotten) THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  UPDATE lead_list SET is_whole = true, shared_at = clock_timestamp()
  WHERE claim = claim_id AND parts = (SELECT count(*) FROM lead_part WHERE lead_part.claim = claim_id);
  IF FOUND THEN
    DELETE FROM lead_list WHERE origin = asking.origin AND login = asking.login AND claim <> claim_id;
    PERFORM _tell('leads', '{}', 'leads');
  END IF;
END
$$;

-- Somebody has deleted persons: no list that has them stays, also none that is on its way. The next one comes without them.
CREATE FUNCTION forget_leads(desk_id bigint, its_origin text, subjects text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('leads');
  PERFORM FROM seal_key FOR UPDATE;
  -- Who was forgotten long ago gets a new number, which nobody has been told.
  PERFORM _sweep_leads();
  INSERT INTO lead_forgotten (origin, subject, until, role)
  SELECT its_origin, subject, clock_timestamp() + interval '14 days', session_user FROM unnest(subjects) AS subject
  ON CONFLICT (origin, subject) DO UPDATE SET until = excluded.until;
  IF (SELECT count(*) FROM lead_forgotten WHERE role = session_user) > 20000 THEN
    RAISE EXCEPTION 'no room' USING ERRCODE = '54000';
  END IF;
  DELETE FROM lead_list WHERE origin = its_origin;
END
$$;

CREATE FUNCTION list_leads(its_print text) RETURNS TABLE (
  claim bigint, origin text, login text, holder text, parts int, asked_ms bigint, shared_ms bigint
)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  PERFORM _require_area('leads');
  PERFORM _sweep_leads();
  RETURN QUERY
    SELECT claim, origin, login, person.name, parts,
      greatest(0, extract(epoch FROM clock_timestamp() - asked_at) * 1000)::bigint,
      greatest(0, extract(epoch FROM clock_timestamp() - shared_at) * 1000)::bigint
    FROM lead_list JOIN person USING (role)
    WHERE print = its_print AND is_whole AND role <> session_user ORDER BY claim;
END
$$;

CREATE FUNCTION read_leads(claim_id bigint, its_number int) RETURNS TABLE (sealed bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  PERFORM _require_area('leads');
  RETURN QUERY
    SELECT sealed FROM lead_part JOIN lead_list USING (claim)
    WHERE claim = claim_id AND number = its_number AND is_whole;
END
$$;

-- Exports alone: nobody waits for a list of leads.
CREATE OR REPLACE FUNCTION list_cooldowns() RETURNS TABLE (
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
    WHERE cooldown.endpoint <> 'leads' AND (state IN ('prepared', 'sending') OR until > clock_timestamp());
END
$$;
`,
}
