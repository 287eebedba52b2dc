import { type ProjectId, type UnitId, unitIdSchema, type WorkspaceId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ReadableDb } from '../../file/handle.ts'

interface UnchangedSinceQuery {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
  readonly since: Timestamp
}

const query = `SELECT unit.id
  FROM pricelist AS list JOIN unit ON unit.pricelist_id = list.id
  JOIN price_seen AS before ON before.workspace_id = list.workspace_id
    AND before.project_id = list.project_id AND before.unit_id = unit.id
    AND before.at = (SELECT max(seen.at) FROM price_seen AS seen
      WHERE seen.workspace_id = list.workspace_id AND seen.project_id = list.project_id
        AND seen.unit_id = unit.id AND seen.at <= @since)
  WHERE list.workspace_id = @workspaceId AND list.project_id = @projectId AND list.published = 1
    AND NOT EXISTS (SELECT 1 FROM price_seen AS later
      WHERE later.workspace_id = list.workspace_id AND later.project_id = list.project_id
        AND later.unit_id = unit.id AND later.at > @since
        AND (later.net_minor IS NOT before.net_minor
          OR later.gross_minor IS NOT before.gross_minor))
  ORDER BY unit.position`

/** The units of a pricelist whose price was seen before a moment and has not moved since; a status may have. */
export const listUnchangedSince = (db: ReadableDb, wanted: UnchangedSinceQuery): UnitId[] =>
  db
    .prepare<[UnchangedSinceQuery], number>(query)
    .pluck()
    .all(wanted)
    .map((id) => unitIdSchema.parse(id))
