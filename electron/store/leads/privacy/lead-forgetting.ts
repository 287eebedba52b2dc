import type { InquiryId, LeadDraftId, LeadSendingId, WorkspaceId } from '#core/ids'
import { listedForMs, sharedForMs } from '#core/leads/archive/polled-time'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import { sentForgottenMs } from '#core/leads/privacy/retention'
import { phoneKey } from '#core/leads/reconcile/phone-key'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { zeroing } from '../../file/zeroing.ts'
import { sealedGlob } from '../../sealing/seal-text.ts'
import {
  type ArchiveScope,
  findLeadArchive,
  type LeadArchive,
  noArchive,
} from '../archive/lead-archives.ts'
import { type LeadRow, leadColumns, leadNameKey, toSeenLead } from '../archive/leads.ts'
import {
  forgottenKey,
  type SentLeadRow,
  type StoredSentLead,
  sentLeadColumns,
  toSentLead,
  unsealedOf,
} from '../sent/sent-leads.ts'

/** Inquiries of persons who were deleted here. */
export const listForgotten = (
  db: ReadableDb,
  { archive, now }: ArchiveScope & { readonly now: Timestamp },
): Set<InquiryId> =>
  new Set(
    db
      .prepare<[number, number], string>(
        'SELECT what FROM lead_forgotten WHERE archive = ? AND until > ?',
      )
      .pluck()
      .all(archive, now)
      .flatMap((what) => (/^\d+$/.test(what) ? [Number(what) as InquiryId] : [])),
  )

