import { z } from 'zod'
import { type ProjectKey, type UnitId, unitIdSchema } from '#core/ids'
import type { LastChange } from '#core/prices/building/last-change'
import type { ReadableDb } from '../../file/handle.ts'

// Another status alone is no other price.
const query = `SELECT unit_id, at, at_before IS NULL AS is_first
  FROM (
    SELECT unit_id, at, net_minor, gross_minor, lag(at) OVER seen AS at_before,
      lag(net_minor) OVER seen AS net_before, lag(gross_minor) OVER seen AS gross_before
    FROM price_seen WHERE workspace_id = ? AND project_id = ?
    WINDOW seen AS (PARTITION BY unit_id ORDER BY at)
  )
  WHERE at_before IS NULL OR net_minor IS NOT net_before OR gross_minor IS NOT gross_before`

const rowSchema = z
  .object({ unit_id: unitIdSchema, at: z.int(), is_first: z.int() })
  .transform((row): readonly [UnitId, LastChange] => [
    row.unit_id,
    { at: row.at, isFirst: row.is_first === 1 },
  ])

/** When each unit's price was last seen to change: the changes of a unit come in their order, and the last one stays. */
export const listLastChanges = (
  db: ReadableDb,
  of: ProjectKey,
): (readonly [UnitId, LastChange])[] => [
  ...new Map(
    db
      .prepare<[string, number]>(query)
      .all(of.workspaceId, of.projectId)
      .map((row) => rowSchema.parse(row)),
  ),
]
