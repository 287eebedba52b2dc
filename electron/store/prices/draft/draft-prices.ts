import type { DraftId, UnitId } from '#core/ids'
import type { DraftChange, DraftPrice } from '#core/prices/draft/draft-price'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { type CompactPrice, fromCompactPrice, toCompactPrice } from './step-changes.ts'

/** The table is strict and its `typed` checked: what a row holds needs no second look. */
type Row = [UnitId, ...CompactPrice]

const columns = 'unit_id, net_minor, gross_minor, typed, base_net_minor, base_gross_minor'

/** Reading the whole draft is cheaper than reading so many units one after another. */
const fewUnits = 200

const toEntry = ([unitId, ...price]: Row): [UnitId, DraftPrice] => [unitId, fromCompactPrice(price)]

/** Reads the prices of a draft, in the order of the units' ids. */
export const readDraftPrices = (db: ReadableDb, draftId: DraftId): Map<UnitId, DraftPrice> =>
  new Map(
    db
      .prepare<[string], Row>(`SELECT ${columns} FROM draft_price WHERE draft_id = ?`)
      .raw()
      .all(draftId)
      .map(toEntry),
  )

/** Reads the prices of some units of a draft, and perhaps of others. */
export const readPricesOf = (
  db: ReadableDb,
  { draftId, unitIds }: { readonly draftId: DraftId; readonly unitIds: readonly UnitId[] },
): Map<UnitId, DraftPrice> => {
  if (unitIds.length > fewUnits) return readDraftPrices(db, draftId)
  const price = db
    .prepare<[string, number], Row>(
      `SELECT ${columns} FROM draft_price WHERE draft_id = ? AND unit_id = ?`,
    )
    .raw()
  const rows = unitIds.map((unitId) => price.get(draftId, unitId))
  return new Map(rows.filter((row) => row !== undefined).map(toEntry))
}

/**
 * With this many rows a statement takes half the time of one text with all rows, and a third of that of single rows.
 */
const rowsAtOnce = 200

const insertRows = (db: WritableDb, rows: number) =>
  db.prepare<(string | number | null)[]>(
    `INSERT INTO draft_price (draft_id, ${columns})
     VALUES ${Array<string>(rows).fill('(?, ?, ?, ?, ?, ?, ?)').join(', ')}
     ON CONFLICT (draft_id, unit_id) DO UPDATE SET
       net_minor = excluded.net_minor, gross_minor = excluded.gross_minor,
       typed = excluded.typed, base_net_minor = excluded.base_net_minor,
       base_gross_minor = excluded.base_gross_minor`,
  )

/** Writes prices, within the caller's transaction. */
export const writeDraftPrices = (
  db: WritableDb,
  { draftId, changes }: { readonly draftId: DraftId; readonly changes: readonly DraftChange[] },
): void => {
  const removed: UnitId[] = []
  const written: Row[] = []
  for (const { unitId, price } of changes) {
    if (price === null) removed.push(unitId)
    else written.push([unitId, ...toCompactPrice(price)])
  }
  db.prepare(
    `DELETE FROM draft_price WHERE draft_id = ?
       AND unit_id IN (SELECT value FROM json_each(?))`,
  ).run(draftId, JSON.stringify(removed))
  const many = written.length < rowsAtOnce ? null : insertRows(db, rowsAtOnce)
  for (let from = 0; from < written.length; from += rowsAtOnce) {
    const rows = written.slice(from, from + rowsAtOnce)
    const insert = rows.length === rowsAtOnce && many ? many : insertRows(db, rows.length)
    insert.run(...rows.flatMap((row) => [draftId, ...row]))
  }
}
