import type { TeamMigration } from './team-migration.ts'

/**
 * A claim costs the same after years: whether there is room is counted among what is open, not among all that was loaded.
 * It waits for no disk: what a crash of the database forgets has not left, because send_claim waits.
 */
export const shortClaims: TeamMigration = {
  version: 15,
  oldestDesk: 5,
  sql: `
CREATE OR REPLACE FUNCTION _require_room() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  IF (
    SELECT count(*) FROM claim JOIN desk ON desk.id = claim.desk
    WHERE role = session_user AND state IN ('prepared', 'sending')
  ) + (
    SELECT count(*) FROM cooldown JOIN claim ON claim.id = cooldown.claim JOIN desk ON desk.id = claim.desk
    WHERE until > statement_timestamp() AND role = session_user AND state NOT IN ('prepared', 'sending')
  ) >= 1000 THEN
    RAISE EXCEPTION 'no room' USING ERRCODE = '54000';
  END IF;
END
$$;

-- What _claim_export did is done here, so that a desk is seen once.
DROP FUNCTION _claim_export(bigint, text, text, text, int, uuid);
CREATE OR REPLACE FUNCTION claim_export(
  desk_id bigint, its_origin text, its_login text, its_endpoint text, length_ms int, its_token uuid
) RETURNS TABLE (claim bigint, standing text, holder text, left_ms bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
DECLARE
  cools cooldown;
  last claim;
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
  SELECT * INTO last FROM claim WHERE id = cools.claim;
  IF last.state = 'prepared' AND last.desk = desk_id AND last.token = its_token THEN
    RETURN QUERY SELECT last.id, 'claimed', NULL::text, NULL::bigint;
    RETURN;
  END IF;
  IF last.state IN ('prepared', 'sending') OR cools.until > clock_timestamp() THEN
    SELECT person.name INTO owner FROM desk JOIN person USING (role) WHERE desk.id = last.desk;
    RETURN QUERY SELECT NULL::bigint,
      CASE WHEN last.state IN ('prepared', 'sending') THEN 'busy' ELSE 'cooling' END, owner,
      CASE WHEN last.state IN ('prepared', 'sending') THEN NULL
        ELSE ceil(extract(epoch FROM cools.until - clock_timestamp()) * 1000)::bigint END;
    RETURN;
  END IF;
  PERFORM _require_room();
  PERFORM set_config('synchronous_commit', 'off', true);
  INSERT INTO claim (desk, origin, login, endpoint, token, length, state)
  VALUES (desk_id, its_origin, its_login, its_endpoint, its_token, length_ms * interval '1 millisecond', 'prepared')
  RETURNING id INTO made;
  UPDATE cooldown SET claim = made WHERE origin = its_origin AND login = its_login AND endpoint = its_endpoint;
  RETURN QUERY SELECT made, 'claimed', NULL::text, NULL::bigint;
END
$$;
`,
}
