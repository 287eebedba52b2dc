import { fold } from '#core/fold'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import { purposeText } from '#core/payments/matching/purpose-text'
import type { Timestamp } from '#core/time'
import type { KeptExport } from '../../../store/payments/matching/payment-exports.ts'

/** The export of prescribed payments as it is searched: what each is for is folded once, not with every key. */
export interface PrescribedBook {
  /** Null where the CRM was never asked. */
  readonly exportedAt: Timestamp | null
  readonly payments: readonly FoldedPrescribed[]
  readonly byId: ReadonlyMap<number, PrescribedPayment>
}

export interface FoldedPrescribed {
  readonly payment: PrescribedPayment
  /** The text of what it is for, without accents and capitals. */
  readonly purpose: string
}

export const prescribedBook = (
  exported: KeptExport<'payments-prescribed'> | null,
): PrescribedBook => {
  const payments = exported?.payments ?? []
  return {
    exportedAt: exported?.exportedAt ?? null,
    payments: payments.map((payment) => ({ payment, purpose: fold(purposeText(payment)) })),
    byId: new Map(payments.map((payment) => [payment.id, payment])),
  }
}
