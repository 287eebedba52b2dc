import type { PrescribedMatch } from '../matching/prescribed-match.ts'
import type { PrescribedPayment } from '../matching/prescribed-payment.ts'
import type { LedgerEntry } from './ledger.ts'

/** A row of the worklist: a payment and what it is probably for. */
export interface PaymentRow extends LedgerEntry {
  /** Null once a person has confirmed the payment, and while no export of prescribed payments is there. */
  readonly match: PrescribedMatch | null
  /** The prescribed payment that was confirmed, or all that the match names. */
  readonly prescribed: readonly PrescribedPayment[]
  /** The CRM has a payment like this one, so a person has to look before it is sent. */
  readonly looksBooked: boolean
}
