import type { TeamMigration } from './team-migration.ts'

/**
 * An export that nobody has heard the end of: its server may be at it for a minute, and counts from its end. Whoever was
 * killed, or has lost the answer, knows no better.
 */
export const unheard: TeamMigration = {
  version: 14,
  oldestDesk: 5,
  sql: `
CREATE OR REPLACE FUNCTION _end(ended claim, outcome text, wait interval) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  cool_until timestamptz := CASE outcome
    WHEN 'refused' THEN clock_timestamp() + wait
    WHEN 'unknown' THEN greatest(clock_timestamp(), ended.changed_at + interval '1 minute') + ended.length
    ELSE clock_timestamp() + ended.length
  END;
BEGIN
  UPDATE claim SET state = outcome, changed_at = clock_timestamp() WHERE id = ended.id;
  UPDATE cooldown SET until = CASE WHEN outcome = 'refused' AND wait = interval '0' THEN '-infinity' ELSE cool_until END
  WHERE claim = ended.id;
  PERFORM _tell('claim', jsonb_build_object(
    'desk', ended.desk, 'claim', ended.id, 'origin', ended.origin, 'login', ended.login, 'endpoint', ended.endpoint, 'state', outcome));
END
$$;
`,
}
