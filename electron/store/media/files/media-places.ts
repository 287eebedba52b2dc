import type { z } from 'zod'
import type { ProjectId, WorkspaceId } from '#core/ids'
import { unitSchema } from '#core/prices/pricelist/unit'
import type { ReadableDb } from '../../file/handle.ts'

const rowSchema = unitSchema.pick({
  id: true,
  number: true,
  typeCode: true,
  buildingId: true,
  building: true,
  floorId: true,
  floor: true,
})

/** A unit of the kept pricelist, as far as files are put on it. */
export type UnitOfPlaces = z.infer<typeof rowSchema>

/** Reads units in pieces, so that nobody waits for a large project. */
export const readUnitPlaces = (
  db: ReadableDb,
  chunk: {
    readonly workspaceId: WorkspaceId
    readonly projectId: ProjectId
    readonly offset: number
    readonly limit: number
  },
): UnitOfPlaces[] =>
  db
    .prepare<[object]>(
      `SELECT body ->> '$.id' AS id, body ->> '$.number' AS number,
         body ->> '$.buildingId' AS buildingId, body ->> '$.building' AS building,
         body ->> '$.floorId' AS floorId, body ->> '$.floor' AS floor,
         body ->> '$.typeCode' AS typeCode
       FROM unit
       WHERE pricelist_id = (SELECT id FROM pricelist
           WHERE workspace_id = @workspaceId AND project_id = @projectId AND published = 1)
         AND position >= @offset AND position < @offset + @limit
       ORDER BY position`,
    )
    .all(chunk)
    .map((row) => rowSchema.parse(row))
