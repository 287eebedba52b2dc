import { z } from 'zod'
import { type BatchId, unitIdSchema } from '#core/ids'
import { type BatchUnit, batchUnitSchema } from '#core/prices/batch/batch'
import { serverPairSchema } from '#core/prices/rules/price-pair'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'

const rowSchema = z
  .object({
    unit_id: unitIdSchema,
    number: z.string(),
    building: z.string(),
    area: z.number().nullable(),
    before_net_minor: z.int().nullable(),
    before_gross_minor: z.int().nullable(),
    after_net_minor: z.int(),
    after_gross_minor: z.int(),
    state: batchUnitSchema.shape.state,
    message: z.string().nullable(),
    seen: jsonColumn(serverPairSchema).nullable(),
  })
  .transform(
    ({ unit_id, number, building, area, state, message, seen, ...row }): BatchUnit => ({
      unitId: unit_id,
      number,
      building,
      area,
      state,
      message,
      seen,
      before: { netMinor: row.before_net_minor, grossMinor: row.before_gross_minor },
      after: { netMinor: row.after_net_minor, grossMinor: row.after_gross_minor },
    }),
  )

/** Reads the units of a batch in the order of the pricelist. */
export const readBatchUnits = (db: ReadableDb, batchId: BatchId): BatchUnit[] =>
  db
    .prepare<[string]>(
      `SELECT unit_id, number, building, area, before_net_minor, before_gross_minor,
         after_net_minor, after_gross_minor, state, message, seen
       FROM batch_unit WHERE batch_id = ? ORDER BY position`,
    )
    .all(batchId)
    .map((row) => rowSchema.parse(row))

/** The whole list of a batch; within a transaction of the caller's. */
export const replaceBatchUnits = (
  db: WritableDb,
  { batchId, units }: { readonly batchId: BatchId; readonly units: readonly BatchUnit[] },
): void => {
  db.prepare('DELETE FROM batch_unit WHERE batch_id = ?').run(batchId)
  const insert = db.prepare(
    `INSERT INTO batch_unit (batch_id, position, unit_id, number, building, area,
       before_net_minor, before_gross_minor, after_net_minor, after_gross_minor,
       state, message, seen)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  units.forEach(({ before, after, seen, ...unit }, position) => {
    insert.run(
      batchId,
      position,
      unit.unitId,
      unit.number,
      unit.building,
      unit.area,
      before.netMinor,
      before.grossMinor,
      after.netMinor,
      after.grossMinor,
      unit.state,
      unit.message,
      seen && JSON.stringify(seen),
    )
  })
}
