import type { FoundUnit } from '#core/contract/prices'
import { type ProjectKey, type UnitId, unitIdSchema, type WorkspaceId } from '#core/ids'
import type { ReadableDb } from '../../file/handle.ts'

/** Lists every loaded unit of a workspace, by project and in the server's order. */
export const listUnitNumbers = (db: ReadableDb, workspaceId: WorkspaceId): FoundUnit[] =>
  db
    .prepare<[string], FoundUnit>(
      `SELECT pricelist.project_id AS projectId, unit.id AS unitId,
         unit.body ->> '$.number' AS number, unit.body ->> '$.building' AS building,
         unit.body ->> '$.floor' AS floor
       FROM pricelist JOIN unit ON unit.pricelist_id = pricelist.id
       WHERE pricelist.workspace_id = ? AND pricelist.published = 1
       ORDER BY pricelist.project_id, unit.position`,
    )
    .all(workspaceId)

/** Lists the units of the price list that was loaded last. */
export const listUnitIds = (db: ReadableDb, of: ProjectKey): UnitId[] =>
  db
    .prepare<[string, number]>(
      `SELECT unit.id FROM pricelist JOIN unit ON unit.pricelist_id = pricelist.id
       WHERE pricelist.workspace_id = ? AND pricelist.project_id = ? AND pricelist.published = 1`,
    )
    .pluck()
    .all(of.workspaceId, of.projectId)
    .map((id) => unitIdSchema.parse(id))
