import { crmOf } from '../../activity/audit/audit-triggers.ts'
import type { WritableDb } from '../../file/handle.ts'

/** Words of the CRM are short, and nobody else makes them long. */
const longest = 500

// Of what somebody has sent since it is known that the deal is gone. A list that was asked for with the act being known has
// had its say: what it has forgotten does not come again with a copy of the record that is made anew.
const remember = (which: 'followed' | 'first') => `
  INSERT INTO deal_evidence (workspace_id, project_id, unit_id, kind, at, words, status_code)
  SELECT list.workspace_id, list.project_id, unit.id, 'refused', act.at,
    substr(act.after ->> '$.refusal.words', 1, ${longest}), act.after ->> '$.refusal.statusCode'
  FROM ${
    which === 'followed'
      ? `audit_of_team AS act
         JOIN pricelist AS list ON list.project_id = act.project_id AND list.published = 1 AND list.seen_act < act.id
         JOIN unit ON unit.pricelist_id = list.id AND unit.id = act.unit_id`
      : `pricelist AS list CROSS JOIN audit_of_team AS act ON act.project_id = list.project_id
         JOIN unit ON unit.pricelist_id = list.id AND unit.id = act.unit_id`
  }
  JOIN workspace ON workspace.id = list.workspace_id
  WHERE ${which === 'followed' ? 'act.id > ?' : 'list.id = ?'} AND act.crm = ${crmOf('workspace')}
    AND act.kind = 'price' AND act.outcome = 'culprit'
    AND json_type(act.after, '$.refusal.words') = 'text'
    AND coalesce(json_type(act.after, '$.refusal.statusCode'), 'null') IN ('integer', 'null')
    AND NOT EXISTS (SELECT 1 FROM audit_of_team AS later
      WHERE later.unit_id = act.unit_id AND later.project_id = act.project_id AND later.crm = act.crm
        AND later.kind = 'price' AND later.outcome = 'confirmed' AND later.id > act.id)
  ORDER BY act.id
  ON CONFLICT (workspace_id, project_id, unit_id, kind) DO UPDATE SET
    at = excluded.at, words = excluded.words, status_code = excluded.status_code`

/** Units that the CRM has refused others for their deals are locked here too, in the lists that are here. */
export const followRefusals = (db: WritableDb, after: number): void => {
  db.prepare(remember('followed')).run(after)
  db.prepare(
    `DELETE FROM deal_evidence WHERE kind = 'refused' AND EXISTS (
       SELECT 1 FROM audit_of_team AS act JOIN workspace ON workspace.id = deal_evidence.workspace_id
       WHERE act.id > ? AND act.unit_id = deal_evidence.unit_id AND act.project_id = deal_evidence.project_id
         AND act.crm = ${crmOf('workspace')} AND act.kind = 'price' AND act.outcome = 'confirmed'
         AND act.at > deal_evidence.at)`,
  ).run(after)
}

/** The same of what was heard before there was a list of the project. */
export const takeRefusals = (db: WritableDb, pricelistId: number): void => {
  db.prepare(remember('first')).run(pricelistId)
}
