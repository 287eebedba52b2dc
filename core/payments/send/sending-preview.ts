import type { Timestamp } from '#core/time'
import type { LedgerEntry } from '../ledger/ledger.ts'
import type { MissingField } from '../matching/booked-evidence.ts'
import type { TransactionKey } from '../statements/transaction-key.ts'
import type { MappingProblem, UntoldField } from './check-mapping.ts'

/** One call exactly as it would be made, except login and password. */
export interface PreviewedCall {
  readonly key: TransactionKey
  readonly transaction: LedgerEntry['transaction']
  readonly prescribedPaymentId: number | null
  readonly parameters: readonly (readonly [name: string, text: string])[]
  /** Parameters for which the payment has no value. */
  readonly leftOut: readonly string[]
  /** How many calls were made for it before, each of which a person has settled as not booked. */
  readonly sends: number
}

/** What the screen shows of a ledger that was restored from a backup, which may lack the newest calls. */
export interface ShownRestoredLedger {
  /** When the backup was made; null where there was none. */
  readonly backupFrom: Timestamp | null
  /** Whether the ledger was compared with the CRM's payments since. */
  readonly isCompared: boolean
  /** Payments that the CRM seems to have although this ledger knows of no call. */
  readonly looksBooked: readonly TransactionKey[]
  /** The payments of `looksBooked` that are certainly one payment of the CRM. */
  readonly certain: readonly TransactionKey[]
  /** Fields that no incoming payment of the CRM has, so that payments cannot be told apart by them. */
  readonly missing: readonly MissingField[]
  /** How many rows of the CRM's export could not be read. */
  readonly unread: number
}

interface SentTotal {
  readonly currency: string
  readonly count: number
  readonly amountMinor: number
}

/** All calls of one run, in their order. */
export interface SendingPreview {
  readonly endpoint: 'add-incoming-payment'
  /** Null where no account serves payments. */
  readonly account: { readonly label: string; readonly address: string } | null
  readonly calls: readonly PreviewedCall[]
  readonly totals: readonly SentTotal[]
  /** Not null while a ledger from a backup has not been compared with the CRM: until then nothing is sent. */
  readonly restored: ShownRestoredLedger | null
  /** Payments of which the CRM has told since they were confirmed that it has one like them. */
  readonly looksBooked: readonly TransactionKey[]
  /** Why the mapping cannot be used; nothing is sent while there are problems. */
  readonly problems: readonly MappingProblem[]
  /** What these payments have and the mapping does not send. */
  readonly untold: readonly UntoldField[]
}
