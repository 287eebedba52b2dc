import { z } from 'zod'
import {
  type ProjectId,
  type ProjectKey,
  type UnitId,
  unitIdSchema,
  type WorkspaceId,
} from '#core/ids'
import type { DealEvidence } from '#core/prices/deals/deal-evidence'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

const rowSchema = z
  .object({
    unit_id: unitIdSchema,
    kind: z.enum(['refused', 'exported']),
    at: z.int(),
    words: z.string(),
    status_code: z.int().nullable(),
  })
  .transform(
    ({ unit_id: unitId, kind, at, words, status_code: statusCode }): DealEvidence =>
      kind === 'refused'
        ? { kind, unitId, at, message: words, statusCode }
        : { kind, unitId, at, dealId: words },
  )

export const listDealEvidence = (db: ReadableDb, of: ProjectKey): DealEvidence[] =>
  db
    .prepare<[string, number]>(
      `SELECT unit_id, kind, at, words, status_code FROM deal_evidence
       WHERE workspace_id = ? AND project_id = ? ORDER BY unit_id, kind`,
    )
    .all(of.workspaceId, of.projectId)
    .map((row) => rowSchema.parse(row))

/** When the export that has the project's deals was made; null where it was never read. */
export const readDealExportAt = (db: ReadableDb, of: ProjectKey): Timestamp | null =>
  db
    .prepare<[string, number], number>(
      'SELECT at FROM deal_export WHERE workspace_id = ? AND project_id = ?',
    )
    .pluck()
    .get(of.workspaceId, of.projectId) ?? null

const upsert = `INSERT INTO deal_evidence
    (workspace_id, project_id, unit_id, kind, at, words, status_code) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (workspace_id, project_id, unit_id, kind) DO UPDATE SET
    at = excluded.at, words = excluded.words, status_code = excluded.status_code`

export interface Refusals extends ProjectKey {
  readonly at: Timestamp
  readonly units: readonly {
    readonly unitId: UnitId
    readonly message: string
    readonly statusCode: number | null
  }[]
}

/** Remembers refusals, within the caller's transaction. */
export const rememberRefusals = (
  db: WritableDb,
  { workspaceId, projectId, at, units }: Refusals,
): void => {
  const remember = db.prepare(upsert)
  for (const { unitId, message, statusCode } of units) {
    remember.run(workspaceId, projectId, unitId, 'refused', at, message, statusCode)
  }
}

/** A refusal is remembered until the unit's status changes; a unit that is not listed keeps it. */
export const forgetOutdatedRefusals = (db: WritableDb, pricelistId: number): void => {
  db.prepare(
    `DELETE FROM deal_evidence WHERE kind = 'refused'
       AND (workspace_id, project_id) =
         (SELECT workspace_id, project_id FROM pricelist WHERE id = @pricelistId)
       AND EXISTS (SELECT 1 FROM unit WHERE unit.pricelist_id = @pricelistId
         AND unit.id = deal_evidence.unit_id
         AND unit.status_code IS NOT deal_evidence.status_code)`,
  ).run({ pricelistId })
}

export interface ExportedDeals {
  readonly workspaceId: WorkspaceId
  readonly at: Timestamp
  /** Deals by project; what an earlier export has said of these projects is replaced. */
  readonly deals: ReadonlyMap<ProjectId, readonly { unitId: UnitId; dealId: string }[]>
}

export const replaceExportedDeals = (
  db: WritableDb,
  { workspaceId, at, deals }: ExportedDeals,
): void =>
  db.transaction(() => {
    const forget = db.prepare(
      `DELETE FROM deal_evidence WHERE workspace_id = ? AND project_id = ? AND kind = 'exported'`,
    )
    const remember = db.prepare(upsert)
    const stamp = db.prepare(
      `INSERT INTO deal_export (workspace_id, project_id, at) VALUES (?, ?, ?)
       ON CONFLICT (workspace_id, project_id) DO UPDATE SET at = excluded.at`,
    )
    for (const [projectId, units] of deals) {
      forget.run(workspaceId, projectId)
      stamp.run(workspaceId, projectId, at)
      for (const { unitId, dealId } of units) {
        remember.run(workspaceId, projectId, unitId, 'exported', at, dealId, null)
      }
    }
  })()
