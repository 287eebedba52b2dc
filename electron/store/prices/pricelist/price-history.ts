import { z } from 'zod'
import { namePeople } from '#core/activity/name-people'
import { type SeenPrice, seenPriceSchema } from '#core/contract/prices'
import type { ProjectId, UnitId, WorkspaceId } from '#core/ids'
import { latestArrivalMs } from '#core/prices/batch/latest-times'
import { isSamePair } from '#core/prices/rules/price-pair'
import { listPriceActs } from '../../activity/audit/audit.ts'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

interface UnitOfProject {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
  readonly unitId: UnitId
}

// A clock that was set back must not put a newer price before an older one. Where one of our batches has sent
// exactly this pair since the last price was seen, it is the batch's.
const record = `WITH arrived AS MATERIALIZED (
    -- A batch that seemed not to have arrived is found here first, and arrives with all its prices.
    SELECT batch.id FROM batch JOIN pricelist AS list
      ON list.workspace_id = batch.workspace_id AND list.project_id = batch.project_id
    WHERE list.id = @pricelistId AND batch.state_kind = 'notApplied'
      AND list.fetched_at - (batch.state ->> '$.at') <= ${latestArrivalMs}
      AND NOT EXISTS (
        SELECT 1 FROM batch_unit AS sent
        LEFT JOIN unit ON unit.pricelist_id = list.id AND unit.id = sent.unit_id
        WHERE sent.batch_id = batch.id AND (unit.gross_minor IS NOT sent.after_gross_minor
          OR unit.net_minor IS NOT sent.after_net_minor))
  )
  INSERT INTO price_seen
    (workspace_id, project_id, unit_id, at, net_minor, gross_minor, status_code, origin)
  SELECT list.workspace_id, list.project_id, unit.id, max(list.fetched_at, coalesce(last.at + 1, 0)),
    unit.net_minor, unit.gross_minor, unit.status_code,
    CASE
      WHEN last.at IS NULL THEN 'first'
      -- Another status alone: the price is still the one that it was.
      WHEN last.net_minor IS unit.net_minor AND last.gross_minor IS unit.gross_minor
        THEN last.origin
      WHEN EXISTS (
        SELECT 1 FROM batch_unit AS sent JOIN batch ON batch.id = sent.batch_id
        WHERE sent.unit_id = unit.id AND sent.after_gross_minor = unit.gross_minor
          AND sent.after_net_minor = unit.net_minor AND batch.workspace_id = list.workspace_id
          AND batch.sent_at >= last.at
          AND (batch.state_kind NOT IN ('notSent', 'rejected', 'notApplied')
            OR batch.id IN (SELECT id FROM arrived))
      ) THEN 'batch'
      ELSE 'elsewhere'
    END
  FROM pricelist AS list JOIN unit ON unit.pricelist_id = list.id
  LEFT JOIN price_seen AS last ON last.workspace_id = list.workspace_id
    AND last.project_id = list.project_id AND last.unit_id = unit.id
    AND last.at = (SELECT max(seen.at) FROM price_seen AS seen
      WHERE seen.workspace_id = list.workspace_id AND seen.project_id = list.project_id
        AND seen.unit_id = unit.id)
  WHERE list.id = @pricelistId AND (last.at IS NULL
    OR last.net_minor IS NOT unit.net_minor OR last.gross_minor IS NOT unit.gross_minor
    OR last.status_code IS NOT unit.status_code)`

/** Remembers the prices and states of a pricelist that are others than those seen before it. */
export const recordSeenPrices = (db: WritableDb, pricelistId: number): void => {
  db.prepare(record).run({ pricelistId })
}

const rowSchema = z
  .object({
    at: z.int(),
    net_minor: z.int().nullable(),
    gross_minor: z.int().nullable(),
    status_code: z.int().nullable(),
    origin: seenPriceSchema.shape.origin,
  })
  .transform(
    (row): SeenPrice => ({
      at: row.at,
      pair: { netMinor: row.net_minor, grossMinor: row.gross_minor },
      statusCode: row.status_code,
      origin: row.origin,
      person: null,
    }),
  )

/** Lists the prices of a unit, the oldest first; a change of its status alone is no price. */
export const readPriceHistory = (db: ReadableDb, of: UnitOfProject): SeenPrice[] => {
  const moved = readSeen(db, of).filter(({ pair }, index, seen) => {
    const before = seen[index - 1]
    return before === undefined || !isSamePair(before.pair, pair)
  })
  return namePeople(moved, listPriceActs(db, of))
}

const readSeen = (db: ReadableDb, of: UnitOfProject): SeenPrice[] =>
  db
    .prepare<[string, number, number]>(
      `SELECT at, net_minor, gross_minor, status_code, origin FROM price_seen
       WHERE workspace_id = ? AND project_id = ? AND unit_id = ? ORDER BY at`,
    )
    .all(of.workspaceId, of.projectId, of.unitId)
    .map((row) => rowSchema.parse(row))
