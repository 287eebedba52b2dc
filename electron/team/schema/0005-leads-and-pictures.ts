import type { TeamMigration } from './team-migration.ts'

/**
 * Leads and pictures are claimed as payments are. A lead that somebody has typed may be sent again after a day: a person
 * who calls once more says the same.
 */
export const leadsAndPictures: TeamMigration = {
  version: 5,
  // One that claims payments and prices alone would send the lead that another one has sent.
  oldestDesk: 5,
  sql: `
ALTER TABLE sending DROP CONSTRAINT sending_kind_check;
ALTER TABLE sending ADD CONSTRAINT sending_kind_check
  CHECK (kind IN ('payment', 'lead', 'typedLead', 'picture', 'prices'));

CREATE OR REPLACE FUNCTION claim_sending(
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
`,
}
