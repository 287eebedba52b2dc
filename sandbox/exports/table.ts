import type { AccountLanguage } from '../accounts/accounts.ts'

export type Language = AccountLanguage

/** A text that the CRM shows in the language of who asks. */
export type Wording = Readonly<Record<Language, string>>

export type ColumnKind = 'text' | 'integer' | 'decimal' | 'money' | 'date' | 'dateTime' | 'boolean'

/** Money is in minor units, days and times are UTC milliseconds. */
export type CellValue = string | number | boolean | Wording | null

export interface Column {
  /** Stable, whatever the language: the header of `headermode=ids`. */
  readonly id: string
  readonly label: Wording
  readonly kind: ColumnKind
}

export type Row = readonly CellValue[]

/** The content of an export before it becomes a file. */
export interface ExportTable {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}
