import type { LedgerEntry } from '../ledger/ledger.ts'
import type { BookedEvidence, IncomingPayment } from './booked-evidence.ts'

/** What the export of incoming payments says of a payment, each with all that it tells of it. */
export interface EvidenceShown {
  readonly isExportOlder: boolean
  readonly untold: BookedEvidence['untold']
  /** How many rows of the export could not be read. */
  readonly unread: number
  /** The entry here that looks like the same money; null where there is none, or it is gone. */
  readonly twin: LedgerEntry | null
  readonly found: readonly (BookedEvidence['found'][number] & {
    readonly payment: IncomingPayment
  })[]
}
