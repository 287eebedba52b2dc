import type { LedgerEntry } from '../ledger/ledger.ts'
import type { BookedEvidence, IncomingPayment } from './booked-evidence.ts'

/** What the screen shows of the evidence for a payment, with every payment of the export that may be it. */
export interface ShownEvidence {
  readonly isExportOlder: boolean
  readonly missing: BookedEvidence['missing']
  /** How many rows of the export could not be read. */
  readonly unread: number
  /** The entry of the ledger that looks like the same money; null where there is none, or it is gone. */
  readonly twin: LedgerEntry | null
  readonly found: readonly (BookedEvidence['found'][number] & {
    readonly payment: IncomingPayment
  })[]
}
