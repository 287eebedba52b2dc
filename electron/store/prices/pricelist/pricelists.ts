import { z } from 'zod'
import { originOf } from '#core/accounts/login-key'
import type { Pricelist } from '#core/contract/prices'
import {
  type ProjectId,
  type ProjectKey,
  projectIdSchema,
  type UnitId,
  type WorkspaceId,
} from '#core/ids'
import { fromJson, type Json, jsonList } from '#core/json'
import { type AttributeType, attributeTypeSchema, type Unit } from '#core/prices/pricelist/unit'
import { currencyCode } from '#core/prices/rules/currency-code'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { writeUnseen } from '../../file/note-writes.ts'
import { jsonColumn } from '../../rows/json-column.ts'
import { forgetOutdatedRefusals } from '../deals/deal-evidence.ts'
import { takeRefusals } from '../deals/refusals-of-team.ts'
import { recordSeenPrices } from './price-history.ts'

const rowSchema = z
  .object({
    project_id: projectIdSchema,
    project_name: z.string(),
    currency: z.string().nullable(),
    fetched_at: z.int(),
    is_overtaken: z.int(),
    unit_count: z.int(),
    unread_units: jsonColumn(z.array(z.string())),
    attribute_types: jsonColumn(z.array(attributeTypeSchema)),
  })
  .transform(
    (row): Pricelist => ({
      projectId: row.project_id,
      projectName: row.project_name,
      // What an earlier version has kept may be what the CRM calls it, in which no amount can be shown.
      currency: currencyCode(row.currency ?? ''),
      fetchedAt: row.fetched_at,
      isOvertaken: row.is_overtaken === 1,
      unitCount: row.unit_count,
      unreadUnits: row.unread_units,
      attributeTypes: row.attribute_types,
    }),
  )

/** The last of what others of the team have done that is known here: what is asked for from now on has it. */
export const readSeenAct = (db: ReadableDb): number =>
  db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM audit_of_team').pluck().get() ?? 0

interface AskedPricelist extends ProjectKey {
  readonly fetchedAt: number
  /** What was known when it was asked for: what others have done since then it may not have. */
  readonly seenAct: number
}

/** A pricelist grows beside the published one and is shown to nobody until it is published itself. */
export const beginPricelist = (
  db: WritableDb,
  { workspaceId, projectId, fetchedAt, seenAct }: AskedPricelist,
): number =>
  writeUnseen(db, () =>
    Number(
      db
        .prepare(
          `INSERT INTO pricelist (workspace_id, project_id, fetched_at, seen_act)
           VALUES (?, ?, ?, ?)`,
        )
        .run(workspaceId, projectId, fetchedAt, seenAct).lastInsertRowid,
    ),
  )

