import { createHash } from 'node:crypto'
import type { CustomerId, InquiryId, SentImportId } from '#core/ids'
import type { Span } from '#core/leads/archive/spans'
import { needsContact, sentForgottenMs } from '#core/leads/privacy/retention'
import { phoneKey } from '#core/leads/reconcile/phone-key'
import type { ReconciledLead, SentStatus } from '#core/leads/reconcile/reconcile'
import type { SentLead } from '#core/leads/sent/sent-lead'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readContact } from '../../sealing/read-contact.ts'
import { asTyped } from '../../sealing/seal-text.ts'
import { unsealed } from '../../sealing/unsealed.ts'
import type { ArchiveScope } from '../archive/lead-archives.ts'
import { leadNameKey } from '../archive/leads.ts'
import { removeSentPayload, writeSentPayload } from './sent-payloads.ts'

/** A lead of the site's files with what is known of it. */
export interface StoredSentLead extends ReconciledLead {
  readonly email: string | null
  readonly phone: string | null
  /** A contact is kept, and cannot be read now. */
  readonly isSealed: boolean
}

/** Thousands are read at once, while a person waits: what this version wrote it takes for what it is. */
export interface SentLeadRow {
  readonly key: string
  readonly at: Timestamp
  readonly name: string
  readonly customer_id: CustomerId | null
  readonly project: string
  readonly campaign: string
  readonly email: string | null
  readonly phone: string | null
  readonly status: string
  readonly answer_status: number | null
  readonly answer_text: string | null
  readonly suspicion: SentLead['suspicion']
  readonly contact_mark: number | null
}

export const unsealedOf = (column: 'email' | 'phone' | 'phone_key'): string =>
  unsealed({ table: 'sent_lead', column, row: 'key' })

export const sentLeadColumns = `key, at, name, customer_id, project, campaign, status,
  answer_status, answer_text, suspicion, contact_mark,
  ${unsealedOf('email')} AS email, ${unsealedOf('phone')} AS phone`

export const toSentLead = (row: SentLeadRow): StoredSentLead => ({
  lead: {
    key: row.key,
    at: row.at,
    name: row.name,
    customerId: row.customer_id,
    project: row.project,
    campaign: row.campaign,
    answer:
      row.answer_status === null
        ? null
        : { httpStatus: row.answer_status, text: row.answer_text ?? '' },
    suspicion: row.suspicion,
    contactMark: row.contact_mark,
  },
  status: JSON.parse(row.status) as SentStatus,
  ...readContact(row),
})

/** The hash of a key, which alone is kept of a deleted person's lead: nobody reads a name out of it. */
export const forgottenKey = (key: string): string => createHash('sha256').update(key).digest('hex')

export interface NewSentLead {
  readonly lead: SentLead
  readonly email: string
  readonly phone: string
  /** The row of the file, as JSON. */
  readonly record: string
}

/** The status of a lead before the first reconciliation. */
const notJudged = { kind: 'outsideWindow', why: 'notYet' } as const satisfies SentStatus

interface Insertion extends ArchiveScope {
  readonly importId: SentImportId
  readonly leads: readonly NewSentLead[]
  readonly now: Timestamp
  /** How to reach those who were sent before is not kept. */
  readonly contactsSince: Timestamp
}

/**
 * Writes imported leads, within the caller's transaction. Known ones keep what was found out about them; those of a
 * deleted person are left out.
 */
export const insertSentLeads = (
  db: WritableDb,
  { archive, importId, leads, now, contactsSince }: Insertion,
): void => {
  const meetForgotten = db.prepare(
    `UPDATE lead_forgotten SET until = max(until, @until)
     WHERE archive = @archive AND what = @what AND until > @now`,
  )
  const until = now + sentForgottenMs
  const insert = db.prepare(insertion)
  const hasArrived = db.prepare<[number, string], number>(arrival).pluck()
  for (const { lead, email, phone, record } of leads) {
    const what = forgottenKey(lead.key)
    if (meetForgotten.run({ archive, what, now, until }).changes > 0) continue
    const isReachable = lead.at >= contactsSince
    const { answer, ...told } = lead
    insert.run({
      answerStatus: answer?.httpStatus ?? null,
      answerText: answer?.text ?? null,
      archive,
      importId,
      ...told,
      nameKey: leadNameKey(lead.name),
      status: JSON.stringify(notJudged),
      statusKind: notJudged.kind,
      why: notJudged.why,
      email: email === '' || !isReachable ? null : asTyped(email.slice(0, 300)),
      phone: phone === '' || !isReachable ? null : asTyped(phone.slice(0, 100)),
      phoneKey: phone === '' || !isReachable ? null : phoneKey(phone),
    })
    if (!isReachable || hasArrived.get(archive, lead.key) === 1) continue
    writeSentPayload(db, { archive, key: lead.key, at: lead.at, payload: record })
  }
}

