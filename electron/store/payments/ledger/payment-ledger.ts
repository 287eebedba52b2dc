import type { StatementId, WorkspaceId, WorkspaceKey } from '#core/ids'
import type { Ledger, LedgerEntry } from '#core/payments/ledger/ledger'
import { bookedStates, type CountedState } from '#core/payments/ledger/payment-state'
import { paymentSearchText } from '#core/payments/statements/search-text'
import type { SearchedAmount } from '#core/payments/statements/searched-amount'
import type { TransactionKey } from '#core/payments/statements/transaction-key'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { openPaymentStates } from './payment-states.ts'

// Thousands of entries are read at once: what this version wrote it takes for what it is.
const toEntry = (text: string): LedgerEntry => JSON.parse(text) as LedgerEntry

const openList = JSON.stringify(openPaymentStates)

export const readPayment = (
  db: ReadableDb,
  { workspaceId, key }: WorkspaceKey & { readonly key: TransactionKey },
): LedgerEntry | null => {
  const entry = db
    .prepare<[string, string], string>(
      'SELECT entry FROM payment WHERE workspace_id = ? AND key = ?',
    )
    .pluck()
    .get(workspaceId, key)
  return entry === undefined ? null : toEntry(entry)
}

/** Reads those of the payments that exist. */
export const readPayments = (
  db: ReadableDb,
  { workspaceId, keys }: WorkspaceKey & { readonly keys: readonly TransactionKey[] },
): LedgerEntry[] =>
  db
    .prepare<[string, string], string>(
      `SELECT entry FROM json_each(?) AS wanted CROSS JOIN payment
         ON payment.key = wanted.value AND payment.workspace_id = ?`,
    )
    .pluck()
    .all(JSON.stringify(keys), workspaceId)
    .map(toEntry)

/** Reads what an import compares with: the same transactions, and others of the same sums. */
export const readLedgerBeside = (
  db: ReadableDb,
  {
    workspaceId,
    amounts,
  }: WorkspaceKey & { readonly amounts: readonly { minor: number; currency: string }[] },
): Ledger => {
  const entries = db
    .prepare<[string, string], string>(
      `SELECT entry FROM (SELECT DISTINCT value ->> 0 AS minor, value ->> 1 AS currency
                          FROM json_each(?)) AS wanted
         CROSS JOIN payment INDEXED BY payment_by_amount ON payment.workspace_id = ?
           AND payment.amount_minor = wanted.minor AND payment.currency = wanted.currency`,
    )
    .pluck()
    .all(JSON.stringify(amounts.map(({ minor, currency }) => [minor, currency])), workspaceId)
    .map(toEntry)
  return new Map(entries.map((entry) => [entry.key, entry]))
}

export const listPaymentsInState = (
  db: ReadableDb,
  { workspaceId, states }: WorkspaceKey & { readonly states: readonly CountedState[] },
): LedgerEntry[] =>
  db
    .prepare<[string, string], string>(
      `SELECT entry FROM payment WHERE workspace_id = ?
         AND state_kind IN (SELECT value FROM json_each(?)) ORDER BY booked_on, key`,
    )
    .pluck()
    .all(workspaceId, JSON.stringify(states))
    .map(toEntry)

/** Workspaces in which something was being sent when the application ended. */
export const listPaymentsUnderWay = (db: ReadableDb): WorkspaceId[] =>
  db
    .prepare<[], WorkspaceId>(
      `SELECT id FROM workspace WHERE EXISTS (SELECT 1 FROM payment
         WHERE payment.workspace_id = workspace.id AND payment.state_kind = 'sending')`,
    )
    .pluck()
    .all()

export interface PaymentThatLeft {
  readonly key: TransactionKey
  readonly state: 'sent' | 'booked' | 'unknown'
  /** How many times it was sent. */
  readonly sends: number
}

/** Payments that must not leave again, in pages by their keys. */
export const listPaymentsThatLeft = (
  db: ReadableDb,
  { workspaceId, after, limit }: WorkspaceKey & { readonly after: string; readonly limit: number },
): PaymentThatLeft[] =>
  db
    .prepare<[string, string, number], PaymentThatLeft>(
      // In the order of the keys: by their states all would be sorted for each page.
      `SELECT key, state_kind AS state, entry ->> '$.sends' AS sends FROM payment WHERE workspace_id = ? AND key > ?
         AND +state_kind IN ('sent', 'booked', 'unknown') ORDER BY key LIMIT ?`,
    )
    .all(workspaceId, after, limit)

/** Confirmed or sent for a prescribed payment, whatever became of it. */
export const listPrescribedPaid = (
  db: ReadableDb,
  { workspaceId }: WorkspaceKey,
): Pick<LedgerEntry, 'transaction' | 'prescribedPaymentId' | 'state'>[] =>
  db
    .prepare<[string], string>(
      'SELECT entry FROM payment WHERE workspace_id = ? AND prescribed_id IS NOT NULL',
    )
    .pluck()
    .all(workspaceId)
    .map(toEntry)

/** What each booked payment of a payer was for. */
export const listBookedFor = (
  db: ReadableDb,
  { workspaceId, account }: WorkspaceKey & { readonly account: string },
): number[] =>
  db
    .prepare<[object], number>(
      // No entry is parsed for it: whoever looks at one payment waits for this.
      `SELECT prescribed_id FROM payment
       WHERE workspace_id = @workspaceId AND prescribed_id IS NOT NULL
         AND state_kind IN (SELECT value FROM json_each(@booked))
         AND json_extract(entry, '$.transaction.counterAccount') = @account`,
    )
    .pluck()
    .all({ workspaceId, account, booked: JSON.stringify(bookedStates) })

