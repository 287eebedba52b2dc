import { z } from 'zod'
import { type ProjectKey, type UnitId, unitIdSchema } from '#core/ids'
import type { LastChange } from '#core/prices/building/last-change'
import type { ReadableDb } from '../../file/handle.ts'

const ofUnit = `seen.workspace_id = list.workspace_id AND seen.project_id = list.project_id
      AND seen.unit_id = unit.id`

// The query goes from the newest row back to the last one with another price: what lies before that is not read,
// however long a project is known. Another status alone is no other price.
const query = `SELECT unit_id, other_at IS NULL AS is_first,
    (SELECT seen.at FROM price_seen AS seen
      WHERE seen.workspace_id = @workspaceId AND seen.project_id = @projectId
        AND seen.unit_id = newest.unit_id AND seen.at > coalesce(other_at, -1)
      ORDER BY seen.at LIMIT 1) AS at
  FROM (
    SELECT unit.id AS unit_id, unit.position,
      (SELECT seen.at FROM price_seen AS seen
        WHERE ${ofUnit}
          AND (seen.net_minor IS NOT unit.net_minor OR seen.gross_minor IS NOT unit.gross_minor)
        ORDER BY seen.at DESC LIMIT 1) AS other_at
    FROM pricelist AS list JOIN unit ON unit.pricelist_id = list.id
    WHERE list.workspace_id = @workspaceId AND list.project_id = @projectId AND list.published = 1
  ) AS newest
  ORDER BY position`

const rowSchema = z
  .object({ unit_id: unitIdSchema, at: z.int(), is_first: z.int() })
  .transform((row): readonly [UnitId, LastChange] => [
    row.unit_id,
    { at: row.at, isFirst: row.is_first === 1 },
  ])

/** When each unit's price was last seen to change. */
export const listLastChanges = (
  db: ReadableDb,
  of: ProjectKey,
): (readonly [UnitId, LastChange])[] =>
  db
    .prepare<[ProjectKey]>(query)
    .all(of)
    .map((row) => rowSchema.parse(row))
