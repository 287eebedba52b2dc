import type { TeamMigration } from './team-migration.ts'

/**
 * What somebody changes in the database alone stands in the record by the same transaction: an approval, its limit, what
 * somebody works with, the key. A desk that has not heard the answer need not tell it, and whoever calls the function with
 * a program of their own cannot do it unseen.
 */
export const recordedActs: TeamMigration = {
  version: 18,
  // One of before tells such an act once more by itself.
  oldestDesk: 16,
  sql: `
-- The head is locked after what the act is about and before the feed, as append_audit does. Who acts as the owner is not of
-- the team, and leaves no row.
CREATE FUNCTION _record(desk_id bigint, told jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  head audit_head;
  added audit;
BEGIN
  SELECT * INTO head FROM audit_head FOR UPDATE;
  SELECT person.role, person.name INTO added.role, added.name FROM person WHERE person.role = session_user;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  added.computer := coalesce((SELECT desk.computer FROM desk WHERE desk.id = desk_id), '');
  added.id := head.last + 1;
  added.at := clock_timestamp();
  added.token := encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex');
  added.act := jsonb_build_object(
    'id', 1, 'at', (extract(epoch FROM added.at) * 1000)::bigint, 'person', added.name, 'desk', added.computer,
    'workspace', '', 'crm', '', 'projectId', NULL, 'unitId', NULL, 'unit', '', 'subject', '', 'before', NULL, 'after', NULL,
    'source', '', 'hash', added.token
  ) || told;
  added.hash := _hash_audit(head.hash, added);
  INSERT INTO audit SELECT added.*;
  UPDATE audit_head SET last = added.id, hash = added.hash;
  PERFORM _tell('audit', jsonb_build_object('last', added.id));
END
$$;

-- The prices that the draft changes, with VAT; one that was missing counts as nothing.
CREATE FUNCTION _record_approval(desk_id bigint, about draft, outcome text, its_word text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  units bigint;
  before bigint;
  after bigint;
BEGIN
  SELECT count(*), coalesce(sum(base_gross), 0), coalesce(sum(gross), 0) INTO units, before, after
  FROM draft_cell
  WHERE draft = about.id AND net IS NOT NULL AND (net, gross) IS DISTINCT FROM (base_net, base_gross);
  PERFORM _record(desk_id, jsonb_build_object(
    'kind', 'approval', 'outcome', outcome, 'crm', about.origin, 'projectId', about.project, 'subject', about.name,
    'before', jsonb_build_object('grossMinor', before),
    'after', jsonb_build_object('units', units, 'grossMinor', after)
      || CASE its_word WHEN '' THEN '{}' ELSE jsonb_build_object('word', its_word) END
  ));
END
$$;

CREATE OR REPLACE FUNCTION ask_approval(desk_id bigint, draft_id uuid, approval_id uuid, known bigint)
RETURNS TABLE (standing text)
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
    PERFORM _record_approval(desk_id, about, 'asked', '');
    PERFORM _tell_draft(draft_id, desk_id);
  END IF;
  RETURN QUERY SELECT 'asked';
END
$$;

CREATE OR REPLACE FUNCTION decide_approval(desk_id bigint, approval_id uuid, decision text, its_word text)
RETURNS TABLE (standing text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  about draft := _lock_draft(desk_id, (SELECT draft FROM approval WHERE id = approval_id));
  decided approval;
BEGIN
  IF decision IS NULL OR decision NOT IN ('approved', 'refused') THEN
    RAISE EXCEPTION 'no such decision' USING ERRCODE = '22023';
  END IF;
  SELECT * INTO decided FROM approval WHERE id = approval_id FOR UPDATE;
  -- One of long ago may be forgotten at this very moment.
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'gone';
  ELSIF _has_changed(about.id) THEN
    RETURN QUERY SELECT 'own';
  ELSIF decided.state <> 'asked' THEN
    RETURN QUERY SELECT CASE WHEN decided.state = decision AND decided.decided_by = session_user THEN 'decided' ELSE 'gone' END;
  ELSIF decided.revision <> about.revision THEN
    RETURN QUERY SELECT 'behind';
  ELSE
    UPDATE approval SET state = decision, decided_by = session_user, word = its_word WHERE id = approval_id;
    PERFORM _record_approval(desk_id, about, decision, its_word);
    PERFORM _tell_draft(about.id, desk_id);
    RETURN QUERY SELECT 'decided';
  END IF;
END
$$;

CREATE OR REPLACE FUNCTION set_price_limit(desk_id bigint, its_units int, its_percent int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  before price_limit;
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('admin');
  SELECT * INTO before FROM price_limit FOR UPDATE;
  IF (before.units, before.percent) IS NOT DISTINCT FROM (its_units, its_percent) THEN
    RETURN;
  END IF;
  UPDATE price_limit SET units = its_units, percent = its_percent;
  PERFORM _record(desk_id, jsonb_build_object(
    'kind', 'priceLimit', 'outcome', 'changed',
    'before', jsonb_build_object('units', before.units, 'percent', before.percent),
    'after', jsonb_build_object('units', its_units, 'percent', its_percent)
  ));
  PERFORM _tell('priceLimit', '{}');
END
$$;

-- Desks of the person come again, and learn what they may: what they were sending becomes unknown. The record's head is
-- locked before what a lost desk had, which ends with the feed.
CREATE OR REPLACE FUNCTION change_areas(its_role name, its_areas text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  before person;
BEGIN
  PERFORM _require_area('admin');
  PERFORM FROM desk WHERE desk.role = its_role AND NOT is_lost ORDER BY id FOR UPDATE;
  SELECT * INTO before FROM person WHERE person.role = its_role AND removed_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'nobody of that name' USING ERRCODE = 'UD005';
  END IF;
  UPDATE person SET areas = its_areas WHERE person.role = its_role;
  UPDATE desk SET is_lost = true WHERE desk.role = its_role AND NOT is_lost;
  PERFORM FROM audit_head FOR UPDATE;
  PERFORM _end_lost();
  PERFORM _record((SELECT id FROM desk WHERE desk.role = session_user ORDER BY seen_at DESC LIMIT 1), jsonb_build_object(
    'kind', 'teamRole', 'outcome', 'changed', 'subject', before.name,
    'before', jsonb_build_object('teamAreas', before.areas), 'after', jsonb_build_object('teamAreas', its_areas)
  ));
  PERFORM _tell('desk', '{}');
END
$$;

CREATE OR REPLACE FUNCTION replace_key(desk_id bigint, known_print text, its_print text) RETURNS TABLE (print text, name text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM _see(desk_id);
  PERFORM _require_area('admin');
  UPDATE seal_key SET print = its_print, role = session_user WHERE print = known_print AND print <> its_print;
  IF FOUND THEN
    PERFORM _record(desk_id, '{"kind": "teamKey", "outcome": "replaced"}');
    PERFORM _tell('key', '{}');
  END IF;
  RETURN QUERY SELECT print, person.name FROM seal_key LEFT JOIN person USING (role);
END
$$;

-- What somebody else has changed in a report is told by their desk, and not by each that takes it.
DROP FUNCTION list_reports();
CREATE FUNCTION list_reports() RETURNS TABLE (id text, print text, sealed bytea, is_own boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM caller();
  PERFORM _require_area('reports');
  RETURN QUERY SELECT id, print, sealed, role = session_user FROM team_report ORDER BY changed_at, id;
END
$$;

-- A claim waits for no disk: one that a crash of the database forgets may leave its number to another. Desks of before say
-- the number alone.
CREATE FUNCTION send_claim(claim_id bigint, its_token uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
BEGIN
  PERFORM caller();
  PERFORM FROM claim WHERE id = claim_id AND token = its_token;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the claim was lost' USING ERRCODE = 'UD003';
  END IF;
  PERFORM send_claim(claim_id);
END
$$;

-- What was said of a draft as it was before says nothing of it any more; of a draft as it is every word stays.
CREATE OR REPLACE FUNCTION _forget() RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = TEAM, pg_temp AS $$
DECLARE
  claims int;
  changes int;
  approvals int;
  its_desks bigint[];
BEGIN
  -- One after another. Nobody else ever locks this row.
  PERFORM FROM team_key FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  WITH gone AS (
    DELETE FROM claim WHERE id IN (
      SELECT claim.id FROM claim JOIN cooldown USING (origin, login, endpoint)
      WHERE state IN ('done', 'refused', 'unknown') AND changed_at < clock_timestamp() - interval '30 days'
        AND cooldown.claim IS DISTINCT FROM claim.id
      ORDER BY changed_at LIMIT 1000 FOR UPDATE OF claim SKIP LOCKED
    ) RETURNING desk
  )
  SELECT count(*), array_agg(DISTINCT desk) INTO claims, its_desks FROM gone;
  -- They are looked at once more when their person comes: nothing may name them any more.
  UPDATE desk SET is_kept = false WHERE id IN (
    SELECT id FROM desk
    WHERE id = ANY (its_desks) AND is_kept AND NOT EXISTS (SELECT FROM claim WHERE claim.desk = desk.id)
    FOR UPDATE SKIP LOCKED
  );
  DELETE FROM change WHERE id IN (
    SELECT id FROM change WHERE id <= (SELECT last FROM feed) - 200000 ORDER BY id LIMIT 1000
  );
  GET DIAGNOSTICS changes = ROW_COUNT;
  DELETE FROM approval WHERE id IN (
    SELECT approval.id FROM approval JOIN draft ON draft.id = approval.draft
    WHERE approval.revision <> draft.revision AND asked_at < clock_timestamp() - interval '30 days'
    LIMIT 1000 FOR UPDATE OF approval SKIP LOCKED
  );
  GET DIAGNOSTICS approvals = ROW_COUNT;
  DELETE FROM shared_run WHERE id IN (
    SELECT id FROM shared_run WHERE shared_at < clock_timestamp() - interval '7 days'
    ORDER BY id LIMIT 5 FOR UPDATE SKIP LOCKED
  );
  PERFORM _sweep_leads();
  RETURN claims = 1000 OR changes = 1000 OR approvals = 1000;
END
$$;
`,
}
