import type { PrescribedMatch } from '../matching/prescribed-match.ts'
import type { PrescribedPayment } from '../matching/prescribed-payment.ts'
import type { LedgerEntry } from './ledger.ts'

/** A payment of the worklist with what it is probably for. */
export interface PaymentRow extends LedgerEntry {
  /** Null once a person has confirmed it, and while no export tells what is prescribed. */
  readonly match: PrescribedMatch | null
  /** The prescribed payment that was confirmed, or that the match offers, as the export tells it. */
  readonly prescribed: PrescribedPayment | null
  /** The ledger may have lost that it was sent, and the CRM has one like it: a person has to look first. */
  readonly looksBooked: boolean
}
