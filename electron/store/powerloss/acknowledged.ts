import { nothingVerified, verifyFrom } from '../activity/audit/verify-audit.ts'
import { isSound } from '../file/connection.ts'
import type { WritableDb } from '../file/handle.ts'
import { readSettings } from '../settings/settings.ts'

/** What a writer was told to be kept, from the lines it wrote. */
export interface AcknowledgedWrites {
  readonly calls: string[]
  lastPricelist: number
  lastPlace: number
  lastLimit: number
}

export const nothingAcknowledged = (): AcknowledgedWrites => ({
  calls: [],
  lastPricelist: 0,
  lastPlace: 0,
  lastLimit: 0,
})

export const hear = (acknowledged: AcknowledgedWrites, line: string): void => {
  const [kind, value = ''] = line.split(' ')
  if (kind === 'call') acknowledged.calls.push(value)
  else if (kind === 'pricelist') acknowledged.lastPricelist = Number(value)
  else if (kind === 'place') acknowledged.lastPlace = Number(value)
  else if (kind === 'limit') acknowledged.lastLimit = Number(value)
  else throw new Error(`the writer said: ${line}`)
}

export type Verdict = 'kept' | 'lost' | 'damaged'

const unitsWritten = 80

/** Whether the store holds all that was acknowledged, each thing once and whole. */
export const judge = (db: WritableDb, acknowledged: AcknowledgedWrites): Verdict => {
  if (!isSound(db, 'full')) return 'damaged'
  const kept = db.prepare<[], string>('SELECT endpoint FROM api_call').pluck().all()
  const different = new Set(kept)
  if (different.size !== kept.length || !isPricelistWhole(db) || !isAuditWhole(db)) return 'damaged'

  const published = db.prepare<[], number>('SELECT max(id) FROM pricelist WHERE published = 1')
  const isKept =
    acknowledged.calls.every((call) => different.has(call)) &&
    (published.pluck().get() ?? 0) >= acknowledged.lastPricelist &&
    (readSettings(db).place.projectId ?? 0) >= acknowledged.lastPlace &&
    readLimit(db) >= acknowledged.lastLimit
  return isKept ? 'kept' : 'lost'
}

const readLimit = (db: WritableDb): number =>
  db.prepare<[], number>('SELECT max(sum_minor) FROM send_limit').pluck().get() ?? 0

/** The limit is what the audit says that it was set to last. */
const isAuditWhole = (db: WritableDb): boolean => {
  const told = db
    .prepare<[], number>(
      `SELECT after ->> '$.grossMinor' FROM audit WHERE kind = 'sendLimit' ORDER BY id DESC LIMIT 1`,
    )
    .pluck()
    .get()
  const all = verifyFrom(db, { verified: nothingVerified, limit: Number.MAX_SAFE_INTEGER })
  return (all?.broken.length ?? 0) === 0 && (told ?? 0) === readLimit(db)
}

const isPricelistWhole = (db: WritableDb): boolean => {
  const lists = db
    .prepare<[], { said: number; held: number }>(
      `SELECT unit_count AS said, (SELECT count(*) FROM unit WHERE pricelist_id = pricelist.id) AS held
       FROM pricelist WHERE published = 1`,
    )
    .all()
  const areWhole = lists.every(({ said, held }) => said === unitsWritten && held === unitsWritten)
  return lists.length <= 1 && areWhole
}
