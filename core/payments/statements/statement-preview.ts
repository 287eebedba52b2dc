import type { EncodingReason, StatementEncoding } from '../formats/decode-statement.ts'
import type { StatementFormat } from '../formats/statement-format.ts'
import type { LedgerEntry } from '../ledger/ledger.ts'
import type { FigureCheck } from './check-figures.ts'
import type { StatementProblem, Transaction } from './statement.ts'
import type { StatementMapping } from './statement-mapping.ts'
import type { DayTotal } from './totals-by-day.ts'

/** What importing a transaction would do to the ledger. */
type ImportStatus = 'new' | 'known' | 'booked' | 'twin' | 'notIncoming'

interface PreviewedTransaction extends Transaction {
  readonly status: ImportStatus
}

export interface PreviewedReversal {
  readonly transaction: Transaction
  /** The payment that it takes back; null where the ledger has none like it. */
  readonly entry: LedgerEntry | null
}

/** The table of a file whose columns a person may have to name. */
export interface StatementTitles {
  readonly titles: readonly string[]
  /** The first rows as the file has them. */
  readonly sample: readonly (readonly string[])[]
  readonly mapping: StatementMapping
  /** Whether the mapping names a date and an amount, without which nothing can be read. */
  readonly isReadable: boolean
}

/** A statement file before it is imported. */
export interface StatementPreview {
  readonly fileName: string
  readonly format: StatementFormat
  readonly encoding: StatementEncoding
  readonly encodingReason: EncodingReason
  /** How many bytes are invalid in this encoding. */
  readonly damaged: number
  /** Null for the formats that name their own fields. */
  readonly table: StatementTitles | null
  /** The first transactions; `counts` counts all. */
  readonly transactions: readonly PreviewedTransaction[]
  readonly counts: Readonly<Record<ImportStatus, number>>
  /** The first movements by which the bank takes money back that is not marked yet; `reversalCount` counts all. */
  readonly reversals: readonly PreviewedReversal[]
  readonly reversalCount: number
  /** The first problems; `problemCount` counts all. */
  readonly problems: readonly StatementProblem[]
  readonly problemCount: number
  readonly checks: readonly FigureCheck[]
  readonly totals: readonly DayTotal[]
  /** When the same bytes were imported before; null where they were not. */
  readonly importedAt: number | null
}