/**
 * Another file may lack the column, or be the log of an earlier attempt. The part in a file's name counts for all its
 * leads.
 */
const keepsAnswer = 'excluded.answer_status IS NULL OR answer_status BETWEEN 200 AND 299'

const insertion = `INSERT INTO sent_lead (archive, key, at, name, name_key, customer_id, project,
    campaign, answer_status, answer_text, suspicion, contact_mark, email, phone, phone_key,
    status, status_kind, why, first_import, last_import)
  VALUES (@archive, @key, @at, @name, @nameKey, @customerId, @project, @campaign, @answerStatus,
    @answerText, @suspicion, @contactMark,
    seal(@email, 'sent_lead.email', @key), seal(@phone, 'sent_lead.phone', @key),
    seal(@phoneKey, 'sent_lead.phone_key', @key), @status, @statusKind, @why, @importId, @importId)
  ON CONFLICT (archive, key) DO UPDATE SET at = excluded.at, name = excluded.name,
    name_key = excluded.name_key, customer_id = coalesce(excluded.customer_id, customer_id),
    project = excluded.project, campaign = excluded.campaign,
    answer_status = CASE WHEN ${keepsAnswer} THEN answer_status ELSE excluded.answer_status END,
    answer_text = CASE WHEN ${keepsAnswer} THEN answer_text ELSE excluded.answer_text END,
    suspicion = CASE WHEN excluded.suspicion IS NULL AND suspicion IN ('testAddress', 'markedTest')
      THEN suspicion ELSE excluded.suspicion END,
    contact_mark = coalesce(excluded.contact_mark, contact_mark), last_import = excluded.last_import,
    email = CASE WHEN status_kind IN ('arrived', 'late') THEN NULL ELSE excluded.email END,
    phone = CASE WHEN status_kind IN ('arrived', 'late') THEN NULL ELSE excluded.phone END,
    phone_key = CASE WHEN status_kind IN ('arrived', 'late') THEN NULL ELSE excluded.phone_key END`

const arrival = `SELECT 1 FROM sent_lead
  WHERE archive = ? AND key = ? AND status_kind IN ('arrived', 'late')`

export const readSentLead = (
  db: ReadableDb,
  { archive, key }: ArchiveScope & { readonly key: string },
): StoredSentLead | null => {
  const row = db
    .prepare<[number, string], SentLeadRow>(
      `SELECT ${sentLeadColumns} FROM sent_lead WHERE archive = ? AND key = ?`,
    )
    .get(archive, key)
  return row === undefined ? null : toSentLead(row)
}

/** How many of the keys are known. */
export const countKnownKeys = (
  db: ReadableDb,
  { archive, keys }: ArchiveScope & { readonly keys: readonly string[] },
): number =>
  db
    .prepare<[number, string], number>(
      `SELECT count(*) FROM sent_lead
       WHERE archive = ? AND key IN (SELECT value FROM json_each(?))`,
    )
    .pluck()
    .get(archive, JSON.stringify(keys)) ?? 0

/** Lists sent leads in the order of time, from the one after `after` on where that is given. */
export const listSentBetween = (
  db: ReadableDb,
  {
    archive,
    from,
    to,
    after,
    limit,
  }: ArchiveScope & Span & { readonly after: SentLead | null; readonly limit: number },
): StoredSentLead[] =>
  db
    .prepare<
      [{ archive: number; from: number; to: number; key: string; limit: number }],
      SentLeadRow
    >(
      `SELECT ${sentLeadColumns} FROM sent_lead
       WHERE archive = @archive AND (at, key) > (@from, @key) AND at < @to
       ORDER BY at, key LIMIT @limit`,
    )
    .all({ archive, to, limit, from: after?.at ?? from, key: after?.key ?? '' })
    .map(toSentLead)

