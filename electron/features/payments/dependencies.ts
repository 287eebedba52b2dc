import type { Result } from '#core/contract/failure'
import type { FileToken, WorkspaceKey } from '#core/ids'
import type { ExportCell } from '#core/payments/matching/export-columns'
import type { TransactionKey } from '#core/payments/statements/transaction-key'
import type { Clock, Timestamp } from '#core/time'
import type { CrmClient } from '../../crm/calls/client.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type { SendingClaims } from '../../crm/guards/sending-claims.ts'
import type * as ledger from '../../store/payments/ledger/payment-ledger.ts'
import type * as restored from '../../store/payments/ledger/payment-restored.ts'
import type * as settings from '../../store/payments/ledger/payment-settings.ts'
import type * as exports from '../../store/payments/matching/payment-exports.ts'
import type {
  KeptExport,
  PaymentExportName,
} from '../../store/payments/matching/payment-exports.ts'
import type * as statementRows from '../../store/payments/statements/statements.ts'
import type { BoundReads, BoundWrites } from '../../store/rows/bound.ts'
import type { Statements } from '../../workers/ask-statements.ts'
import type { Tables } from '../../workers/ask-tables.ts'
import type { Progress } from '../jobs/run-jobs.ts'

export interface SettledPayment {
  readonly key: TransactionKey
  /** `takenBack`: what was said no longer counts, of a payment that has never left from here. */
  readonly outcome: 'booked' | 'notBooked' | 'unknown' | 'takenBack'
}

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface PaymentsStore
  extends BoundReads<
    Pick<typeof settings, 'readPaymentSettings' | 'listPayerRules' | 'listStatementMappings'> &
      Pick<
        typeof ledger,
        | 'readPayment'
        | 'readPayments'
        | 'readLedgerBeside'
        | 'listPaymentsInState'
        | 'listPaymentsUnderWay'
        | 'listPrescribedPaid'
        | 'listBookedFor'
        | 'listPaymentsPage'
        | 'listPaymentsOfMonth'
        | 'countSearchedPayments'
        | 'countPayments'
      > &
      Pick<typeof statementRows, 'listStatements' | 'readImportedAt'> &
      Pick<typeof exports, 'readPaymentExportedAt'> &
      Pick<typeof restored, 'readRestoredLedger'>
  > {
  readonly readPaymentExport: <N extends PaymentExportName>(
    of: WorkspaceKey & { readonly name: N },
  ) => KeptExport<N> | null
  readonly write: BoundWrites<
    Pick<
      typeof settings,
      | 'writePaymentSettings'
      | 'writePayerRules'
      | 'rememberStatementMapping'
      | 'forgetStatementMapping'
    > &
      Pick<typeof ledger, 'writePayments'> &
      Pick<typeof statementRows, 'insertStatement' | 'removeStatement'> &
      Pick<typeof restored, 'acceptRestoredLedger'>
  > & {
    readonly writePaymentExport: <N extends PaymentExportName>(
      of: WorkspaceKey & { readonly name: N } & KeptExport<N>,
    ) => Result<null>
  }
  /** Grows with each change of the ledger. */
  readonly generation: () => number
}

export interface PaymentExportRequest extends WorkspaceKey {
  readonly name: PaymentExportName
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

export interface ExportedTable {
  readonly rows: readonly (readonly ExportCell[])[]
  /** When the server was asked: the export has nothing that happened later. */
  readonly exportedAt: Timestamp
}

export interface PaymentsDependencies {
  readonly store: PaymentsStore
  readonly client: Pick<CrmClient, 'addIncomingPayment'>
  /** The account that serves payments. */
  readonly accountFor: (of: WorkspaceKey) => Promise<Result<CallingAccount>>
  /** Whoever else of the team may send the same payment is asked before it leaves. */
  readonly sendings: SendingClaims
  readonly readExport: (wanted: PaymentExportRequest) => Promise<Result<ExportedTable>>
  readonly statements: Statements
  readonly grantedPath: (file: FileToken) => Result<string>
  readonly files: {
    readonly read: (path: string) => Promise<Result<Uint8Array>>
    readonly write: (path: string, bytes: Uint8Array) => Promise<Result<null>>
    readonly nameOf: (path: string) => string
  }
  readonly tables: Pick<Tables, 'write'>
  /** Null when the person decided otherwise. */
  readonly pickSaveFile: (suggestedName: string) => Promise<string | null>
  /** The decimal mark of the language in which this person reads numbers. */
  readonly decimalMark: () => '.' | ','
  /** Tells others what a person says of payments, before the ledger says it. */
  readonly tellSettled: (
    of: WorkspaceKey & { readonly payments: readonly SettledPayment[] },
  ) => Result<null>
  readonly sha256: (text: string) => string
  readonly clock: Clock
  readonly newId: () => string
  /** Lets others have their turn where much is looked through. */
  readonly giveWay: () => Promise<void>
}
