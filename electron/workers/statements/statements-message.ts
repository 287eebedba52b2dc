import type { EncodingReason, StatementEncoding } from '#core/payments/formats/decode-statement'
import type { StatementFormat } from '#core/payments/formats/statement-format'
import type { StatementFigures, StatementProblem } from '#core/payments/statements/statement'
import type { StatementMapping } from '#core/payments/statements/statement-mapping'
import type { StatementTitles } from '#core/payments/statements/statement-preview'
import type { IdentifiedTransaction } from '#core/payments/statements/transaction-key'

/** What main asks of the thread that reads statements of banks. */
export interface StatementRequest {
  readonly bytes: Uint8Array
  /** Null: found out from the bytes. */
  readonly encoding: StatementEncoding | null
  /** What a person says of the columns of this file. */
  readonly mapping: StatementMapping | null
  readonly remembered: readonly StatementMapping[]
  /** Where neither the file nor a mapping tells it. */
  readonly currency: string
}

export interface ReadStatementFile {
  readonly sha256: string
  readonly format: StatementFormat
  readonly encoding: StatementEncoding
  readonly encodingReason: EncodingReason
  readonly damaged: number
  /** Of tables alone. */
  readonly table: StatementTitles | null
  readonly identified: readonly IdentifiedTransaction[]
  readonly problems: readonly StatementProblem[]
  readonly closing: readonly StatementFigures[]
}

/** Why a file was not taken; the words are those of `inputRules`. */
export type StatementFault =
  | 'notAStatement'
  | 'statementTooLarge'
  | 'statementXml'
  | 'statementDoctype'

export type StatementAnswer =
  | { readonly kind: 'read'; readonly file: ReadStatementFile }
  /** Where in the file, from 1; null where it is about the whole. */
  | { readonly kind: 'refused'; readonly fault: StatementFault; readonly line: number | null }
