import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import type { ShownEvidence } from '#core/payments/matching/shown-evidence'
import type { TransactionKey } from '#core/payments/statements/transaction-key'
import { query } from '../../../bridge/query.ts'

export interface PaymentEvidence {
  /** Null while the export of incoming payments was never read. */
  readonly exportedAt: number | null
  readonly evidence: ShownEvidence
}

/** What else is known of a payment: here, and in the CRM. */
export const evidenceOf = (workspaceId: WorkspaceId, key: TransactionKey) => ({
  ...query('payments.readEvidence', { workspaceId, key }),
  select: (told: OutputOf<'payments.readEvidence'>): PaymentEvidence => ({
    exportedAt: told.exportedAt,
    evidence: fromJson(told.evidence),
  }),
})
