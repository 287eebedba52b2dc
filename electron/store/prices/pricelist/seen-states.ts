import { z } from 'zod'
import { isTakenCode } from '#core/api/unit-status'
import { type ProjectKey, unitIdSchema } from '#core/ids'
import type { UnitState } from '#core/prices/pace/sales-source'
import type { ReadableDb } from '../../file/handle.ts'

const rowSchema = z
  .object({ unit_id: unitIdSchema, at: z.int(), status_code: z.int().nullable() })
  .transform(
    (row): UnitState => ({
      unitId: row.unit_id,
      at: row.at,
      isTaken: isTakenCode(row.status_code),
    }),
  )

/** Lists the states of a project's units as they were seen, of each unit the oldest first. */
export const listSeenStates = (db: ReadableDb, of: ProjectKey): UnitState[] =>
  db
    .prepare<[string, number]>(
      `SELECT unit_id, at, status_code FROM price_seen
       WHERE workspace_id = ? AND project_id = ? ORDER BY unit_id, at`,
    )
    .all(of.workspaceId, of.projectId)
    .map((row) => rowSchema.parse(row))
