import type { TeamMigration } from './team-migration.ts'

/**
 * Everybody reads what is being loaded and what cools down, so that nobody makes that longer than exports there are. What
 * a desk has loaded without the team counts for all as soon as the desk is back.
 */
export const openClaims: TeamMigration = {
  version: 12,
  oldestDesk: 5,
  sql: `
-- No cooldown is longer than a day: those of desks of before are over.
CREATE FUNCTION _require_room() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  IF (
    SELECT count(*) FROM desk JOIN claim ON claim.desk = desk.id JOIN cooldown ON cooldown.claim = claim.id
    WHERE desk.role = session_user AND desk.seen_at > clock_timestamp() - interval '2 days'
      AND (state IN ('prepared', 'sending') OR until > clock_timestamp())
  ) >= 1000 THEN
    RAISE EXCEPTION 'no room' USING ERRCODE = '54000';
  END IF;
END
$$;

ALTER FUNCTION claim_export(bigint, text, text, text, int, uuid) RENAME TO _claim_export;
CREATE FUNCTION claim_export(
  desk_id bigint, its_origin text, its_login text, its_endpoint text, length_ms int, its_token uuid
) RETURNS TABLE (claim bigint, standing text, holder text, left_ms bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_room();
  RETURN QUERY
    SELECT * FROM _claim_export(desk_id, its_origin, its_login, its_endpoint, length_ms, its_token);
END
$$;

-- An export that a desk has loaded while it could ask nobody, with what is left of its cooldown. Of one that somebody loads
-- at the moment the end counts.
CREATE FUNCTION know_export(desk_id bigint, its_origin text, its_login text, its_endpoint text, left_ms int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  cools cooldown;
  made bigint;
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_room();
  IF left_ms IS NULL OR left_ms NOT BETWEEN 1 AND 86400000 THEN
    RAISE EXCEPTION 'no such cooldown' USING ERRCODE = '22023';
  END IF;
  INSERT INTO cooldown (origin, login, endpoint) VALUES (its_origin, its_login, its_endpoint)
  ON CONFLICT (origin, login, endpoint) DO NOTHING;
  SELECT * INTO cools FROM cooldown
  WHERE origin = its_origin AND login = its_login AND endpoint = its_endpoint FOR UPDATE;
  IF cools.until >= clock_timestamp() + left_ms * interval '1 millisecond'
    OR EXISTS (SELECT FROM claim WHERE id = cools.claim AND state IN ('prepared', 'sending')) THEN
    RETURN;
  END IF;
  INSERT INTO claim (desk, origin, login, endpoint, token, length, state)
  VALUES (desk_id, its_origin, its_login, its_endpoint, gen_random_uuid(), left_ms * interval '1 millisecond', 'done')
  RETURNING id INTO made;
  UPDATE cooldown SET claim = made, until = clock_timestamp() + left_ms * interval '1 millisecond'
  WHERE origin = its_origin AND login = its_login AND endpoint = its_endpoint;
  PERFORM _tell('claim', jsonb_build_object(
    'desk', desk_id, 'claim', made, 'origin', its_origin, 'login', its_login, 'endpoint', its_endpoint, 'state', 'done'));
END
$$;
`,
}
