import type { TeamMigration } from './team-migration.ts'

/**
 * The key with which desks seal what the database must not read. It is in their keychains; here is what tells whether a
 * desk has the same one as the others.
 */
export const key: TeamMigration = {
  version: 6,
  oldestDesk: 5,
  sql: `
CREATE TABLE seal_key (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  print text NOT NULL CHECK (print ~ '^[0-9a-f]{64}$')
);

CREATE FUNCTION read_print() RETURNS TABLE (print text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  RETURN QUERY SELECT print FROM seal_key;
END
$$;

-- The first key that is offered is that of the team. Answers whose it is, for of two that are offered at once one counts.
CREATE FUNCTION offer_key(desk_id bigint, its_print text) RETURNS TABLE (print text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM _see(desk_id);
  INSERT INTO seal_key (print) VALUES (its_print) ON CONFLICT (is_only) DO NOTHING;
  IF FOUND THEN
    PERFORM _tell('key', '{}');
  END IF;
  RETURN QUERY SELECT print FROM seal_key;
END
$$;
`,
}
