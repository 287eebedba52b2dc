import type { EncodingReason, StatementEncoding } from '../formats/decode-text.ts'
import type { StatementFormat } from '../formats/statement-format.ts'
import type { FigureCheck } from './check-figures.ts'
import type { StatementProblem, Transaction } from './statement.ts'
import type { StatementMapping } from './statement-mapping.ts'
import type { DayTotal } from './totals-by-day.ts'

/** What a payment of a statement would be in the ledger. */
type ImportStanding = 'new' | 'known' | 'booked' | 'twin' | 'notIncoming'

interface PreviewedTransaction extends Transaction {
  readonly standing: ImportStanding
}

/** The table of a file whose columns a person may have to name. */
export interface StatementTitles {
  readonly titles: readonly string[]
  /** The first rows as they stand there. */
  readonly sample: readonly (readonly string[])[]
  readonly mapping: StatementMapping
  /** Without a date and an amount nothing can be read. */
  readonly isReadable: boolean
}

/** A file as it would be taken over. */
export interface StatementPreview {
  readonly fileName: string
  readonly format: StatementFormat
  readonly encoding: StatementEncoding
  readonly encodingReason: EncodingReason
  /** Bytes that mean nothing in this encoding. */
  readonly damaged: number
  /** Of tables alone: the other formats say what their parts are. */
  readonly table: StatementTitles | null
  /** The first of them; `counts` has all. */
  readonly transactions: readonly PreviewedTransaction[]
  readonly counts: Readonly<Record<ImportStanding, number>>
  /** The first of them; `problemCount` counts all. */
  readonly problems: readonly StatementProblem[]
  readonly problemCount: number
  readonly checks: readonly FigureCheck[]
  readonly totals: readonly DayTotal[]
  /** When the same bytes were taken over before. */
  readonly importedAt: number | null
}
