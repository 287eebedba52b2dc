import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { type ConsentType, consentTypeSchema } from '#core/customers/consent'
import { type RevocationRecord, revocationRecordSchema } from '#core/customers/revocation-outcome'
import { type CustomerId, type RevocationId, revocationIdSchema, type WorkspaceId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { asTyped, isSealed, typedOf } from '../sealing/seal-text.ts'

export interface ConsentList {
  readonly types: ConsentType[]
  readonly fetchedAt: Timestamp
}

/** The consent types as the server last listed them; null where it never did. */
export const readConsentList = (db: ReadableDb, workspaceId: WorkspaceId): ConsentList | null => {
  const row = db
    .prepare<[string], { fetched_at: number; types: string }>(
      'SELECT fetched_at, types FROM consent_list WHERE workspace_id = ?',
    )
    .get(workspaceId)
  if (row === undefined) return null
  const types = z.array(consentTypeSchema).safeParse(JSON.parse(row.types)).data
  return types === undefined ? null : { types, fetchedAt: row.fetched_at }
}

export const writeConsentList = (
  db: WritableDb,
  { workspaceId, types, fetchedAt }: ConsentList & { readonly workspaceId: WorkspaceId },
): void => {
  db.prepare(
    `INSERT INTO consent_list (workspace_id, fetched_at, types) VALUES (?, ?, ?)
     ON CONFLICT (workspace_id) DO UPDATE SET fetched_at = excluded.fetched_at,
       types = excluded.types`,
  ).run(workspaceId, fetchedAt, JSON.stringify(types))
}

export type StoredRevocation = RevocationRecord & { readonly id: RevocationId }

/** Notes may name a person, so they are sealed like a contact. */
const shownNotes = (notes: string | null): string | null =>
  notes === null ? null : isSealed(notes) ? '***' : typedOf(notes)

const rowSchema = z
  .object({
    id: revocationIdSchema,
    at: z.int(),
    account: z.string(),
    holder: z.string(),
    consent_type_id: z.int(),
    consent_name: z.string(),
    notes: z.string().nullable(),
    outcome: z.string(),
  })
  .transform(
    (row): StoredRevocation => ({
      id: row.id,
      ...revocationRecordSchema.parse({
        at: row.at,
        account: row.account,
        holder: JSON.parse(row.holder),
        consentTypeId: row.consent_type_id,
        consentName: row.consent_name,
        notes: shownNotes(row.notes),
        outcome: JSON.parse(row.outcome),
      }),
    }),
  )

interface RevocationPage {
  readonly workspaceId: WorkspaceId
  /** Those before this one; null begins with the newest. */
  readonly before: RevocationId | null
  readonly limit: number
}

/** Lists revocations, the newest first. */
export const listRevocations = (db: ReadableDb, page: RevocationPage): StoredRevocation[] =>
  db
    .prepare<[RevocationPage]>(
      `SELECT id, at, account, holder, consent_type_id, consent_name, outcome,
         unseal(notes, 'revocation.notes', id) AS notes
       FROM revocation
       WHERE workspace_id = @workspaceId ${page.before === null ? '' : beforeRevocation}
       ORDER BY at DESC, rowid DESC LIMIT @limit`,
    )
    .all(page)
    .map((row) => rowSchema.parse(row))

const beforeRevocation = 'AND (at, rowid) < (SELECT at, rowid FROM revocation WHERE id = @before)'

export interface NewRevocation extends StoredRevocation {
  readonly workspaceId: WorkspaceId
  /** The e-mail address as it was typed, of which a hash is stored; null where the customer's ID was given. */
  readonly email: string | null
}

/** Many addresses have the same mask: which one it was is decided by a hash that needs the key of this store. */
const emailKeyOf = (db: ReadableDb, email: string): string => {
  const key =
    db.prepare<[], string>('SELECT key FROM revocation_key WHERE id = 1').pluck().get() ?? ''
  return createHmac('sha256', key).update(email.trim().toLowerCase()).digest('hex')
}

export const insertRevocation = (db: WritableDb, { email, ...revocation }: NewRevocation): void => {
  db.prepare(
    `INSERT INTO revocation (id, workspace_id, at, account, holder, consent_type_id, consent_name,
       notes, outcome, email_key)
     VALUES (@id, @workspaceId, @at, @account, @holder, @consentTypeId, @consentName,
       seal(@notes, 'revocation.notes', @id),
       @outcome, @emailKey)`,
  ).run({
    ...revocation,
    notes: revocation.notes === null ? null : asTyped(revocation.notes),
    emailKey: email === null ? null : emailKeyOf(db, email),
    holder: JSON.stringify(revocation.holder),
    outcome: JSON.stringify(revocation.outcome),
  })
}

export const writeRevocationOutcome = (
  db: WritableDb,
  { id, outcome }: Pick<StoredRevocation, 'id' | 'outcome'>,
): void => {
  db.prepare('UPDATE revocation SET outcome = ? WHERE id = ?').run(JSON.stringify(outcome), id)
}

/** Makes the revocations unknown whose answers the last run did not live to hear. */
export const loseRevocations = (db: WritableDb): void => {
  db.prepare(
    `UPDATE revocation SET outcome = '{"kind":"unknown"}' WHERE outcome_kind = 'sending'`,
  ).run()
}

/** Revocations that were about one person. */
const aboutPerson = `workspace_id = @workspaceId AND (
  email_key = @emailKey
  OR holder ->> 'customerId' IN (SELECT value FROM json_each(@customerIds))
  OR EXISTS (SELECT 1 FROM json_each(outcome, '$.customerIds') AS hit
    WHERE hit.value IN (SELECT value FROM json_each(@customerIds))))`

interface AboutPerson {
  readonly workspaceId: WorkspaceId
  readonly customerIds: readonly CustomerId[]
  /** The person's email; empty where it is not known. */
  readonly email: string
}

interface HashedRequest {
  readonly workspaceId: WorkspaceId
  readonly customerIds: readonly number[]
  readonly emailKey: string | null
}

const valuesOf = (db: ReadableDb, { workspaceId, customerIds, email }: AboutPerson) => ({
  workspaceId,
  customerIds: JSON.stringify(customerIds),
  emailKey: emailKeyIn(db, email),
})

export const countRevocationsOf = (db: ReadableDb, person: AboutPerson): number =>
  db
    .prepare<[object], number>(`SELECT count(*) FROM revocation WHERE ${aboutPerson}`)
    .pluck()
    .get(valuesOf(db, person)) ?? 0

/** A hash of an address that only this store can compute; null for no address. */
export const emailKeyIn = (db: ReadableDb, email: string): string | null =>
  email.trim() === '' ? null : emailKeyOf(db, email)

/**
 * Removes the address from revocations, within the caller's transaction. The rows stay, with only the customers' IDs.
 */
export const blankRevocationsOf = (db: WritableDb, person: AboutPerson): void =>
  blankRevocations(db, { ...person, emailKey: emailKeyIn(db, person.email) })

/** Removes the address where only a hash of it is known. */
export const blankRevocations = (
  db: WritableDb,
  { workspaceId, customerIds, emailKey }: HashedRequest,
): void => {
  db.prepare(
    `UPDATE revocation SET notes = NULL, email_key = NULL,
       holder = CASE holder ->> 'kind' WHEN 'email' THEN json_set(holder, '$.masked', '***')
         ELSE holder END
     WHERE ${aboutPerson}`,
  ).run({ workspaceId, customerIds: JSON.stringify(customerIds), emailKey })
}
