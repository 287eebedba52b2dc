import type { TeamMigration } from './team-migration.ts'

/**
 * The limit above which a second person approves a change of prices, and what was approved: a shared draft at a revision,
 * by somebody who has changed nothing in it. Whatever is written to the draft makes another revision of it. Of a draft
 * that is not shared a desk tells the prices with its claim; whoever tells others than it sends has a program of their own,
 * and could do without the team.
 */
export const approvals: TeamMigration = {
  version: 16,
  // One that knows of no limit would claim prices without a word of what they are.
  oldestDesk: 16,
  sql: `
CREATE TABLE price_limit (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- More units than these are too many for one person, and so is one price that moves further. Null: any may.
  units int CHECK (units BETWEEN 0 AND 50000),
  percent int CHECK (percent BETWEEN 0 AND 1000)
);
INSERT INTO price_limit DEFAULT VALUES;

CREATE TABLE approval (
  -- Chosen by the desk that asks.
  id uuid PRIMARY KEY,
  draft uuid NOT NULL REFERENCES draft,
  revision bigint NOT NULL,
  asked_by name NOT NULL REFERENCES person,
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'approved', 'refused')),
  decided_by name REFERENCES person,
  word text NOT NULL DEFAULT '' CHECK (length(word) <= 1000),
  CHECK ((state = 'asked') = (decided_by IS NULL)),
  -- Whoever refuses says why.
  CHECK (state <> 'refused' OR word <> '')
);
CREATE INDEX approval_of_draft ON approval (draft, revision);
CREATE INDEX approval_of_asker ON approval (asked_by);
CREATE UNIQUE INDEX approval_asked ON approval (draft, revision) WHERE state = 'asked';

ALTER TABLE approval ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY covered ON approval USING ('prices' = ANY ((SELECT _areas())::text[]));

CREATE FUNCTION set_price_limit(desk_id bigint, its_units int, its_percent int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('admin');
  UPDATE price_limit SET units = its_units, percent = its_percent;
  PERFORM _tell('priceLimit', '{}');
END
$$;

CREATE FUNCTION read_price_limit() RETURNS TABLE (units int, percent int)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM caller();
  RETURN QUERY SELECT price_limit.units, price_limit.percent FROM price_limit;
END
$$;

-- Whether these prices are more than one person may send. A first price moves none.
CREATE FUNCTION _is_above(nets bigint[], grosses bigint[], base_nets bigint[], base_grosses bigint[]) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT coalesce((
    SELECT count(*) FILTER (WHERE (net, gross) IS DISTINCT FROM (base_net, base_gross)) > price_limit.units
      OR bool_or(
        base_gross <> 0 AND abs(gross::numeric - base_gross) * 100 > abs(base_gross::numeric) * price_limit.percent
        OR base_net <> 0 AND abs(net::numeric - base_net) * 100 > abs(base_net::numeric) * price_limit.percent
      )
    FROM unnest(nets, grosses, base_nets, base_grosses) AS price (net, gross, base_net, base_gross)
  ), false)
  FROM price_limit
$$;

-- Whose the draft is, or who has changed anything in it: they are the first person.
CREATE FUNCTION _has_changed(draft_id uuid) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT EXISTS (SELECT FROM draft WHERE id = draft_id AND role = session_user)
    OR EXISTS (SELECT FROM draft_step WHERE draft = draft_id AND role = session_user)
$$;

-- What somebody has approved counts for as long as they are of the team and work with prices.
CREATE FUNCTION _counts(decider name) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM person
    WHERE role = decider AND joined_at IS NOT NULL AND removed_at IS NULL AND 'prices' = ANY (areas)
  )
$$;

CREATE FUNCTION _is_approved(draft_id uuid) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM approval JOIN draft ON draft.id = approval.draft AND draft.revision = approval.revision
    WHERE draft.id = draft_id AND state = 'approved' AND _counts(decided_by)
  )
$$;

CREATE FUNCTION _needs_approval(draft_id uuid, its_left_out bigint[]) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
  SELECT NOT _is_approved(draft_id) AND _is_above(array_agg(net), array_agg(gross), array_agg(base_net), array_agg(base_gross))
  FROM draft_cell
  WHERE draft = draft_id AND net IS NOT NULL
    AND NOT EXISTS (SELECT FROM unnest(its_left_out) AS kept (unit) WHERE kept.unit = draft_cell.unit)
$$;

-- Asked of everybody else who works with prices, about the draft as it is. It is asked once, whoever asks.
CREATE FUNCTION ask_approval(desk_id bigint, draft_id uuid, approval_id uuid, known bigint) RETURNS TABLE (standing text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  about draft := _lock_draft(desk_id, draft_id);
BEGIN
  IF known IS DISTINCT FROM about.revision OR about.is_put_away THEN
    RETURN QUERY SELECT 'behind';
    RETURN;
  END IF;
  IF NOT _is_approved(draft_id)
    AND NOT EXISTS (SELECT FROM approval WHERE draft = draft_id AND revision = known AND state = 'asked') THEN
    INSERT INTO approval (id, draft, revision, asked_by) VALUES (approval_id, draft_id, known, session_user);
    IF (SELECT count(*) FROM approval WHERE asked_by = session_user) > 10000 THEN
      RAISE EXCEPTION 'no room' USING ERRCODE = '54000';
    END IF;
    PERFORM _tell_draft(draft_id, desk_id);
  END IF;
  RETURN QUERY SELECT 'asked';
END
$$;

-- By a second person: 'own' where somebody is the first. What was decided, or is about an earlier revision, stays so.
CREATE FUNCTION decide_approval(desk_id bigint, approval_id uuid, decision text, its_word text) RETURNS TABLE (standing text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  about draft := _lock_draft(desk_id, (SELECT draft FROM approval WHERE id = approval_id));
  decided approval;
BEGIN
  IF decision IS NULL OR decision NOT IN ('approved', 'refused') THEN
    RAISE EXCEPTION 'no such decision' USING ERRCODE = '22023';
  END IF;
  SELECT * INTO decided FROM approval WHERE id = approval_id FOR UPDATE;
  IF _has_changed(about.id) THEN
    RETURN QUERY SELECT 'own';
  ELSIF decided.state <> 'asked' THEN
    RETURN QUERY SELECT CASE WHEN decided.state = decision AND decided.decided_by = session_user THEN 'decided' ELSE 'gone' END;
  ELSIF decided.revision <> about.revision THEN
    RETURN QUERY SELECT 'behind';
  ELSE
    UPDATE approval SET state = decision, decided_by = session_user, word = its_word WHERE id = approval_id;
    PERFORM _tell_draft(about.id, desk_id);
    RETURN QUERY SELECT 'decided';
  END IF;
END
$$;

-- The last word about each draft as it is now. One that counts no more was never said.
CREATE FUNCTION list_approvals(only_draft uuid) RETURNS TABLE (
  id uuid, draft uuid, revision bigint, asker text, is_asker boolean, state text, decider text, word text, may_decide boolean
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  PERFORM _require_area('prices');
  RETURN QUERY
    SELECT DISTINCT ON (approval.draft) approval.id, approval.draft, approval.revision, asking.name,
      approval.asked_by = session_user, approval.state, deciding.name, approval.word,
      approval.state = 'asked' AND NOT _has_changed(approval.draft)
    FROM approval
      JOIN draft ON draft.id = approval.draft AND draft.revision = approval.revision
      JOIN person AS asking ON asking.role = approval.asked_by
      LEFT JOIN person AS deciding ON deciding.role = approval.decided_by
    WHERE (only_draft IS NULL OR approval.draft = only_draft) AND NOT draft.is_put_away
      AND (approval.state <> 'approved' OR _counts(approval.decided_by))
    ORDER BY approval.draft, approval.asked_at DESC, approval.id;
END
$$;

-- Prices of a project are claimed with what they are, once there is a limit: nobody claims some others in their place.
ALTER FUNCTION claim_sending(bigint, text, text, text, uuid) RENAME TO _claim_any;
CREATE FUNCTION claim_sending(
  desk_id bigint, its_kind text, its_origin text, its_subject text, its_token uuid
) RETURNS TABLE (claim bigint, standing text, holder text, since timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  IF its_kind = 'prices' AND EXISTS (SELECT FROM price_limit WHERE units IS NOT NULL OR percent IS NOT NULL) THEN
    PERFORM _see(desk_id);
    PERFORM _require_area('prices');
    RETURN QUERY SELECT NULL::bigint, 'unapproved', NULL::text, NULL::timestamptz;
    RETURN;
  END IF;
  RETURN QUERY SELECT * FROM _claim_any(desk_id, its_kind, its_origin, its_subject, its_token);
END
$$;

-- Above the limit those alone are claimed that a shared draft has which was approved as it is, all of them or some.
CREATE FUNCTION claim_prices(
  desk_id bigint, its_origin text, its_subject text, its_token uuid, its_draft uuid,
  units bigint[], nets bigint[], grosses bigint[], base_nets bigint[], base_grosses bigint[]
) RETURNS TABLE (claim bigint, standing text, holder text, since timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
DECLARE
  size int := cardinality(units);
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('prices');
  IF size IS NULL OR size NOT BETWEEN 1 AND 50000 OR EXISTS (
    SELECT FROM (VALUES (units), (nets), (grosses)) AS given (numbers) WHERE array_position(numbers, NULL) IS NOT NULL
  ) OR EXISTS (
    SELECT FROM (VALUES (nets), (grosses), (base_nets), (base_grosses)) AS given (numbers)
    WHERE cardinality(numbers) IS DISTINCT FROM size
  ) THEN
    RAISE EXCEPTION 'no such prices' USING ERRCODE = '22023';
  END IF;
  -- Nobody writes to the draft between one look at it and the next. One of another CRM is none.
  PERFORM FROM draft WHERE id = its_draft AND origin = its_origin FOR SHARE;
  its_draft := CASE WHEN FOUND THEN its_draft END;
  IF _is_above(nets, grosses, base_nets, base_grosses) AND (NOT _is_approved(its_draft) OR EXISTS (
    SELECT FROM unnest(units, nets, grosses) AS told (unit, net, gross)
      LEFT JOIN draft_cell ON draft_cell.draft = its_draft AND draft_cell.unit = told.unit
    WHERE (draft_cell.net, draft_cell.gross) IS DISTINCT FROM (told.net, told.gross)
  )) THEN
    RETURN QUERY SELECT NULL::bigint, 'unapproved', NULL::text, NULL::timestamptz;
    RETURN;
  END IF;
  RETURN QUERY SELECT * FROM _claim_any(desk_id, 'prices', its_origin, its_subject, its_token);
END
$$;

ALTER FUNCTION seal_draft(bigint, uuid, uuid, bigint, bigint, bigint[], text) RENAME TO _seal_draft;
CREATE FUNCTION seal_draft(
  desk_id bigint, draft_id uuid, change_id uuid, known bigint, due_ms bigint, its_left_out bigint[], its_note text
) RETURNS TABLE (standing text, revision bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
DECLARE
  sealed draft := _lock_draft(desk_id, draft_id);
BEGIN
  IF known = sealed.revision AND NOT EXISTS (SELECT FROM scheduled_change WHERE id = change_id)
    AND _needs_approval(draft_id, its_left_out) THEN
    RETURN QUERY SELECT 'unapproved', sealed.revision;
    RETURN;
  END IF;
  RETURN QUERY SELECT * FROM _seal_draft(desk_id, draft_id, change_id, known, due_ms, its_left_out, its_note);
END
$$;

-- A limit may have come since it was sealed, or whoever has approved it may have gone.
ALTER FUNCTION claim_change(bigint, uuid, uuid, boolean) RENAME TO _claim_change;
CREATE FUNCTION claim_change(desk_id bigint, change_id uuid, its_token uuid, is_asked boolean)
RETURNS TABLE (standing text, holder text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  claimed scheduled_change := _lock_change(desk_id, change_id);
BEGIN
  IF claimed.state = 'waiting' AND (is_asked OR clock_timestamp() >= claimed.due)
    AND _needs_approval(claimed.draft, claimed.left_out) THEN
    RETURN QUERY SELECT 'unapproved', NULL::text;
    RETURN;
  END IF;
  RETURN QUERY SELECT * FROM _claim_change(desk_id, change_id, its_token, is_asked);
END
$$;
`,
}
