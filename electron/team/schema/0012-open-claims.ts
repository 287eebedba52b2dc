import type { TeamMigration } from './team-migration.ts'

/** Everybody reads what is being loaded and what cools down, so that nobody makes that longer than exports there are. */
export const openClaims: TeamMigration = {
  version: 12,
  oldestDesk: 5,
  sql: `
ALTER FUNCTION claim_export(bigint, text, text, text, int, uuid) RENAME TO _claim_export;
CREATE FUNCTION claim_export(
  desk_id bigint, its_origin text, its_login text, its_endpoint text, length_ms int, its_token uuid
) RETURNS TABLE (claim bigint, standing text, holder text, left_ms bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM _see(desk_id);
  -- No cooldown is longer than a day: those of desks of before are over.
  IF (
    SELECT count(*) FROM desk JOIN claim ON claim.desk = desk.id JOIN cooldown ON cooldown.claim = claim.id
    WHERE desk.role = session_user AND desk.seen_at > clock_timestamp() - interval '2 days'
      AND (state IN ('prepared', 'sending') OR until > clock_timestamp())
  ) >= 1000 THEN
    RAISE EXCEPTION 'no room' USING ERRCODE = '54000';
  END IF;
  RETURN QUERY
    SELECT * FROM _claim_export(desk_id, its_origin, its_login, its_endpoint, length_ms, its_token);
END
$$;
`,
}
