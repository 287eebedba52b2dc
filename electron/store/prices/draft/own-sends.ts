import { z } from 'zod'
import type { OwnSend } from '#core/contract/drafts'
import { type DraftId, unitIdSchema } from '#core/ids'
import type { ReadableDb } from '../../file/handle.ts'

const seenOf = (name: string) => `${name}.workspace_id = draft.workspace_id
      AND ${name}.project_id = draft.project_id AND ${name}.unit_id = unit.id`

// Of several batches with this pair the last one is meant.
const query = `SELECT unit.id AS unit_id, batch.draft_name, max(batch.sent_at) AS sent_at
  FROM draft JOIN draft_price AS wanted ON wanted.draft_id = draft.id
  JOIN pricelist AS list ON list.workspace_id = draft.workspace_id
    AND list.project_id = draft.project_id AND list.published = 1
  -- A draft has fewer units than its project: they come first.
  CROSS JOIN unit ON unit.pricelist_id = list.id AND unit.id = wanted.unit_id
  JOIN price_seen AS last ON ${seenOf('last')} AND last.origin = 'batch'
    AND last.at = (SELECT max(seen.at) FROM price_seen AS seen WHERE ${seenOf('seen')})
  JOIN batch_unit AS sent ON sent.unit_id = unit.id
    AND sent.after_gross_minor = unit.gross_minor AND sent.after_net_minor = unit.net_minor
  JOIN batch ON batch.id = sent.batch_id AND batch.workspace_id = draft.workspace_id
    AND batch.sent_at IS NOT NULL
  WHERE draft.id = ?
  GROUP BY unit.id`

const rowSchema = z
  .object({ unit_id: unitIdSchema, draft_name: z.string(), sent_at: z.int() })
  .transform(
    (row): OwnSend => ({ unitId: row.unit_id, draftName: row.draft_name, sentAt: row.sent_at }),
  )

/** The units of a draft whose present price on the server was sent from this computer. */
export const listOwnSends = (db: ReadableDb, draftId: DraftId): OwnSend[] =>
  db
    .prepare<[string]>(query)
    .all(draftId)
    .map((row) => rowSchema.parse(row))