interface Person extends ArchiveScope {
  readonly customerIds: readonly number[]
  /** The name to look for; empty where it is not known. */
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** Finds leads that may be of a person. */
export const findLeadsOf = (db: ReadableDb, person: Person): SeenLead[] =>
  db
    .prepare<[object], LeadRow>(
      `SELECT ${leadColumns} FROM lead INDEXED BY lead_of_customer WHERE archive = @archive
         AND customer_id IN (SELECT value FROM json_each(@customerIds))
       UNION
       SELECT ${leadColumns} FROM lead INDEXED BY lead_named
       WHERE archive = @archive AND name_key = @nameKey
         AND @nameKey <> ''
       UNION
       SELECT ${leadColumns} FROM lead WHERE archive = @archive AND inquiry_id IN
         (SELECT value FROM json_each(@inquiryIds))`,
    )
    .all({ ...valuesOf(person), inquiryIds: JSON.stringify(inquiriesOf(db, person)) })
    .map(toSeenLead)

/** The inquiries that the person's sent leads became. */
const inquiriesOf = (db: ReadableDb, person: Person): number[] =>
  findSentOf(db, person).flatMap(({ status }) => ('inquiryId' in status ? [status.inquiryId] : []))

export const findSentOf = (db: ReadableDb, person: Person): StoredSentLead[] =>
  db
    .prepare<[object], SentLeadRow>(
      `SELECT ${sentLeadColumns} FROM sent_lead INDEXED BY sent_lead_of_customer
       WHERE archive = @archive AND customer_id IN (SELECT value FROM json_each(@customerIds))
       UNION
       SELECT ${sentLeadColumns} FROM sent_lead INDEXED BY sent_lead_named
       WHERE archive = @archive AND name_key = @nameKey
         AND @nameKey <> ''
       UNION
       SELECT ${sentLeadColumns} FROM sent_lead INDEXED BY sent_lead_with_contact
       WHERE archive = @archive AND (email IS NOT NULL OR phone IS NOT NULL)
         AND ((@email <> '' AND lower(${unsealedOf('email')}) = @email)
           OR (@phoneKey <> ''
             AND ${unsealedOf('phone_key')} = @phoneKey))
       UNION
       SELECT ${sentLeadColumns} FROM sent_lead INDEXED BY sent_lead_of_inquiry
       WHERE archive = @archive AND inquiry_id IN
         (SELECT inquiry_id FROM lead INDEXED BY lead_of_customer WHERE archive = @archive
           AND customer_id IN (SELECT value FROM json_each(@customerIds)))`,
    )
    .all(valuesOf(person))
    .map(toSentLead)

/** Counts leads whose contact cannot be read now. */
export const countSealedSent = (db: ReadableDb, { archive }: ArchiveScope): number =>
  db
    .prepare<[object], number>(
      `SELECT count(*) FROM sent_lead INDEXED BY sent_lead_with_contact
       WHERE archive = @archive AND (email IS NOT NULL OR phone IS NOT NULL)
         AND (${unsealedOf('email')} GLOB @glob OR ${unsealedOf('phone')} GLOB @glob)`,
    )
    .pluck()
    .get({ archive, glob: sealedGlob }) ?? 0

const valuesOf = ({ archive, customerIds, name, email, phone }: Person) => ({
  archive,
  customerIds: JSON.stringify(customerIds),
  nameKey: leadNameKey(name),
  email: email.trim().toLowerCase(),
  phoneKey: phoneKey(phone),
})

export interface PersonToForget {
  readonly workspaceId: WorkspaceId
  readonly inquiryIds: readonly InquiryId[]
  readonly sentKeys: readonly string[]
  readonly drafts: readonly LeadDraftId[]
  readonly sendings: readonly LeadSendingId[]
  /** Only the leads' numbers are stored for a while, so that no list brings them back. */
  readonly now: Timestamp
}

/** Deletes a person's leads, within the caller's transaction. */
export const forgetPerson = (db: WritableDb, person: PersonToForget): void => {
  const sentKeys = person.sentKeys.map(forgottenKey)
  forgetRows(db, { ...person, sentKeys, keys: person.sentKeys })
}

/** Deletes the leads of a person of whom only hashes of keys are known: every lead is looked at. */
export const forgetHashedPerson = (
  db: WritableDb,
  person: Omit<PersonToForget, 'inquiryIds' | 'drafts' | 'sendings'> &
    Readonly<Record<'drafts' | 'sendings', readonly string[]>> & {
      readonly inquiryIds: readonly number[]
    },
): void => {
  const wanted = new Set(person.sentKeys)
  const keys = db
    .prepare<[number], string>('SELECT key FROM sent_lead WHERE archive = ?')
    .pluck()
    .all(findLeadArchive(db, person.workspaceId))
    .filter((key) => wanted.has(forgottenKey(key)))
  forgetRows(db, { ...person, keys })
}

interface RowsToForget {
  readonly workspaceId: WorkspaceId
  readonly inquiryIds: readonly number[]
  /** The keys of leads of the web site. */
  readonly keys: readonly string[]
  /** Hashes of their keys. */
  readonly sentKeys: readonly string[]
  readonly drafts: readonly string[]
  readonly sendings: readonly string[]
  readonly now: Timestamp
}

const forgetRows = (db: WritableDb, person: RowsToForget): void => {
  const archive = findLeadArchive(db, person.workspaceId)
  // An account that lists no leads may have sent some all the same.
  if (archive !== noArchive) forgetInArchive(db, archive, person)
  for (const id of person.drafts) db.prepare('DELETE FROM lead_draft WHERE id = ?').run(id)
  for (const id of person.sendings) db.prepare('DELETE FROM lead_sending WHERE id = ?').run(id)
}

const forgetInArchive = (db: WritableDb, archive: LeadArchive, person: RowsToForget): void => {
  const keep = db.prepare(
    `INSERT INTO lead_forgotten (archive, what, until) VALUES (?, ?, ?)
     ON CONFLICT (archive, what) DO UPDATE SET until = max(until, excluded.until)`,
  )
  for (const id of person.inquiryIds) {
    keep.run(archive, String(id), person.now + listedForMs + sharedForMs)
    db.prepare('DELETE FROM lead WHERE archive = ? AND inquiry_id = ?').run(archive, id)
    db.prepare('DELETE FROM sent_link WHERE archive = ? AND inquiry_id = ?').run(archive, id)
  }
  for (const what of person.sentKeys) keep.run(archive, what, person.now + sentForgottenMs)
  for (const key of person.keys) {
    db.prepare('DELETE FROM sent_lead WHERE archive = ? AND key = ?').run(archive, key)
    db.prepare('DELETE FROM sent_link WHERE archive = ? AND sent_key = ?').run(archive, key)
    db.prepare('DELETE FROM sent_word WHERE archive = ? AND sent_key = ?').run(archive, key)
  }
}

/** Runs a change after which deleted rows are overwritten, in the file and in its log. */
export const overwriting = <T>(db: WritableDb, change: () => T): T => {
  const done = zeroing(db, () => db.transaction(change)())
  db.pragma('wal_checkpoint(TRUNCATE)')
  return done
}
