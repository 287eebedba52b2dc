import { z } from 'zod'
import type { WorkspaceId, WorkspaceKey } from '#core/ids'
import {
  type PaymentSettings,
  paymentSettingsSchema,
  usualPaymentSettings,
} from '#core/payments/ledger/payment-settings'
import { type PayerRule, payerRuleSchema } from '#core/payments/matching/payer-rule'
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
  readParts(paymentSettingsSchema, usualPaymentSettings, readKept(db, workspaceId))

export const writePaymentSettings = (
  db: WritableDb,
  { workspaceId, settings }: WorkspaceKey & { readonly settings: PaymentSettings },
): void => writeParts(db, workspaceId, settings)

const payerRulesSchema = z.strictObject({ payers: z.array(payerRuleSchema) })

export const listPayerRules = (
  db: ReadableDb,
  { workspaceId }: WorkspaceKey,
): readonly PayerRule[] =>
  readParts(payerRulesSchema, { payers: [] }, readKept(db, workspaceId)).payers

/** All rules for payers, in place of those before. */
export const writePayerRules = (
  db: WritableDb,
  { workspaceId, rules }: WorkspaceKey & { readonly rules: readonly PayerRule[] },
): void => writeParts(db, workspaceId, { payers: rules })

const readKept = (db: ReadableDb, workspaceId: WorkspaceId): string | undefined =>
  db
    .prepare<[string], string>('SELECT settings FROM payment_settings WHERE workspace_id = ?')
    .pluck()
    .get(workspaceId)

/** The parts are written by different screens: each leaves the others as they are. */
const writeParts = (db: WritableDb, workspaceId: WorkspaceId, parts: object): void => {
  db.prepare(
    `INSERT INTO payment_settings (workspace_id, settings) VALUES (?, ?)
     ON CONFLICT (workspace_id) DO UPDATE SET settings = json_patch(settings, excluded.settings)`,
  ).run(workspaceId, JSON.stringify(parts))
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
