import type { TeamMigration } from './team-migration.ts'

/**
 * Changes of shared drafts that wait for their time. What was reviewed is the draft at a revision, without what was left
 * out: nobody writes to a draft as long as a change of it waits or leaves, so that it is there as it was.
 */
export const scheduled: TeamMigration = {
  version: 13,
  // One that knows nothing of it is told that somebody else edits the draft.
  oldestDesk: 5,
  sql: `
CREATE TABLE scheduled_change (
  -- The same at every desk.
  id uuid PRIMARY KEY,
  draft uuid NOT NULL REFERENCES draft,
  revision bigint NOT NULL,
  -- Who has reviewed it.
  role name NOT NULL REFERENCES person,
  due timestamptz NOT NULL CHECK (due > '2000-01-01' AND due < '2100-01-01'),
  left_out bigint[] NOT NULL CHECK (cardinality(left_out) <= 50000 AND array_position(left_out, NULL) IS NULL),
  note text NOT NULL CHECK (length(note) <= 1000),
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'prepared', 'sending', 'unknown', 'done', 'stopped', 'withdrawn')),
  -- Who sends it, or has sent it last, with what that desk has called its attempt.
  desk bigint REFERENCES desk,
  token uuid,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX scheduled_change_open ON scheduled_change (draft) WHERE state IN ('waiting', 'prepared', 'sending');
CREATE INDEX scheduled_change_at_work ON scheduled_change (desk) WHERE state IN ('prepared', 'sending');

ALTER TABLE scheduled_change ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON scheduled_change USING ('prices' = ANY ((SELECT _areas())::text[]));

-- Whether the caller has to wait for somebody else, or for what was scheduled.
CREATE OR REPLACE FUNCTION _is_taken(edited draft) RETURNS boolean
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT _editor(edited) IS NOT NULL AND NOT _is_own(edited.editor) OR EXISTS (
    SELECT FROM scheduled_change WHERE draft = edited.id AND state IN ('waiting', 'prepared', 'sending')
  )
$$;

CREATE FUNCTION _move_change(moved scheduled_change, to_state text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  UPDATE scheduled_change SET state = to_state, changed_at = clock_timestamp() WHERE id = moved.id;
  PERFORM _tell_draft(moved.draft, moved.desk);
END
$$;

-- Locked until all is committed: desks, drafts, changes, the feed.
CREATE FUNCTION _lock_change(desk_id bigint, change_id uuid) RETURNS scheduled_change
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  locked scheduled_change;
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('prices');
  SELECT * INTO locked FROM scheduled_change WHERE id = change_id FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such change' USING ERRCODE = 'UD005';
  END IF;
  RETURN locked;
END
$$;

-- What a lost desk was about to send has not left, and another one sends it; what it was sending is unknown, and nobody
-- sends it again. Those it had locked are locked before the feed is.
ALTER FUNCTION _end_lost() RENAME TO _end_lost_sendings;
CREATE FUNCTION _end_lost() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  lost scheduled_change;
BEGIN
  PERFORM FROM scheduled_change JOIN desk ON desk.id = scheduled_change.desk
  WHERE is_lost AND state IN ('prepared', 'sending') ORDER BY scheduled_change.id FOR UPDATE OF scheduled_change;
  PERFORM _end_lost_sendings();
  FOR lost IN
    SELECT scheduled_change.* FROM scheduled_change JOIN desk ON desk.id = scheduled_change.desk
    WHERE is_lost AND state IN ('prepared', 'sending') ORDER BY scheduled_change.id
  LOOP
    PERFORM _move_change(lost, CASE lost.state WHEN 'prepared' THEN 'waiting' ELSE 'unknown' END);
  END LOOP;
END
$$;

-- Seals the draft as whoever edits it has reviewed it. Whoever has not heard the answer seals it once.
CREATE FUNCTION seal_draft(
  desk_id bigint, draft_id uuid, change_id uuid, known bigint, due_ms bigint, its_left_out bigint[], its_note text
) RETURNS TABLE (standing text, revision bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
DECLARE
  sealed draft := _lock_draft(desk_id, draft_id);
BEGIN
  IF EXISTS (SELECT FROM scheduled_change WHERE id = change_id AND draft = draft_id AND role = session_user) THEN
    RETURN QUERY SELECT 'sealed', sealed.revision;
    RETURN;
  END IF;
  IF _is_taken(sealed) THEN
    RETURN QUERY SELECT 'locked', sealed.revision;
    RETURN;
  END IF;
  IF known IS DISTINCT FROM sealed.revision OR sealed.is_put_away THEN
    RETURN QUERY SELECT 'behind', sealed.revision;
    RETURN;
  END IF;
  IF (SELECT count(*) FROM scheduled_change WHERE role = session_user) > 10000 THEN
    RAISE EXCEPTION 'no room' USING ERRCODE = '54000';
  END IF;
  INSERT INTO scheduled_change (id, draft, revision, role, due, left_out, note)
  VALUES (change_id, draft_id, known, session_user, to_timestamp(due_ms / 1000.0), its_left_out, its_note);
  -- Nobody edits what is sealed.
  UPDATE draft SET editor = NULL, asker = NULL, until = '-infinity' WHERE id = draft_id;
  PERFORM _tell_draft(draft_id, desk_id);
  RETURN QUERY SELECT 'sealed', sealed.revision;
END
$$;

-- Another time for what waits, or none: null takes it back. False where it has left, or is about to.
CREATE FUNCTION reschedule_change(desk_id bigint, change_id uuid, due_ms bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  moved scheduled_change;
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('prices');
  -- A database that was restored may know nothing of it: nobody can send it, and whoever takes it back has done so.
  IF due_ms IS NULL AND NOT EXISTS (SELECT FROM scheduled_change WHERE id = change_id) THEN
    RETURN true;
  END IF;
  moved := _lock_change(desk_id, change_id);
  IF moved.state <> 'waiting' THEN
    RETURN moved.state = 'withdrawn' AND due_ms IS NULL;
  END IF;
  UPDATE scheduled_change SET due = coalesce(to_timestamp(due_ms / 1000.0), due) WHERE id = change_id;
  PERFORM _move_change(moved, CASE WHEN due_ms IS NULL THEN 'withdrawn' ELSE 'waiting' END);
  RETURN true;
END
$$;

-- The right to send it, for one desk, when its time has come by the clock of the database and for five minutes, or when a
-- person says so. What a desk that is gone may have sent is given to one that finds out: it sends nothing.
CREATE FUNCTION claim_change(desk_id bigint, change_id uuid, its_token uuid, is_asked boolean)
RETURNS TABLE (standing text, holder text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  claimed scheduled_change := _lock_change(desk_id, change_id);
  its_holder text := (SELECT person.name FROM desk JOIN person USING (role) WHERE desk.id = claimed.desk);
BEGIN
  IF its_token IS NULL OR is_asked IS NULL THEN
    RAISE EXCEPTION 'no such claim' USING ERRCODE = '22023';
  ELSIF claimed.state = 'unknown' AND NOT _is_here(claimed.desk) AND NOT _is_own(claimed.desk) THEN
    UPDATE scheduled_change SET desk = desk_id, token = its_token, changed_at = clock_timestamp() WHERE id = change_id;
    RETURN QUERY SELECT 'lost', its_holder;
  ELSIF claimed.state = 'prepared' AND claimed.desk = desk_id AND claimed.token = its_token THEN
    RETURN QUERY SELECT 'claimed', its_holder;
  ELSIF claimed.state IN ('prepared', 'sending') THEN
    RETURN QUERY SELECT 'busy', its_holder;
  ELSIF claimed.state <> 'waiting' THEN
    RETURN QUERY SELECT 'gone', its_holder;
  ELSIF NOT is_asked AND clock_timestamp() < claimed.due THEN
    RETURN QUERY SELECT 'early', NULL::text;
  ELSIF NOT is_asked AND clock_timestamp() > claimed.due + interval '5 minutes' THEN
    RETURN QUERY SELECT 'late', NULL::text;
  ELSE
    UPDATE scheduled_change SET desk = desk_id, token = its_token WHERE id = change_id;
    claimed.desk := desk_id;
    PERFORM _move_change(claimed, 'prepared');
    RETURN QUERY SELECT 'claimed', NULL::text;
  END IF;
END
$$;

-- Committed before a byte leaves. Whoever has not heard the answer has sent nothing, and may ask again.
CREATE FUNCTION send_change(desk_id bigint, change_id uuid, its_token uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  sent scheduled_change := _lock_change(desk_id, change_id);
BEGIN
  IF sent.desk IS DISTINCT FROM desk_id OR sent.token IS DISTINCT FROM its_token
    OR sent.state NOT IN ('prepared', 'sending') THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  PERFORM _move_change(sent, 'sending');
END
$$;

-- What came of it: nothing has left and it waits on, it was stopped and a person looks at it, it has left, or nobody knows.
-- Whoever was lost may still tell what came of what they were sending; only the desk that has it in its hand says that
-- nothing has left.
CREATE FUNCTION end_change(desk_id bigint, change_id uuid, outcome text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  ended scheduled_change := _lock_change(desk_id, change_id);
BEGIN
  IF outcome IS NULL OR outcome NOT IN ('waiting', 'stopped', 'done', 'unknown') THEN
    RAISE EXCEPTION 'no such outcome' USING ERRCODE = '22023';
  END IF;
  IF ended.desk IS NULL OR NOT _is_own(ended.desk) OR ended.state = 'unknown' AND outcome <> 'done'
    OR outcome IN ('waiting', 'stopped') AND ended.desk <> desk_id
    OR ended.state NOT IN ('prepared', 'sending', 'unknown') THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  PERFORM _move_change(ended, outcome);
END
$$;

-- Those that wait, are on their way, or ended within some weeks, of one draft or of all.
CREATE FUNCTION list_scheduled(only_draft uuid) RETURNS TABLE (
  id uuid, draft uuid, revision bigint, author text, is_author boolean, due_ms bigint, left_out bigint[], note text,
  state text, is_own boolean, is_held boolean
)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  PERFORM _require_area('prices');
  RETURN QUERY
    SELECT change.id, change.draft, change.revision, person.name, change.role = session_user,
      (extract(epoch FROM change.due) * 1000)::bigint, change.left_out, change.note, change.state,
      coalesce(_is_own(change.desk), false), coalesce(_is_here(change.desk), false)
    FROM scheduled_change AS change JOIN person USING (role)
    WHERE (only_draft IS NULL OR change.draft = only_draft) AND (
      change.state IN ('waiting', 'prepared', 'sending', 'unknown') OR change.changed_at > clock_timestamp() - interval '60 days'
    )
    ORDER BY change.id;
END
$$;
`,
}
