import type { EncodingReason, StatementEncoding } from '#core/payments/formats/decode-statement'
import type { StatementFormat } from '#core/payments/formats/statement-format'
import type { StatementFigures, StatementProblem } from '#core/payments/statements/statement'
import type { StatementMapping } from '#core/payments/statements/statement-mapping'
import type { StatementTitles } from '#core/payments/statements/statement-preview'
import type { IdentifiedTransaction } from '#core/payments/statements/transaction-key'

/** What main asks of the process that reads. */
export interface StatementRequest {
  readonly bytes: Uint8Array
  /** Null where the encoding is found out from the bytes. */
  readonly encoding: StatementEncoding | null
  /** What a person says of the columns of this file. */
  readonly mapping: StatementMapping | null
  readonly remembered: readonly StatementMapping[]
  /** The currency where neither the file nor a mapping names it. */
  readonly currency: string
}

export interface ReadStatementFile {
  readonly sha256: string
  readonly format: StatementFormat
  readonly encoding: StatementEncoding
  readonly encodingReason: EncodingReason
  readonly damaged: number
  /** The titles, which only tables have. */
  readonly table: StatementTitles | null
  readonly identified: readonly IdentifiedTransaction[]
  readonly problems: readonly StatementProblem[]
  readonly closing: readonly StatementFigures[]
}

/** Why a file was not taken; the words are those of `inputRules`. */
export type StatementFault =
  | 'notAStatement'
  | 'statementPdf'
  | 'statementTooLarge'
  | 'statementXml'
  | 'statementDoctype'

export type StatementAnswer =
  | { readonly kind: 'read'; readonly file: ReadStatementFile }
  /** The line in the file, from 1; null where the fault is about the whole file. */
  | { readonly kind: 'refused'; readonly fault: StatementFault; readonly line: number | null }
