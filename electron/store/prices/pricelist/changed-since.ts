import { z } from 'zod'
import type { ChangedSince } from '#core/contract/prices'
import { type ProjectId, unitIdSchema, type WorkspaceId } from '#core/ids'
import { mostChangedSince } from '#core/prices/pricelist/most-changed-since'
import type { Timestamp } from '#core/time'
import type { ReadableDb } from '../../file/handle.ts'

interface ChangedSinceQuery {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
  readonly since: Timestamp
}

const seenOf = (name: string) => `${name}.workspace_id = list.workspace_id
        AND ${name}.project_id = list.project_id AND ${name}.unit_id = unit.id`

// A price that this computer has sent is nobody's news.
const isPriceNews = `(last.origin IS NOT 'batch' OR last.at <= @since)
      AND (before.net_minor IS NOT unit.net_minor OR before.gross_minor IS NOT unit.gross_minor)`

const query = `SELECT unit.id, unit.body ->> 'number' AS number, before.at AS seen_at,
    iif(${isPriceNews}, before.net_minor, unit.net_minor) AS net_before,
    iif(${isPriceNews}, before.gross_minor, unit.gross_minor) AS gross_before,
    before.status_code AS status_before,
    unit.net_minor AS net_now, unit.gross_minor AS gross_now, unit.status_code AS status_now
  FROM pricelist AS list JOIN unit ON unit.pricelist_id = list.id
  LEFT JOIN price_seen AS before ON ${seenOf('before')}
    AND before.at = (SELECT max(seen.at) FROM price_seen AS seen
      WHERE ${seenOf('seen')} AND seen.at <= @since)
  LEFT JOIN price_seen AS last ON ${seenOf('last')}
    AND last.at = (SELECT max(seen.at) FROM price_seen AS seen WHERE ${seenOf('seen')})
  WHERE list.workspace_id = @workspaceId AND list.project_id = @projectId AND list.published = 1
    AND (before.at IS NULL OR before.status_code IS NOT unit.status_code OR (${isPriceNews}))
  ORDER BY unit.position LIMIT ${mostChangedSince}`

const rowSchema = z
  .object({
    id: unitIdSchema,
    number: z.string(),
    seen_at: z.int().nullable(),
    net_before: z.int().nullable(),
    gross_before: z.int().nullable(),
    net_now: z.int().nullable(),
    gross_now: z.int().nullable(),
    status_before: z.int().nullable(),
    status_now: z.int().nullable(),
  })
  .transform(
    (row): ChangedSince => ({
      unitId: row.id,
      number: row.number,
      isNew: row.seen_at === null,
      before: { netMinor: row.net_before, grossMinor: row.gross_before },
      now: { netMinor: row.net_now, grossMinor: row.gross_now },
      statusBefore: row.status_before,
      statusNow: row.status_now,
    }),
  )

/** Lists what has changed in the pricelist since a moment, but for prices that were sent from here. */
export const readChangedSince = (db: ReadableDb, wanted: ChangedSinceQuery): ChangedSince[] =>
  db
    .prepare<[ChangedSinceQuery]>(query)
    .all(wanted)
    .map((row) => rowSchema.parse(row))
