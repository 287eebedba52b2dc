import { z } from 'zod'
import { type Failure, failureSchema } from '#core/contract/failure'
import { type AccountId, accountIdSchema } from '#core/ids'
import type { Span } from '#core/leads/archive/spans'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

/** How the last request for an account's list went. */
export interface LeadPoll {
  readonly accountId: AccountId
  readonly askedAt: Timestamp
  /** The colleague whose computer was answered last; null: this one was. */
  readonly askedBy: string | null
  /** When the last answered poll was made. */
  readonly checkedAt: Timestamp | null
  readonly failure: Failure | null
  /** The inquiries of the last answered list that could not be read, by their numbers as far as they are told. */
  readonly unreadLeads: readonly string[]
}

const namesSchema = z.array(z.string())

const rowSchema = z
  .object({
    account_id: accountIdSchema,
    asked_at: z.int(),
    asked_by: z.string().nullable(),
    checked_at: z.int().nullable(),
    failure: z.string().nullable(),
    unread_leads: z.string(),
  })
  .transform(
    (row): LeadPoll => ({
      accountId: row.account_id,
      askedAt: row.asked_at,
      askedBy: row.asked_by,
      checkedAt: row.checked_at,
      failure:
        row.failure === null
          ? null
          : (failureSchema.safeParse(JSON.parse(row.failure)).data ?? null),
      unreadLeads: namesSchema.safeParse(JSON.parse(row.unread_leads)).data ?? [],
    }),
  )

export const readLeadPoll = (db: ReadableDb, accountId: AccountId): LeadPoll | null => {
  const row = db
    .prepare<[string]>(
      `SELECT account_id, asked_at, asked_by, checked_at, failure, unread_leads FROM lead_poll
       WHERE account_id = ?`,
    )
    .get(accountId)
  return row === undefined ? null : rowSchema.parse(row)
}

/** Writes a poll; writes nothing where the account was removed meanwhile. */
export const writeLeadPoll = (db: WritableDb, poll: LeadPoll): void => {
  db.prepare(
    `INSERT INTO lead_poll (account_id, asked_at, asked_by, checked_at, failure, unread_leads)
     SELECT id, @askedAt, @askedBy, @checkedAt, @failure, @unreadLeads FROM account
     WHERE id = @accountId
     ON CONFLICT (account_id) DO UPDATE SET asked_at = excluded.asked_at,
       asked_by = iif(excluded.checked_at IS NULL, asked_by, excluded.asked_by),
       checked_at = coalesce(excluded.checked_at, checked_at), failure = excluded.failure,
       unread_leads = iif(excluded.checked_at IS NULL, unread_leads, excluded.unread_leads)`,
  ).run({
    ...poll,
    failure: poll.failure === null ? null : JSON.stringify(poll.failure),
    unreadLeads: JSON.stringify(poll.unreadLeads),
  })
}

/** The spans, in order, in which the account's lists have shown every lead. */
export const listLeadCovered = (db: ReadableDb, accountId: AccountId): Span[] =>
  db
    .prepare<[string], Span>(
      `SELECT from_at AS "from", to_at AS "to" FROM lead_covered
       WHERE account_id = ? ORDER BY from_at`,
    )
    .all(accountId)

export const replaceLeadCovered = (
  db: WritableDb,
  { accountId, covered }: { readonly accountId: AccountId; readonly covered: readonly Span[] },
): void =>
  db.transaction(() => {
    db.prepare('DELETE FROM lead_covered WHERE account_id = ?').run(accountId)
    const insert = db.prepare(
      `INSERT INTO lead_covered (account_id, from_at, to_at)
       SELECT id, ?, ? FROM account WHERE id = ?`,
    )
    for (const { from, to } of covered) insert.run(from, to, accountId)
  })()
