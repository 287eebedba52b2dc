import type { BookedEvidence, IncomingPayment } from './booked-evidence.ts'

/** What the export of incoming payments says of a payment, each with all that it tells of it. */
export interface EvidenceShown {
  readonly isExportOlder: boolean
  readonly found: readonly (BookedEvidence['found'][number] & {
    readonly payment: IncomingPayment
  })[]
}
