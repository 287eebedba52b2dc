import type { Result } from '#core/contract/failure'
import type { WorkspaceKey } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import type { PaymentSettings } from '#core/payments/ledger/payment-settings'
import { checkMapping, untoldFields } from '#core/payments/send/check-mapping'
import { paymentParameters } from '#core/payments/send/payment-parameters'
import type { PreviewedCall, SendingPreview } from '#core/payments/send/sending-preview'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { PaymentsDependencies } from '../dependencies.ts'
import { restoredLedger } from '../ledger/restored-ledger.ts'
import { suspectedBooked } from '../ledger/suspected-booked.ts'

interface ReviewedSending {
  /** A hash of every byte that is sent, of the address it is sent to, and of what speaks against it. */
  readonly revision: string
  readonly preview: SendingPreview
}

/** Lists all confirmed payments, exactly as they would leave now. */
export const previewSending = (
  { store, sha256 }: Pick<PaymentsDependencies, 'store' | 'sha256'>,
  { workspaceId }: WorkspaceKey,
  account: Result<CallingAccount>,
): ReviewedSending => {
  const { mapping } = store.readPaymentSettings({ workspaceId })
  const confirmed = store.listPaymentsInState({ workspaceId, states: ['confirmed'] })
  const calls = confirmed.flatMap((entry) => previewCall(entry, mapping) ?? [])
  const preview: SendingPreview = {
    endpoint: 'add-incoming-payment',
    account: account.ok ? { label: account.value.label, address: account.value.baseUrl } : null,
    calls,
    totals: totalsOf(calls),
    restored: restoredLedger(store, { workspaceId }),
    looksBooked: suspectedBooked(store, { workspaceId }, confirmed).map(({ key }) => key),
    problems: checkMapping(mapping),
    untold: untoldFields(mapping, calls),
  }
  const sent = calls.map(({ key, parameters }) => [key, parameters])
  const reviewed = [preview.account, sent, preview.looksBooked]
  return { revision: sha256(JSON.stringify(reviewed)), preview }
}

/** Null by a mapping that cannot be used. */
export const previewCall = (
  entry: LedgerEntry,
  mapping: PaymentSettings['mapping'],
): PreviewedCall | null => {
  const made = paymentParameters(entry, mapping)
  if (made.kind === 'unusable') return null
  const { key, transaction, prescribedPaymentId, sends } = entry
  return {
    key,
    transaction,
    prescribedPaymentId,
    sends,
    parameters: made.parameters,
    leftOut: made.leftOut,
  }
}

const totalsOf = (calls: readonly PreviewedCall[]): SendingPreview['totals'] => {
  const totals = new Map<string, { count: number; amountMinor: number }>()
  for (const { transaction } of calls) {
    const total = totals.get(transaction.currency) ?? { count: 0, amountMinor: 0 }
    totals.set(transaction.currency, total)
    total.count += 1
    total.amountMinor += transaction.amountMinor
  }
  return [...totals].map(([currency, total]) => ({ currency, ...total }))
}