/** Writes statuses, within the caller's transaction. A contact is removed as soon as nobody needs it. */
export const writeSentStatuses = (
  db: WritableDb,
  {
    archive,
    statuses,
  }: ArchiveScope & {
    readonly statuses: readonly { readonly key: string; readonly status: SentStatus }[]
  },
): void => {
  const write = db.prepare(
    `UPDATE sent_lead SET status = @status, status_kind = @kind, inquiry_id = @inquiryId,
       delay_ms = @delayMs, why = @why,
       email = CASE WHEN @hasArrived = 1 THEN NULL ELSE email END,
       phone = CASE WHEN @hasArrived = 1 THEN NULL ELSE phone END,
       phone_key = CASE WHEN @hasArrived = 1 THEN NULL ELSE phone_key END,
       is_told = CASE WHEN @isLost = 1 THEN is_told ELSE 0 END
     WHERE archive = @archive AND key = @key AND status <> @status`,
  )
  for (const { key, status } of statuses) {
    const hasArrived = !needsContact(status)
    if (hasArrived) removeSentPayload(db, { archive, key })
    write.run({
      archive,
      key,
      status: JSON.stringify(status),
      kind: status.kind,
      inquiryId: 'inquiryId' in status ? status.inquiryId : null,
      delayMs: 'delayMs' in status ? status.delayMs : null,
      why: 'why' in status ? status.why : null,
      hasArrived: hasArrived ? 1 : 0,
      isLost: status.kind === 'missing' || status.kind === 'rejected' ? 1 : 0,
    })
  }
}

/** The leads of the site that an inquiry is said to be. */
export const listSentOfInquiry = (
  db: ReadableDb,
  { archive, inquiryId }: ArchiveScope & { readonly inquiryId: InquiryId },
): StoredSentLead[] =>
  db
    .prepare<[number, number], SentLeadRow>(
      `SELECT ${sentLeadColumns} FROM sent_lead INDEXED BY sent_lead_of_inquiry
       WHERE archive = ? AND inquiry_id = ?`,
    )
    .all(archive, inquiryId)
    .map(toSentLead)

/** Lists those of the inquiries that a sent lead has become. */
export const listTakenInquiries = (
  db: ReadableDb,
  { archive, ids }: ArchiveScope & { readonly ids: readonly InquiryId[] },
): InquiryId[] =>
  db
    .prepare<[number, string], InquiryId>(
      `SELECT inquiry_id FROM sent_lead INDEXED BY sent_lead_of_inquiry
       WHERE archive = ? AND inquiry_id IN (SELECT value FROM json_each(?))`,
    )
    .pluck()
    .all(archive, JSON.stringify(ids))

/** Marks missing and refused leads as notified that were not before; answers how many they are. */
export const takeUntold = (
  db: WritableDb,
  { archive, kind, from, to }: ArchiveScope & Span & { readonly kind: 'missing' | 'rejected' },
): number =>
  db
    .prepare(
      `UPDATE sent_lead SET is_told = 1
       WHERE archive = ? AND status_kind = ? AND at >= ? AND at < ? AND is_told = 0`,
    )
    .run(archive, kind, from, to).changes

export interface LostLead {
  /** Tells the lead from others; what the site calls it is not in it. */
  readonly mark: string
  readonly at: Timestamp
  readonly project: string
  readonly status: 'missing' | 'rejected'
}

const mostLost = 5_000

/** Missing and refused leads, the newest first, without what says whose they are. */
export const listLostLeads = (
  db: ReadableDb,
  { archive, from, to }: ArchiveScope & Span,
): LostLead[] =>
  db
    .prepare<[number, number, number, number], Omit<LostLead, 'mark'> & { readonly key: string }>(
      `SELECT key, at, project, status_kind AS status FROM sent_lead
       WHERE archive = ? AND status_kind IN ('missing', 'rejected') AND at >= ? AND at < ?
       ORDER BY at DESC, key LIMIT ?`,
    )
    .all(archive, from, to, mostLost)
    .map(({ key, ...lost }) => ({ ...lost, mark: forgottenKey(key) }))
