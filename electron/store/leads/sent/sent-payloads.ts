import { type Json, keptJson, toJson } from '#core/json'
import { sealedMask } from '#core/leads/privacy/mask-contact'
import type { RawRecord } from '#core/leads/sent/raw-record'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { isSealed } from '../../sealing/seal-text.ts'
import { unsealed } from '../../sealing/unsealed.ts'
import type { LeadArchive } from '../archive/lead-archives.ts'

interface ArchivedKey {
  readonly archive: LeadArchive
  readonly key: string
}

const sealedRecord: Json<RawRecord> = toJson([[sealedMask, sealedMask]])

/**
 * The row of the web site's file that a lead was read from, as JSON; null where it is no longer stored. A row that
 * cannot be read now is one masked cell.
 */
export const readSentPayload = (
  db: ReadableDb,
  { archive, key }: ArchivedKey,
): Json<RawRecord> | null => {
  const payload =
    db
      .prepare<[number, string], string | null>(
        `SELECT ${unsealed({ table: 'sent_payload', column: 'payload', row: 'key' })}
         FROM sent_payload WHERE archive = ? AND key = ?`,
      )
      .pluck()
      .get(archive, key) ?? null
  if (payload === null) return null
  return isSealed(payload) ? sealedRecord : keptJson(payload)
}

interface Payload extends ArchivedKey {
  readonly at: number
  readonly payload: string
}

/** Writes the row of a lead, within the caller's transaction, after the lead. */
export const writeSentPayload = (db: WritableDb, { archive, key, at, payload }: Payload): void => {
  db.prepare(
    `INSERT INTO sent_payload (archive, key, at, payload) VALUES (@archive, @key, @at, seal(@payload, 'sent_payload.payload', @key))
     ON CONFLICT (archive, key) DO UPDATE SET at = excluded.at, payload = excluded.payload`,
  ).run({ archive, key, at, payload })
}

/** Removes the row, which is stored no longer than the person's contact. */
export const removeSentPayload = (db: WritableDb, { archive, key }: ArchivedKey): void => {
  db.prepare('DELETE FROM sent_payload WHERE archive = ? AND key = ?').run(archive, key)
}

/**
 * Removes the rows of leads before a moment, and of those that have arrived, which a restored backup may bring back.
 * The result is their number.
 */
export const sweepSentPayloads = (
  db: WritableDb,
  { archive, before }: { readonly archive: LeadArchive; readonly before: number },
): number =>
  db
    .prepare(
      `DELETE FROM sent_payload WHERE archive = @archive AND (at < @before OR EXISTS (
         SELECT 1 FROM sent_lead AS sent WHERE sent.archive = @archive
           AND sent.key = sent_payload.key AND sent.status_kind IN ('arrived', 'late')))`,
    )
    .run({ archive, before }).changes
