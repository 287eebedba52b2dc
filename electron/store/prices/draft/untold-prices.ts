import type { DraftId, UnitId } from '#core/ids'
import type { DraftChange, DraftPrice } from '#core/prices/draft/draft-price'
import type { UntoldPrice } from '#core/prices/draft/merge-told'
import { isSameDraftPrice } from '#core/prices/draft/same-draft-price'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readPricesOf } from './draft-prices.ts'
import {
  type CompactPrice,
  fromCompactPrice,
  type RecordedChange,
  toCompactPrice,
} from './step-changes.ts'

interface ChangesOfDraft<Change> {
  readonly draftId: DraftId
  readonly changes: readonly Change[]
}

export const isDraftShared = (db: ReadableDb, draftId: DraftId): boolean =>
  db.prepare<[string]>('SELECT 1 FROM draft_shared WHERE draft_id = ?').get(draftId) !== undefined

/**
 * Within the caller's transaction, before the prices are written: what the team has of a unit is what this desk had before
 * its first change that the team has not heard of.
 */
export const noteUntold = (
  db: WritableDb,
  { draftId, changes }: ChangesOfDraft<RecordedChange>,
): void => {
  db.prepare(
    `INSERT INTO draft_untold (draft_id, unit_id, known)
     SELECT draft_id, value ->> 0, value ->> 1 FROM draft_shared, json_each(?) WHERE draft_id = ?
     ON CONFLICT (draft_id, unit_id) DO NOTHING`,
  ).run(JSON.stringify(changes.map(({ unitId, before }) => [unitId, textOf(before)])), draftId)
}

const textOf = (price: DraftPrice | null): string | null =>
  price === null ? null : JSON.stringify(toCompactPrice(price))

interface UntoldRow {
  readonly unit_id: UnitId
  readonly known: string | null
  readonly is_contested: number
}

export const listUntoldPrices = (db: ReadableDb, draftId: DraftId): UntoldPrice[] =>
  db
    .prepare<[string], UntoldRow>(
      'SELECT unit_id, known, is_contested FROM draft_untold WHERE draft_id = ? ORDER BY unit_id',
    )
    .all(draftId)
    .map(({ unit_id, known, is_contested }) => ({
      unitId: unit_id,
      known: known === null ? null : fromCompactPrice(JSON.parse(known) as CompactPrice),
      isContested: is_contested === 1,
    }))

/** A unit on which this desk and its team do not agree. */
export interface DraftDifference extends UntoldPrice {
  readonly mine: DraftPrice | null
}

export const listDifferences = (db: ReadableDb, draftId: DraftId): DraftDifference[] => {
  const untold = listUntoldPrices(db, draftId)
  const unitIds = untold.map(({ unitId }) => unitId)
  const prices = readPricesOf(db, { draftId, unitIds })
  return untold.map((one) => ({ ...one, mine: prices.get(one.unitId) ?? null }))
}

interface UntoldPrices {
  /** What the team is to be told, without that on which a person has to decide. */
  readonly toTell: readonly DraftChange[]
  /** Units that were changed here and are again what the team has. */
  readonly settled: readonly UnitId[]
}

export const readUntold = (db: ReadableDb, draftId: DraftId): UntoldPrices => {
  const toTell: DraftChange[] = []
  const settled: UnitId[] = []
  for (const { unitId, mine, known, isContested } of listDifferences(db, draftId)) {
    if (isSameDraftPrice(mine, known ?? undefined)) settled.push(unitId)
    else if (!isContested) toTell.push({ unitId, price: mine })
  }
  return { toTell, settled }
}

/** Replaces what is known of some units; within the caller's transaction. */
export const writeUntold = (
  db: WritableDb,
  { draftId, changes }: ChangesOfDraft<UntoldPrice>,
): void => {
  const write = db.prepare(
    `INSERT INTO draft_untold (draft_id, unit_id, known, is_contested) VALUES (?, ?, ?, ?)
     ON CONFLICT (draft_id, unit_id) DO UPDATE SET
       known = excluded.known, is_contested = excluded.is_contested`,
  )
  for (const { unitId, known, isContested } of changes) {
    write.run(draftId, unitId, textOf(known), isContested ? 1 : 0)
  }
}

/** Of these units the team has what this desk has; within the caller's transaction. */
export const removeUntold = (
  db: WritableDb,
  { draftId, unitIds }: { readonly draftId: DraftId; readonly unitIds: readonly UnitId[] },
): void => {
  db.prepare(
    'DELETE FROM draft_untold WHERE draft_id = ? AND unit_id IN (SELECT value FROM json_each(?))',
  ).run(draftId, JSON.stringify(unitIds))
}
