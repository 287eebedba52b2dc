import type { Timestamp } from '#core/time'
import type { LedgerEntry } from '../ledger/ledger.ts'
import type { MappingProblem } from '../statements/check-mapping.ts'
import type { TransactionKey } from '../statements/transaction-key.ts'
import type { UntoldField } from './booked-evidence.ts'

/** One call exactly as it would leave, beside login and password. */
export interface PreviewedCall {
  readonly key: TransactionKey
  readonly transaction: LedgerEntry['transaction']
  readonly prescribedPaymentId: number | null
  readonly parameters: readonly (readonly [name: string, text: string])[]
  /** Those of which the payment tells nothing. */
  readonly leftOut: readonly string[]
  /** How often a call for it has left before: a person has decided that it is not booked. */
  readonly sends: number
}

/** What may be missing in a ledger that was restored. */
export interface RestoredLedgerShown {
  /** When the backup was made; null where there was none. */
  readonly backupFrom: Timestamp | null
  /** Whether the CRM was asked since for what it has. */
  readonly isCompared: boolean
  /** Those never sent by this ledger that the CRM seems to have. */
  readonly looksBooked: readonly TransactionKey[]
  /** Of them those that are one payment of the CRM and no other. */
  readonly certain: readonly TransactionKey[]
  /** What no incoming payment of the CRM tells, so that they cannot be told apart by it. */
  readonly untold: readonly UntoldField[]
  /** How many rows of the CRM's export could not be read. */
  readonly unread: number
}

interface SentTotal {
  readonly currency: string
  readonly count: number
  readonly amountMinor: number
}

/** All that one run would send, in its order. */
export interface SendingPreview {
  readonly endpoint: 'add-incoming-payment'
  /** Null where no account serves payments. */
  readonly account: { readonly label: string; readonly address: string } | null
  readonly calls: readonly PreviewedCall[]
  readonly totals: readonly SentTotal[]
  /** The ledger came from a backup and nobody has compared it yet: nothing is sent. */
  readonly restored: RestoredLedgerShown | null
  /** Why nothing can be sent by this mapping. */
  readonly problems: readonly MappingProblem[]
}
