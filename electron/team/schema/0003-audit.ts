import type { TeamMigration } from './team-migration.ts'

/**
 * Who did what, of all desks: one chain, in which each row has the hash of the one before. Whoever may write past the
 * functions can break it, and not without its being seen.
 */
export const audit: TeamMigration = {
  version: 3,
  oldestDesk: 2,
  sql: `
CREATE TABLE audit_head (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last bigint NOT NULL,
  hash text NOT NULL
);
INSERT INTO audit_head (last, hash) VALUES (0, '');

-- Names as they were then: a person may be invited again under another one.
CREATE TABLE audit (
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  role name NOT NULL REFERENCES person,
  name text NOT NULL,
  computer text NOT NULL,
  -- What the desk says that it did, with the time by its own clock.
  act jsonb NOT NULL,
  -- The hash of the act on the desk: it is told once, however often it is sent.
  token text NOT NULL CHECK (token ~ '^[0-9a-f]{64}$'),
  hash text NOT NULL,
  UNIQUE (role, token)
);

CREATE FUNCTION _hash_audit(previous text, hashed audit) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    previous, hashed.id, (extract(epoch FROM hashed.at) * 1000000)::bigint, hashed.role, hashed.name, hashed.computer,
    hashed.act, hashed.token)::text, 'UTF8')), 'hex')
$$;

CREATE FUNCTION _keep_audit() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'the audit is only added to' USING ERRCODE = '42501';
END
$$;
CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
EXECUTE FUNCTION _keep_audit();

-- The row of the head is locked until all is committed: of desks that write at once each goes on where another ended.
CREATE FUNCTION append_audit(desk_id bigint, acts jsonb) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  head audit_head;
  told jsonb;
  added audit;
  before bigint;
BEGIN
  PERFORM _see(desk_id);
  IF jsonb_typeof(acts) IS DISTINCT FROM 'array' OR jsonb_array_length(acts) > 1000 THEN
    RAISE EXCEPTION 'no such acts' USING ERRCODE = '22023';
  END IF;
  SELECT * INTO head FROM audit_head FOR UPDATE;
  before := head.last;
  SELECT person.name, desk.computer INTO added.name, added.computer FROM desk JOIN person USING (role) WHERE desk.id = desk_id;
  added.role := session_user;
  FOR told IN SELECT value FROM jsonb_array_elements(acts) LOOP
    IF jsonb_typeof(told) <> 'object' OR length(told::text) > 20000 OR jsonb_typeof(told -> 'hash') IS DISTINCT FROM 'string' THEN
      RAISE EXCEPTION 'no such act' USING ERRCODE = '22023';
    END IF;
    added.token := told ->> 'hash';
    CONTINUE WHEN EXISTS (SELECT FROM audit WHERE audit.role = session_user AND audit.token = added.token);
    added.id := head.last + 1;
    added.at := clock_timestamp();
    added.act := told;
    added.hash := _hash_audit(head.hash, added);
    INSERT INTO audit SELECT added.*;
    head.last := added.id;
    head.hash := added.hash;
  END LOOP;
  IF head.last > before THEN
    UPDATE audit_head SET last = head.last, hash = head.hash;
    PERFORM _tell('audit', jsonb_build_object('last', head.last));
  END IF;
  RETURN head.last;
END
$$;

CREATE FUNCTION read_audit(after bigint, at_most int) RETURNS TABLE (
  id bigint, at_ms bigint, name text, computer text, is_own boolean, act jsonb, hash text
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  RETURN QUERY
    SELECT audit.id, (extract(epoch FROM audit.at) * 1000)::bigint, audit.name, audit.computer, audit.role = session_user,
      audit.act, audit.hash
    FROM audit WHERE audit.id > after ORDER BY audit.id LIMIT least(at_most, 1000);
END
$$;
`,
}
