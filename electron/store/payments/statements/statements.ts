import type { StatementId, WorkspaceKey } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { bookedStates, maybeBookedStates } from '#core/payments/ledger/payment-state'
import type {
  ImportedStatement,
  StatementImport,
} from '#core/payments/statements/imported-statement'
import type { TransactionKey } from '#core/payments/statements/transaction-key'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { writePayments } from '../ledger/payment-ledger.ts'
import { waitingPaymentStates } from '../ledger/payment-states.ts'

export interface ImportStatementInput extends WorkspaceKey {
  readonly statement: StatementImport
  /** Every payment of it, those too that were there. */
  readonly keys: readonly TransactionKey[]
  /** Payments that it adds or takes back, as they are from then on. */
  readonly entries: readonly LedgerEntry[]
}

/** The statement and its payments, or neither. */
export const insertStatement = (
  db: WritableDb,
  { workspaceId, statement, keys, entries }: ImportStatementInput,
): void =>
  db.transaction(() => {
    const { id, sha256, importedAt } = statement
    db.prepare(
      'INSERT INTO statement (id, workspace_id, sha256, imported_at, body) VALUES (?, ?, ?, ?, ?)',
    ).run(id, workspaceId, sha256, importedAt, JSON.stringify(statement))
    writePayments(db, { workspaceId, entries })
    const tie = db.prepare(
      'INSERT OR IGNORE INTO statement_payment (statement_id, key) VALUES (?, ?)',
    )
    for (const key of keys) tie.run(id, key)
  })()

interface Row {
  readonly body: string
  readonly payments: number
  readonly booked: number
  readonly unknown: number
  readonly open: number
}

const countedStates = {
  booked: JSON.stringify(bookedStates),
  unknown: JSON.stringify(maybeBookedStates),
  open: JSON.stringify(waitingPaymentStates),
}

const countIn = (states: keyof typeof countedStates): string =>
  `coalesce(sum(payment.state_kind IN (SELECT value FROM json_each(@${states}))), 0)`

/** The newest first, each with what has become of its payments. */
export const listStatements = (
  db: ReadableDb,
  { workspaceId }: WorkspaceKey,
): ImportedStatement[] =>
  db
    .prepare<[object], Row>(
      `SELECT body, count(payment.key) AS payments,
         ${countIn('booked')} AS booked, ${countIn('unknown')} AS unknown, ${countIn('open')} AS open
       FROM statement
       LEFT JOIN statement_payment ON statement_payment.statement_id = statement.id
       LEFT JOIN payment ON payment.workspace_id = statement.workspace_id
         AND payment.key = statement_payment.key
       WHERE statement.workspace_id = @workspaceId
       GROUP BY statement.id ORDER BY statement.imported_at DESC, statement.id`,
    )
    .all({ workspaceId, ...countedStates })
    .map(({ body, ...counts }) => ({ ...(JSON.parse(body) as StatementImport), ...counts }))

/** When these bytes were last imported. */
export const readImportedAt = (
  db: ReadableDb,
  { workspaceId, sha256 }: WorkspaceKey & { readonly sha256: string },
): number | null =>
  db
    .prepare<[string, string], number | null>(
      'SELECT max(imported_at) FROM statement WHERE workspace_id = ? AND sha256 = ?',
    )
    .pluck()
    .get(workspaceId, sha256) ?? null

const neverSent = `payment.workspace_id = @workspaceId
  AND payment.key IN (SELECT key FROM statement_payment WHERE statement_id = @statementId)
  AND payment.state_kind IN ('new', 'confirmed', 'leftOut')
  AND json_extract(payment.entry, '$.sends') = 0
  AND NOT EXISTS (SELECT 1 FROM statement_payment AS other
    WHERE other.key = payment.key AND other.statement_id <> @statementId
      AND other.statement_id IN (SELECT id FROM statement WHERE workspace_id = @workspaceId))`

/** A statement as it was when it was removed, with those of its payments that went with it. */
export interface RemovedStatement {
  readonly statement: StatementImport
  readonly keys: readonly TransactionKey[]
  readonly removed: readonly LedgerEntry[]
}

/** Removes a statement with those of its payments that were never sent. Null where the statement is not there. */
export const removeStatement = (
  db: WritableDb,
  of: WorkspaceKey & { readonly statementId: StatementId },
): RemovedStatement | null =>
  db.transaction(() => {
    const { statementId, workspaceId } = of
    const body = db
      .prepare<[string, string], string>(
        'SELECT body FROM statement WHERE id = ? AND workspace_id = ?',
      )
      .pluck()
      .get(statementId, workspaceId)
    if (body === undefined) return null
    const keys = db
      .prepare<[string], TransactionKey>('SELECT key FROM statement_payment WHERE statement_id = ?')
      .pluck()
      .all(statementId)
    const removed = db
      .prepare<[object], string>(`DELETE FROM payment WHERE ${neverSent} RETURNING entry`)
      .pluck()
      .all(of)
      .map((entry) => JSON.parse(entry) as LedgerEntry)
    db.prepare('DELETE FROM statement WHERE id = ?').run(statementId)
    return { statement: JSON.parse(body) as StatementImport, keys, removed }
  })()
