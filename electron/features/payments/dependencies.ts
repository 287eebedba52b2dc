import type { Result } from '#core/contract/failure'
import type { FileToken, StatementId, WorkspaceId } from '#core/ids'
import type { Ledger, LedgerEntry } from '#core/payments/ledger/ledger'
import type { PaymentSettings } from '#core/payments/ledger/payment-settings'
import type { ExportCell } from '#core/payments/matching/export-columns'
import type { ImportedStatement } from '#core/payments/statements/imported-statement'
import type { StatementMapping } from '#core/payments/statements/statement-mapping'
import type { TransactionKey } from '#core/payments/statements/transaction-key'
import type { Clock, Timestamp } from '#core/time'
import type { CrmClient } from '../../crm/calls/client.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type {
  CountedPayments,
  PaymentsPage,
  SearchedPayments,
} from '../../store/payments/ledger/payment-ledger.ts'
import type { RestoredLedger } from '../../store/payments/ledger/payment-restored.ts'
import type { RememberedMapping } from '../../store/payments/ledger/payment-settings.ts'
import type { PaymentState } from '../../store/payments/ledger/payment-states.ts'
import type {
  KeptExport,
  PaymentExportName,
} from '../../store/payments/matching/payment-exports.ts'
import type { Imported } from '../../store/payments/statements/statements.ts'
import type { Statements } from '../../workers/start-statements.ts'
import type { Tables } from '../../workers/start-tables.ts'
import type { Progress } from '../jobs/run-jobs.ts'

export interface InWorkspace {
  readonly workspaceId: WorkspaceId
}

type One = InWorkspace & { readonly key: TransactionKey }

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface PaymentsStore {
  readonly readSettings: (of: InWorkspace) => PaymentSettings
  readonly writeSettings: (of: InWorkspace & { settings: PaymentSettings }) => Result<null>
  readonly listMappings: (of: InWorkspace) => RememberedMapping[]
  readonly rememberMapping: (
    of: InWorkspace & { mapping: StatementMapping; at: Timestamp },
  ) => Result<null>
  readonly forgetMapping: (of: InWorkspace & { id: number }) => Result<null>
  readonly readPayment: (of: One) => LedgerEntry | null
  readonly readPayments: (of: InWorkspace & { keys: readonly TransactionKey[] }) => LedgerEntry[]
  readonly readLedgerBeside: (
    of: InWorkspace & { amounts: readonly { minor: number; currency: string }[] },
  ) => Ledger
  readonly listInState: (of: InWorkspace & { states: readonly PaymentState[] }) => LedgerEntry[]
  readonly listUnderWay: () => WorkspaceId[]
  readonly listPrescribedPaid: (
    of: InWorkspace,
  ) => Pick<LedgerEntry, 'transaction' | 'prescribedPaymentId' | 'state'>[]
  readonly listPage: (page: PaymentsPage) => LedgerEntry[]
  readonly countSearched: (
    searched: SearchedPayments,
  ) => readonly { readonly state: PaymentState; readonly count: number }[]
  readonly countPayments: (of: InWorkspace) => CountedPayments[]
  /** Committed, and on the disk, when it answers. */
  readonly writePayments: (of: InWorkspace & { entries: readonly LedgerEntry[] }) => Result<null>
  readonly insertStatement: (imported: Imported) => Result<null>
  readonly listStatements: (of: InWorkspace) => ImportedStatement[]
  readonly readImportedAt: (of: InWorkspace & { sha256: string }) => Timestamp | null
  readonly removeStatement: (
    of: InWorkspace & { statementId: StatementId },
  ) => Result<{ removed: number; kept: number } | null>
  readonly readExport: <N extends PaymentExportName>(
    of: InWorkspace & { name: N },
  ) => KeptExport<N> | null
  readonly writeExport: <N extends PaymentExportName>(
    of: InWorkspace & { name: N } & KeptExport<N>,
  ) => Result<null>
  readonly readExportedAt: (of: InWorkspace & { name: PaymentExportName }) => Timestamp | null
  readonly readRestored: (of: InWorkspace) => RestoredLedger | null
  readonly acceptRestored: (of: InWorkspace & { at: Timestamp }) => Result<null>
  /** Grows with each change of the ledger. */
  readonly generation: () => number
}

export interface WantedExport extends InWorkspace {
  readonly name: PaymentExportName
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

export interface ExportedTable {
  readonly rows: readonly (readonly ExportCell[])[]
  /** When the server was asked: what happened later is not in it. */
  readonly exportedAt: Timestamp
}

export interface PaymentsDependencies {
  readonly store: PaymentsStore
  readonly client: Pick<CrmClient, 'addIncomingPayment'>
  /** The account that serves payments. */
  readonly accountFor: (of: InWorkspace) => Promise<Result<CallingAccount>>
  readonly readExport: (wanted: WantedExport) => Promise<Result<ExportedTable>>
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
  /** Of the language in which this person reads numbers. */
  readonly decimalMark: () => '.' | ','
  /** The call of a payment whose fate a person has found out. */
  readonly settleOutgoing: (of: One & { readonly hasArrived: boolean }) => Result<null>
  readonly sha256: (text: string) => string
  readonly clock: Clock
  readonly newId: () => string
  /** Lets others have their turn where much is looked through. */
  readonly giveWay: () => Promise<void>
}