/** Day by day; a month is written as 2026-11. */
export const listPaymentsOfMonth = (
  db: ReadableDb,
  { workspaceId, month }: WorkspaceKey & { readonly month: string },
): LedgerEntry[] =>
  db
    .prepare<[object], string>(
      `SELECT entry FROM payment
       WHERE workspace_id = @workspaceId AND booked_on BETWEEN @month || '-01' AND @month || '-31'
       ORDER BY booked_on, key`,
    )
    .pluck()
    .all({ workspaceId, month })
    .map(toEntry)

export interface SearchedPayments extends WorkspaceKey {
  readonly scope: 'open' | 'all'
  readonly statementId: StatementId | null
  /** Null finds everything. */
  readonly search: PaymentSearch | null
}

/** A payment is found by any of these. */
export interface PaymentSearch extends SearchedAmount {
  /** Folded as `paymentSearchText` is. */
  readonly text: string
  readonly keys: readonly TransactionKey[]
  readonly prescribedIds: readonly number[]
}

export interface PaymentsPage extends SearchedPayments {
  /** Only payments in these states; null for every state in the scope. */
  readonly states: readonly CountedState[] | null
  readonly offset: number
  readonly limit: number
}

const searched = `payment.workspace_id = @workspaceId
  AND (@scope = 'all' OR payment.state_kind IN (SELECT value FROM json_each(@openList)))
  AND (@statementId IS NULL OR payment.key IN
    (SELECT key FROM statement_payment WHERE statement_id = @statementId))
  AND (@text IS NULL OR instr(payment.folded, @text) > 0
    OR payment.amount_minor BETWEEN @fromMinor AND @toMinor
    OR payment.prescribed_id IN (SELECT value FROM json_each(@prescribedIds))
    OR payment.key IN (SELECT value FROM json_each(@keys)))`

const searchValues = ({ search, ...of }: SearchedPayments): object => ({
  workspaceId: of.workspaceId,
  scope: of.scope,
  statementId: of.statementId,
  text: search?.text ?? null,
  fromMinor: search?.fromMinor ?? null,
  toMinor: search?.toMinor ?? null,
  keys: JSON.stringify(search?.keys ?? []),
  prescribedIds: JSON.stringify(search?.prescribedIds ?? []),
  openList,
})

const lines =
  "json_extract(entry, '$.transaction.statement'), json_extract(entry, '$.transaction.line')"

// A search looks at every payment: the index has all that it looks at, and no entry is read that it does not find.
const searchedRows = 'payment INDEXED BY payment_in_state'

/** A statement line by line; of several the newest day first. */
export const listPaymentsPage = (
  db: ReadableDb,
  { states, offset, limit, ...of }: PaymentsPage,
): LedgerEntry[] =>
  db
    .prepare<[object], string>(
      `SELECT entry FROM ${of.search === null ? 'payment' : searchedRows} WHERE ${searched}
         AND (@states IS NULL OR payment.state_kind IN (SELECT value FROM json_each(@states)))
       ORDER BY ${of.statementId === null ? 'booked_on DESC, ' : ''}${lines}, key
       LIMIT @limit OFFSET @offset`,
    )
    .pluck()
    .all({ ...searchValues(of), offset, limit, states: states && JSON.stringify(states) })
    .map(toEntry)

export interface SearchedCount {
  readonly state: CountedState
  readonly currency: string
  /** 1 for payments that looked like others when they were imported. */
  readonly isTwin: 0 | 1
  readonly count: number
  readonly minor: number
}

/** How many of those that are searched are in each state, and what they add up to. */
export const countSearchedPayments = (db: ReadableDb, of: SearchedPayments): SearchedCount[] =>
  db
    .prepare<[object], SearchedCount>(
      `SELECT state_kind AS state, currency, is_twin AS isTwin,
         count(*) AS count, sum(amount_minor) AS minor
       FROM payment WHERE ${searched} GROUP BY state_kind, currency, is_twin ORDER BY currency`,
    )
    .all(searchValues(of))

export interface CountedPayments {
  readonly currency: string
  readonly state_kind: CountedState
  readonly count: number
  readonly minor: number
}

/** How many payments of which sum are in each state. */
export const countPayments = (db: ReadableDb, { workspaceId }: WorkspaceKey): CountedPayments[] =>
  db
    .prepare<[string], CountedPayments>(
      `SELECT currency, state_kind, count(*) AS count, sum(amount_minor) AS minor
       FROM payment WHERE workspace_id = ? GROUP BY currency, state_kind ORDER BY currency`,
    )
    .all(workspaceId)

/** Whoever changes an entry has read it in the same turn: nothing else writes in between. */
export const writePayments = (
  db: WritableDb,
  { workspaceId, entries }: WorkspaceKey & { readonly entries: readonly LedgerEntry[] },
): void =>
  db.transaction(() => {
    const put = db.prepare(
      `INSERT INTO payment (workspace_id, key, entry, folded) VALUES (?, ?, ?, ?)
       ON CONFLICT (workspace_id, key) DO UPDATE SET entry = excluded.entry, folded = excluded.folded`,
    )
    for (const entry of entries) {
      put.run(workspaceId, entry.key, JSON.stringify(entry), paymentSearchText(entry))
    }
  })()
