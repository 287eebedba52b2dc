import type { TeamMigration } from './team-migration.ts'

/**
 * Drafts that a team works on: their prices by the units of the CRM, and who edits each at the moment. Every step of a
 * person is one call, one row of the feed, and has the next number of its draft. Prices name nobody.
 */
export const drafts: TeamMigration = {
  version: 9,
  oldestDesk: 5,
  sql: `
CREATE TABLE draft (
  id uuid PRIMARY KEY,
  origin text NOT NULL CHECK (length(origin) BETWEEN 1 AND 300),
  project bigint NOT NULL CHECK (project > 0),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- Who has shared it.
  role name NOT NULL REFERENCES person,
  revision bigint NOT NULL DEFAULT 0,
  -- The desk that edits it, as long as it is here and nobody has waited for the end of its time.
  editor bigint REFERENCES desk,
  until timestamptz NOT NULL DEFAULT '-infinity',
  -- The desk that wants to be the next.
  asker bigint REFERENCES desk,
  is_put_away boolean NOT NULL DEFAULT false,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE draft_step (
  draft uuid NOT NULL REFERENCES draft,
  revision bigint NOT NULL,
  -- Chosen by the desk: it knows by it what it has written and not heard of, and what a restored database has forgotten.
  token uuid NOT NULL,
  role name NOT NULL REFERENCES person,
  label jsonb NOT NULL CHECK (jsonb_typeof(label) = 'object' AND length(label::text) <= 2000),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (draft, revision)
);

-- What the newest steps have left: of each unit the last price, or null where it was taken out. Written by steps alone,
-- which is why nothing refers to them: ten thousand would be looked up one after another.
CREATE TABLE draft_cell (
  draft uuid NOT NULL,
  unit bigint NOT NULL CHECK (unit BETWEEN 1 AND 9007199254740991),
  revision bigint NOT NULL,
  net bigint CHECK (abs(net) <= 9007199254740991),
  gross bigint CHECK (abs(gross) <= 9007199254740991),
  typed text CHECK (typed IN ('net', 'gross', 'both')),
  base_net bigint CHECK (abs(base_net) <= 9007199254740991),
  base_gross bigint CHECK (abs(base_gross) <= 9007199254740991),
  PRIMARY KEY (draft, unit),
  CHECK ((net IS NULL) = (gross IS NULL) AND (net IS NULL) = (typed IS NULL)),
  CHECK (net IS NOT NULL OR base_net IS NULL AND base_gross IS NULL)
);
CREATE INDEX draft_cell_by_step ON draft_cell (draft, revision);

ALTER TABLE draft ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON draft USING ('prices' = ANY ((SELECT _areas())::text[]));
ALTER TABLE draft_step ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON draft_step USING ('prices' = ANY ((SELECT _areas())::text[]));
ALTER TABLE draft_cell ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON draft_cell USING ('prices' = ANY ((SELECT _areas())::text[]));

CREATE FUNCTION _is_here(desk_id bigint) RETURNS boolean
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM desk WHERE id = desk_id AND NOT is_lost AND seen_at > clock_timestamp() - interval '30 seconds'
  )
$$;

-- The desk that others have to wait for; null where there is none. A time that a clock which was set back has left far
-- ahead is over.
CREATE FUNCTION _editor(edited draft) RETURNS bigint
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT edited.editor
  WHERE edited.until > clock_timestamp() AND edited.until <= clock_timestamp() + interval '2 minutes'
    AND _is_here(edited.editor)
$$;

-- A person who comes again is who they were, under another number: each has one computer.
CREATE FUNCTION _is_own(desk_id bigint) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT EXISTS (SELECT FROM desk WHERE id = desk_id AND role = session_user)
$$;

-- Whether the caller has to wait for somebody else.
CREATE FUNCTION _is_taken(edited draft) RETURNS boolean
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT _editor(edited) IS NOT NULL AND NOT _is_own(edited.editor)
$$;

CREATE FUNCTION _tell_draft(draft_id uuid, desk_id bigint) RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT _tell('draft', jsonb_build_object('draft', draft_id, 'desk', desk_id), 'prices')
$$;

-- Locked until all is committed. Locks are taken in one order: desks, drafts, the feed.
CREATE FUNCTION _lock_draft(desk_id bigint, draft_id uuid) RETURNS draft
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  locked draft;
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('prices');
  SELECT * INTO locked FROM draft WHERE id = draft_id FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such draft' USING ERRCODE = 'UD005';
  END IF;
  RETURN locked;
END
$$;

-- The desk edits it from now on, for as long as it goes on: two minutes after each act, and a few seconds where another
-- one waits for it.
CREATE FUNCTION _edit(edited draft, desk_id bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  waiting bigint := CASE WHEN _is_here(edited.asker) AND NOT _is_own(edited.asker) THEN edited.asker END;
BEGIN
  UPDATE draft SET editor = desk_id, asker = waiting,
    until = clock_timestamp() + CASE WHEN waiting IS NULL THEN interval '2 minutes' ELSE interval '20 seconds' END
  WHERE id = edited.id;
END
$$;

-- Whoever shares a draft twice, or has not heard the answer, has shared it once.
CREATE FUNCTION share_draft(desk_id bigint, draft_id uuid, its_origin text, its_project bigint, its_name text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('prices');
  INSERT INTO draft (id, origin, project, name, role, editor, until)
  VALUES (draft_id, its_origin, its_project, its_name, session_user, desk_id, clock_timestamp() + interval '2 minutes')
  ON CONFLICT (id) DO NOTHING;
  IF FOUND THEN
    -- Everybody reads all of them: nobody makes so many that the others read nothing else.
    IF (SELECT count(*) FROM draft WHERE role = session_user) > 1000 THEN
      RAISE EXCEPTION 'no room' USING ERRCODE = '54000';
    END IF;
    PERFORM _tell_draft(draft_id, desk_id);
  END IF;
END
$$;

-- Whether the desk edits the draft from now on, and how far the draft has come.
CREATE FUNCTION take_draft(desk_id bigint, draft_id uuid) RETURNS TABLE (standing text, revision bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  taken draft := _lock_draft(desk_id, draft_id);
BEGIN
  IF _is_taken(taken) THEN
    RETURN QUERY SELECT 'locked', taken.revision;
    RETURN;
  END IF;
  PERFORM _edit(taken, desk_id);
  IF taken.editor IS DISTINCT FROM desk_id THEN
    PERFORM _tell_draft(draft_id, desk_id);
  END IF;
  RETURN QUERY SELECT 'mine', taken.revision;
END
$$;

-- Whoever edits it is told, and goes on for as long as they do: the others have it when nothing came for some seconds.
CREATE FUNCTION ask_draft(desk_id bigint, draft_id uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  asked draft := _lock_draft(desk_id, draft_id);
BEGIN
  IF NOT _is_taken(asked) OR _is_here(asked.asker) THEN
    RETURN;
  END IF;
  UPDATE draft SET asker = desk_id, until = least(until, clock_timestamp() + interval '20 seconds') WHERE id = draft_id;
  PERFORM _tell_draft(draft_id, desk_id);
END
$$;

-- Given to whoever has asked for it, else to whoever comes next.
CREATE FUNCTION give_draft(desk_id bigint, draft_id uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  given draft := _lock_draft(desk_id, draft_id);
BEGIN
  IF given.editor IS NULL OR NOT _is_own(given.editor) THEN
    RETURN;
  END IF;
  IF _is_here(given.asker) THEN
    UPDATE draft SET editor = given.asker, asker = NULL, until = clock_timestamp() + interval '2 minutes' WHERE id = draft_id;
  ELSE
    UPDATE draft SET editor = NULL, asker = NULL, until = '-infinity' WHERE id = draft_id;
  END IF;
  PERFORM _tell_draft(draft_id, desk_id);
END
$$;

-- One step of whoever edits the draft and knows all of it. A desk that has not heard the answer asks again with its token.
CREATE FUNCTION write_draft_step(
  desk_id bigint, draft_id uuid, known bigint, its_token uuid, its_label jsonb,
  units bigint[], nets bigint[], grosses bigint[], typed_ones text[], base_nets bigint[], base_grosses bigint[]
) RETURNS TABLE (standing text, revision bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
DECLARE
  written draft := _lock_draft(desk_id, draft_id);
  size int := cardinality(units);
  its_number bigint := written.revision + 1;
BEGIN
  IF size IS NULL OR size NOT BETWEEN 1 AND 50000 OR array_position(units, NULL) IS NOT NULL OR EXISTS (
    SELECT FROM (VALUES (nets), (grosses), (base_nets), (base_grosses)) AS given (numbers)
    WHERE cardinality(numbers) IS DISTINCT FROM size
  ) OR cardinality(typed_ones) IS DISTINCT FROM size THEN
    RAISE EXCEPTION 'no such step' USING ERRCODE = '22023';
  END IF;
  IF EXISTS (
    SELECT FROM draft_step
    WHERE draft = draft_id AND draft_step.revision = known + 1 AND token = its_token AND role = session_user
  ) THEN
    RETURN QUERY SELECT 'written', known + 1;
    RETURN;
  END IF;
  IF _is_taken(written) THEN
    RETURN QUERY SELECT 'locked', written.revision;
    RETURN;
  END IF;
  IF known IS DISTINCT FROM written.revision THEN
    RETURN QUERY SELECT 'behind', written.revision;
    RETURN;
  END IF;
  INSERT INTO draft_step (draft, revision, token, role, label) VALUES (draft_id, its_number, its_token, session_user, its_label);
  INSERT INTO draft_cell (draft, unit, revision, net, gross, typed, base_net, base_gross)
  SELECT draft_id, cell.unit, its_number, cell.net, cell.gross, cell.typed, cell.base_net, cell.base_gross
  FROM unnest(units, nets, grosses, typed_ones, base_nets, base_grosses)
    AS cell (unit, net, gross, typed, base_net, base_gross)
  ON CONFLICT (draft, unit) DO UPDATE SET
    revision = excluded.revision, net = excluded.net, gross = excluded.gross, typed = excluded.typed,
    base_net = excluded.base_net, base_gross = excluded.base_gross;
  -- More than any project has: everybody's desk has all of them.
  IF (SELECT count(*) FROM draft_cell WHERE draft = draft_id) > 100000 THEN
    RAISE EXCEPTION 'no room' USING ERRCODE = '54000';
  END IF;
  PERFORM _edit(written, desk_id);
  UPDATE draft SET revision = its_number, changed_at = clock_timestamp() WHERE id = draft_id;
  PERFORM _tell_draft(draft_id, desk_id);
  RETURN QUERY SELECT 'written', its_number;
END
$$;

-- Its name, and whether it is out of the way; false where somebody else edits it.
CREATE FUNCTION change_draft(desk_id bigint, draft_id uuid, its_name text, is_away boolean) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  changed draft := _lock_draft(desk_id, draft_id);
BEGIN
  IF _is_taken(changed) THEN
    RETURN false;
  END IF;
  UPDATE draft SET name = its_name, is_put_away = is_away WHERE id = draft_id;
  PERFORM _tell_draft(draft_id, desk_id);
  RETURN true;
END
$$;

-- All drafts, or one, with who edits each.
CREATE FUNCTION list_drafts(only_draft uuid) RETURNS TABLE (
  id uuid, origin text, project bigint, name text, author text, is_author boolean, revision bigint, token uuid,
  is_put_away boolean, editor text, is_editor boolean, left_ms bigint, asker text, is_asker boolean
)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  PERFORM _require_area('prices');
  RETURN QUERY
    SELECT draft.id, draft.origin, draft.project, draft.name, author.name, draft.role = session_user, draft.revision,
      (SELECT draft_step.token FROM draft_step WHERE draft_step.draft = draft.id AND draft_step.revision = draft.revision),
      draft.is_put_away, editing.name, editing.role = session_user,
      CASE WHEN editing.name IS NOT NULL THEN ceil(extract(epoch FROM draft.until - clock_timestamp()) * 1000)::bigint END,
      asking.name, asking.role = session_user
    FROM draft JOIN person AS author USING (role)
      LEFT JOIN LATERAL (
        SELECT person.name, person.role FROM desk JOIN person USING (role) WHERE desk.id = _editor(draft)
      ) AS editing ON true
      LEFT JOIN LATERAL (
        SELECT person.name, person.role FROM desk JOIN person USING (role) WHERE desk.id = draft.asker AND _is_here(draft.asker)
      ) AS asking ON true
    WHERE only_draft IS NULL OR draft.id = only_draft
    ORDER BY draft.id;
END
$$;

-- The steps from one on: of that one what it is known by, and of those after it also the cells that they have left. One of
-- many cells comes alone, so that a page of them keeps nobody's connection for longer than the largest of them.
CREATE FUNCTION read_draft(draft_id uuid, known bigint, at_most int) RETURNS TABLE (
  revision bigint, token uuid, at_ms bigint, label jsonb, cells text
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
DECLARE
  found draft_step;
  size bigint;
  taken bigint := 0;
BEGIN
  PERFORM caller();
  PERFORM _require_area('prices');
  FOR found IN
    SELECT * FROM draft_step WHERE draft = draft_id AND draft_step.revision >= known
    ORDER BY draft_step.revision LIMIT least(at_most, 1000)
  LOOP
    size := 0;
    IF found.revision > known THEN
      SELECT 60 * count(*) + length(found.label::text) INTO size FROM draft_cell
      WHERE draft = draft_id AND draft_cell.revision = found.revision;
    END IF;
    taken := taken + size;
    EXIT WHEN taken > size AND taken > 1000000;
    RETURN QUERY SELECT found.revision, found.token, (extract(epoch FROM found.at) * 1000)::bigint, found.label, coalesce((
      SELECT json_agg(json_build_array(unit, net, gross, typed, base_net, base_gross))::text FROM draft_cell
      WHERE draft = draft_id AND draft_cell.revision = found.revision AND found.revision > known
    ), '[]');
  END LOOP;
END
$$;
`,
}
