import type { Json } from '#core/json'
import type { SentFileRow } from '#core/leads/sent/find-sent-table'
import type { Cell } from '#core/tables/table'

export interface TableToRead {
  readonly bytes: Uint8Array
  /** Null: the first one. */
  readonly sheet: string | null
}

export interface TableToWrite {
  readonly format: 'xlsx' | 'csv'
  /** The JSON of a `Table` as the page has sent it: nobody has checked it. */
  readonly table: string
  /** The decimal mark of the person's country; it decides the separator of a text table too. */
  readonly decimalMark: '.' | ','
}

/** Why a file or a table was not taken; the words are those of `inputRules`. */
export type TableFault = 'notATable' | 'encryptedTable' | 'tableTooLarge' | 'noSheet' | 'custom'

/** Objects, one a line, as a table. */
export interface ReadLines {
  readonly rows: Json<readonly SentFileRow[]>
  /** The numbers of lines that hold no object. */
  readonly unreadable: readonly number[]
}

export interface ReadTable {
  readonly sheets: string[]
  readonly sheet: string
  readonly rows: Json<readonly (readonly Cell[])[]>
}
