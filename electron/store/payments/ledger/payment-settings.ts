import type { WorkspaceKey } from '#core/ids'
import {
  type PaymentSettings,
  paymentSettingsSchema,
  usualPaymentSettings,
} from '#core/payments/ledger/payment-settings'
import {
  type StatementMapping,
  statementMappingSchema,
} from '#core/payments/statements/statement-mapping'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readParts } from '../../rows/read-parts.ts'

export const readPaymentSettings = (
  db: ReadableDb,
  { workspaceId }: WorkspaceKey,
): PaymentSettings =>
  readParts(
    paymentSettingsSchema,
    usualPaymentSettings,
    db
      .prepare<[string], string>('SELECT settings FROM payment_settings WHERE workspace_id = ?')
      .pluck()
      .get(workspaceId),
  )

export const writePaymentSettings = (
  db: WritableDb,
  { workspaceId, settings }: WorkspaceKey & { readonly settings: PaymentSettings },
): void => {
  db.prepare(
    `INSERT INTO payment_settings (workspace_id, settings) VALUES (?, ?)
     ON CONFLICT (workspace_id) DO UPDATE SET settings = excluded.settings`,
  ).run(workspaceId, JSON.stringify(settings))
}

export interface RememberedMapping {
  readonly id: number
  readonly mapping: StatementMapping
  readonly usedAt: number
}

/** The mappings, the one used last first; one that can no longer be read is left out. */
export const listStatementMappings = (
  db: ReadableDb,
  { workspaceId }: WorkspaceKey,
): RememberedMapping[] =>
  db
    .prepare<[string], { id: number; mapping: string; used_at: number }>(
      `SELECT id, mapping, used_at FROM statement_mapping WHERE workspace_id = ?
       ORDER BY used_at DESC, id`,
    )
    .all(workspaceId)
    .flatMap(({ id, mapping, used_at }) => {
      const read = statementMappingSchema.safeParse(JSON.parse(mapping))
      return read.success ? [{ id, mapping: read.data, usedAt: used_at }] : []
    })

/** Remembers a mapping, in place of an earlier one for the same titles. */
export const rememberStatementMapping = (
  db: WritableDb,
  { workspaceId, mapping, at }: WorkspaceKey & { mapping: StatementMapping; at: number },
): void => {
  db.prepare(
    `INSERT INTO statement_mapping (workspace_id, titles, mapping, used_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (workspace_id, titles)
       DO UPDATE SET mapping = excluded.mapping, used_at = excluded.used_at`,
  ).run(workspaceId, JSON.stringify(mapping.titles), JSON.stringify(mapping), at)
}

export const forgetStatementMapping = (
  db: WritableDb,
  { workspaceId, id }: WorkspaceKey & { readonly id: number },
): void => {
  db.prepare('DELETE FROM statement_mapping WHERE workspace_id = ? AND id = ?').run(workspaceId, id)
}
