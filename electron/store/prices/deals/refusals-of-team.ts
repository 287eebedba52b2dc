import { crmOf } from '../../activity/audit/audit-triggers.ts'
import type { WritableDb } from '../../file/handle.ts'

/** Refusals of colleagues, from `acts`, of units that no price has reached since: neither theirs nor one from here. */
const remember = (acts: string) => `
  INSERT INTO deal_evidence (workspace_id, project_id, unit_id, kind, at, words, status_code)
  SELECT list.workspace_id, list.project_id, unit.id, 'refused', act.at, '', act.after ->> '$.refusal.statusCode'
  FROM ${acts} AND act.crm = ${crmOf('workspace')}
    AND act.kind = 'price' AND act.outcome = 'culprit'
    AND json_type(act.after, '$.refusal') = 'object'
    AND coalesce(json_type(act.after, '$.refusal.statusCode'), 'null') IN ('integer', 'null')
    AND NOT EXISTS (SELECT 1 FROM audit_of_team AS later
      WHERE later.unit_id = act.unit_id AND later.project_id = act.project_id AND later.crm = act.crm
        AND later.kind = 'price' AND later.outcome = 'confirmed' AND later.id > act.id)
    AND NOT EXISTS (SELECT 1 FROM audit AS own
      WHERE own.unit_id = act.unit_id AND own.project_id = act.project_id AND own.crm = act.crm
        AND own.kind = 'price' AND own.outcome = 'confirmed' AND own.at > act.at)
  ORDER BY act.id
  ON CONFLICT (workspace_id, project_id, unit_id, kind) DO UPDATE SET
    at = excluded.at, words = excluded.words, status_code = excluded.status_code
  WHERE excluded.at > deal_evidence.at`

// A list that was asked for when the act was known has had its say: what it has taken away does not come again with a copy
// of the record that is made anew.
const rememberFollowed = remember(
  `audit_of_team AS act
   JOIN pricelist AS list ON list.project_id = act.project_id AND list.published = 1 AND list.seen_act < act.id
   JOIN unit ON unit.pricelist_id = list.id AND unit.id = act.unit_id
   JOIN workspace ON workspace.id = list.workspace_id
   WHERE act.id > ?`,
)

const rememberForFirstList = remember(
  `pricelist AS list CROSS JOIN audit_of_team AS act ON act.project_id = list.project_id
   JOIN unit ON unit.pricelist_id = list.id AND unit.id = act.unit_id
   JOIN workspace ON workspace.id = list.workspace_id
   WHERE list.id = ?`,
)

/** Units that the CRM has refused others for their deals are locked here too, in the lists that are here. */
export const followRefusals = (db: WritableDb, after: number): void => {
  db.prepare(rememberFollowed).run(after)
  db.prepare(
    `DELETE FROM deal_evidence WHERE kind = 'refused' AND EXISTS (
       SELECT 1 FROM audit_of_team AS act JOIN workspace ON workspace.id = deal_evidence.workspace_id
       WHERE act.id > ? AND act.unit_id = deal_evidence.unit_id AND act.project_id = deal_evidence.project_id
         AND act.crm = ${crmOf('workspace')} AND act.kind = 'price' AND act.outcome = 'confirmed'
         AND act.at > deal_evidence.at)`,
  ).run(after)
}

/** Units that were refused others before there was a list of the project are locked with the first one. */
export const takeRefusals = (db: WritableDb, pricelistId: number): void => {
  db.prepare(rememberForFirstList).run(pricelistId)
}
