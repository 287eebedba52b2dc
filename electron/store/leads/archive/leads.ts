import type { AccountId, CustomerId, InquiryId } from '#core/ids'
import { leadAt } from '#core/leads/archive/lead-index'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import type { Span } from '#core/leads/archive/spans'
import { nameWords } from '#core/leads/reconcile/name-words'
import type { LeadPairing, NewPairing, PairedLead } from '#core/leads/reconcile/reconcile-changes'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import type { ArchiveScope } from './lead-archives.ts'

/** Thousands are read at once, while a person waits: what this version wrote it takes for what it is. */
export interface LeadRow {
  readonly inquiry_id: InquiryId
  readonly customer_id: CustomerId
  readonly customer_name: string
  readonly at: Timestamp | null
  readonly projects: string
  readonly campaign: string
  readonly product_interest: string
  readonly first_seen_at: Timestamp
  readonly last_seen_at: Timestamp
}

export const leadColumns = `inquiry_id, customer_id, customer_name, at, projects, campaign,
  product_interest, first_seen_at, last_seen_at`

export const toSeenLead = (row: LeadRow): SeenLead => ({
  inquiryId: row.inquiry_id,
  customerId: row.customer_id,
  customerName: row.customer_name,
  at: row.at,
  projects: JSON.parse(row.projects),
  campaign: row.campaign,
  productInterest: row.product_interest,
  firstSeenAt: row.first_seen_at,
  lastSeenAt: row.last_seen_at,
})

/** Reads those of the leads that exist, in no order. */
export const readLeads = (
  db: ReadableDb,
  { archive, ids }: ArchiveScope & { readonly ids: readonly InquiryId[] },
): SeenLead[] =>
  db
    .prepare<[number, string], LeadRow>(
      `SELECT ${leadColumns} FROM lead
       WHERE archive = ? AND inquiry_id IN (SELECT value FROM json_each(?))`,
    )
    .all(archive, JSON.stringify(ids))
    .map(toSeenLead)

/** Lists leads in the order of time, from the one after `after` on where that is given. */
export const listLeadsBetween = (
  db: ReadableDb,
  {
    archive,
    from,
    to,
    after,
    limit,
  }: ArchiveScope &
    Span & {
      readonly after: SeenLead | null
      readonly limit: number
    },
): PairedLead[] =>
  db
    .prepare<[object], LeadRow & { readonly pairing: LeadPairing }>(
      `SELECT ${leadColumns}, pairing FROM lead
       WHERE archive = @archive AND (counted_at, inquiry_id) > (@from, @inquiryId)
         AND counted_at < @to
       ORDER BY counted_at, inquiry_id LIMIT @limit`,
    )
    .all({
      archive,
      to,
      limit,
      inquiryId: after?.inquiryId ?? -1,
      from: after === null ? from : leadAt(after),
    })
    .map((row) => ({ lead: toSeenLead(row), pairing: row.pairing }))

const upsert = `INSERT INTO lead
    (archive, inquiry_id, account_id, customer_id, customer_name, name_key, at, projects, campaign,
     product_interest, first_seen_at, last_seen_at, counted_at)
  VALUES (@archive, @inquiryId, @accountId, @customerId, @customerName, @nameKey, @at, @projects,
     @campaign, @productInterest, @firstSeenAt, @lastSeenAt, @countedAt)
  ON CONFLICT (archive, inquiry_id) DO UPDATE SET
    account_id = excluded.account_id, customer_id = excluded.customer_id,
    customer_name = excluded.customer_name, name_key = excluded.name_key, at = excluded.at,
    projects = excluded.projects, campaign = excluded.campaign,
    product_interest = excluded.product_interest, first_seen_at = excluded.first_seen_at,
    last_seen_at = excluded.last_seen_at, counted_at = excluded.counted_at`

/** Writes leads, within the caller's transaction. */
export const writeLeads = (
  db: WritableDb,
  {
    archive,
    accountId,
    leads,
  }: ArchiveScope & { readonly accountId: AccountId; readonly leads: readonly SeenLead[] },
): void => {
  const write = db.prepare(upsert)
  for (const lead of leads) {
    write.run({
      archive,
      accountId,
      inquiryId: lead.inquiryId,
      customerId: lead.customerId,
      customerName: lead.customerName,
      nameKey: leadNameKey(lead.customerName),
      at: lead.at,
      projects: JSON.stringify([...new Set(lead.projects.map((name) => name.trim()))]),
      campaign: lead.campaign.trim(),
      productInterest: lead.productInterest.trim(),
      firstSeenAt: lead.firstSeenAt,
      lastSeenAt: lead.lastSeenAt,
      countedAt: leadAt(lead),
    })
  }
}

/** The key by which names are sorted and searched. */
export const leadNameKey = (name: string): string => nameWords(name).join(' ')

/** Writes pairings, within the caller's transaction. */
export const writePairings = (
  db: WritableDb,
  {
    archive,
    pairings,
  }: ArchiveScope & {
    readonly pairings: readonly NewPairing[]
  },
): void => {
  const write = db.prepare(
    'UPDATE lead SET pairing = ? WHERE archive = ? AND inquiry_id = ? AND pairing IS NOT ?',
  )
  for (const { inquiryId, pairing } of pairings) write.run(pairing, archive, inquiryId, pairing)
}

/** Writes only when leads were last listed, within the caller's transaction. */
export const touchLeads = (
  db: WritableDb,
  {
    archive,
    ids,
    seenAt,
  }: ArchiveScope & { readonly ids: readonly InquiryId[]; readonly seenAt: Timestamp },
): void => {
  const touch = db.prepare('UPDATE lead SET last_seen_at = ? WHERE archive = ? AND inquiry_id = ?')
  for (const id of ids) touch.run(seenAt, archive, id)
}

/** Lists the leads that first stood in an account's list at or after a moment. */
export const listLeadsFirstSeen = (
  db: ReadableDb,
  {
    archive,
    accountId,
    since,
  }: ArchiveScope & { readonly accountId: AccountId; readonly since: Timestamp },
): SeenLead[] =>
  db
    .prepare<[number, number, string], LeadRow>(
      `SELECT ${leadColumns} FROM lead
       WHERE archive = ? AND first_seen_at >= ? AND account_id = ? ORDER BY first_seen_at`,
    )
    .all(archive, since, accountId)
    .map(toSeenLead)