export const appendUnits = (
  db: WritableDb,
  { pricelistId, units }: { readonly pricelistId: number; readonly units: readonly Unit[] },
): void =>
  writeUnseen(
    db,
    db.transaction(() => {
      const next = db
        .prepare<[number], number>(
          'SELECT coalesce(max(position) + 1, 0) FROM unit WHERE pricelist_id = ?',
        )
        .pluck()
        .get(pricelistId)
      const insert = db.prepare(
        `INSERT INTO unit (pricelist_id, position, id, body, net_minor, gross_minor, status_code)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      units.forEach((unit, index) => {
        const { priceNetMinor, priceGrossMinor, statusCode } = unit
        insert.run(
          pricelistId,
          (next ?? 0) + index,
          unit.id,
          JSON.stringify(unit),
          priceNetMinor,
          priceGrossMinor,
          statusCode,
        )
      })
    }),
  )

interface PublishedPricelist {
  readonly pricelistId: number
  readonly projectName: string
  readonly currency: string | null
  readonly attributeTypes: readonly AttributeType[]
  readonly unreadUnits?: readonly string[]
}

/** Replaces the shown pricelist in one commit, and remembers what the new one says of prices and refusals. */
export const publishPricelist = (db: WritableDb, list: PublishedPricelist): void =>
  db.transaction(() => {
    const { changes: replaced } = db
      .prepare(
        `DELETE FROM pricelist WHERE published = 1 AND (workspace_id, project_id) =
           (SELECT workspace_id, project_id FROM pricelist WHERE id = ?)`,
      )
      .run(list.pricelistId)
    db.prepare(
      `UPDATE pricelist SET published = 1, project_name = ?, currency = ?, attribute_types = ?,
         unread_units = ?, unit_count = (SELECT count(*) FROM unit WHERE pricelist_id = pricelist.id)
       WHERE id = ?`,
    ).run(
      list.projectName,
      list.currency,
      JSON.stringify(list.attributeTypes),
      JSON.stringify(list.unreadUnits ?? []),
      list.pricelistId,
    )
    recordSeenPrices(db, list.pricelistId)
    if (replaced === 0) takeRefusals(db, list.pricelistId)
    forgetOutdatedRefusals(db, list.pricelistId)
  })()

/** Removes what a crash or a failed download left behind; of one project, or of all. */
export const discardUnpublished = (db: WritableDb, of?: ProjectKey): void =>
  writeUnseen(db, () => {
    if (of === undefined) db.prepare('DELETE FROM pricelist WHERE published = 0').run()
    else {
      db.prepare(
        'DELETE FROM pricelist WHERE published = 0 AND workspace_id = ? AND project_id = ?',
      ).run(of.workspaceId, of.projectId)
    }
  })

export const readPricelist = (db: ReadableDb, of: ProjectKey): Pricelist | null => {
  const { workspaceId, projectId } = of
  const baseUrl = db
    .prepare<[string], string>(`SELECT base_url FROM workspace WHERE id = ? AND kind = 'crm'`)
    .pluck()
    .get(workspaceId)
  const row = db
    .prepare<[object]>(
      `SELECT project_id, project_name, currency, fetched_at, unit_count, unread_units, attribute_types,
         EXISTS (SELECT 1 FROM audit_of_team WHERE id > pricelist.seen_act AND kind = 'batch'
           AND outcome IN ('confirmed', 'differs') AND crm = @crm AND project_id = @projectId) AS is_overtaken
       FROM pricelist WHERE workspace_id = @workspaceId AND project_id = @projectId AND published = 1`,
    )
    .get({ workspaceId, projectId, crm: originOf(baseUrl ?? '') })
  return row === undefined ? null : rowSchema.parse(row)
}

const unitsQuery = `SELECT body FROM unit
  WHERE pricelist_id =
    (SELECT id FROM pricelist WHERE workspace_id = ? AND project_id = ? AND published = 1)
  ORDER BY position LIMIT ? OFFSET ?`

/** Reads units in the server's order; each row is stored as JSON. */
export const readUnits = (
  db: ReadableDb,
  chunk: ProjectKey & { readonly offset: number; readonly limit: number },
): Json<Unit[]> => {
  const bodies = db
    .prepare<[string, number, number, number], Json<Unit>>(unitsQuery)
    .pluck()
    .all(chunk.workspaceId, chunk.projectId, chunk.limit, chunk.offset)
  return jsonList(bodies)
}

/** Reads the named units of the published pricelist, in the server's order. */
export const readUnitsOf = (
  db: ReadableDb,
  of: ProjectKey & { readonly unitIds: readonly UnitId[] },
): Unit[] => {
  const bodies = db
    .prepare<[string, string, number], Json<Unit>>(
      `SELECT unit.body FROM json_each(?) AS wanted CROSS JOIN unit
         ON unit.id = wanted.value AND unit.pricelist_id =
           (SELECT id FROM pricelist WHERE workspace_id = ? AND project_id = ? AND published = 1)
       ORDER BY unit.position`,
    )
    .pluck()
    .all(JSON.stringify(of.unitIds), of.workspaceId, of.projectId)
  // Units were judged when they were downloaded: to judge ten thousand again took four times as long as reading them.
  return fromJson(jsonList(bodies))
}

/** The project of each unit in the published pricelists of a workspace. */
export const projectsOfUnits = (db: ReadableDb, workspaceId: WorkspaceId): Map<UnitId, ProjectId> =>
  new Map(
    db
      .prepare<[string], { id: UnitId; project_id: ProjectId }>(
        `SELECT unit.id, pricelist.project_id FROM pricelist
         JOIN unit ON unit.pricelist_id = pricelist.id
         WHERE pricelist.workspace_id = ? AND pricelist.published = 1`,
      )
      .all(workspaceId)
      .map(({ id, project_id }) => [id, project_id]),
  )
