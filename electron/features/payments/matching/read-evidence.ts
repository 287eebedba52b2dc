import { notFound, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { toJson } from '#core/json'
import { bookedEvidence } from '#core/payments/matching/booked-evidence'
import { claimOf } from '#core/payments/matching/match-booked'
import type { ShownEvidence } from '#core/payments/matching/shown-evidence'
import type { PaymentsDependencies } from '../dependencies.ts'
import { claimedPayments } from '../ledger/suspected-booked.ts'

/** Looks in the CRM's own export for a payment whose answer was lost. */
export const readEvidence = (
  { store }: Pick<PaymentsDependencies, 'store'>,
  { workspaceId, key }: ParsedInputOf<'payments.readEvidence'>,
): Result<OutputOf<'payments.readEvidence'>> => {
  const entry = store.readPayment({ workspaceId, key })
  if (entry === null) return notFound('afterFix')
  const exported = store.readPaymentExport({ workspaceId, name: 'payments-incoming' })
  const { payments: incoming, exportedAt } = exported ?? { payments: [], exportedAt: 0 }
  const claimed = claimedPayments(store, { workspaceId })
  // A payment of the CRM that a person has given to this entry is shown again, so that they can say otherwise.
  const own = claimOf(entry)
  if (own !== null) claimed.delete(own)
  const { isExportOlder, missing, found } = bookedEvidence({ entry, incoming, exportedAt, claimed })
  const byId = new Map(incoming.map((payment) => [payment.id, payment]))
  const shown: ShownEvidence = {
    isExportOlder: exported === null || isExportOlder,
    twin: entry.twinOf === null ? null : store.readPayment({ workspaceId, key: entry.twinOf }),
    missing,
    unread: exported?.unreadRows.length ?? 0,
    found: found.flatMap((one) => {
      const payment = byId.get(one.paymentId)
      return payment === undefined ? [] : [{ ...one, payment }]
    }),
  }
  return success({
    exportedAt: exported?.exportedAt ?? null,
    evidence: toJson(shown),
  })
}
