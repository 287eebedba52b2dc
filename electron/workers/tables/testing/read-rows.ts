import { fromJson } from '#core/json'
import type { Cell } from '#core/tables/table'
import { readTable } from '../read-table.ts'
import { TableRefused } from '../table-refused.ts'
import type { TableFault } from '../tables-message.ts'

interface ReadRows {
  readonly sheets?: string[]
  readonly sheet?: string
  readonly rows?: readonly (readonly Cell[])[]
  readonly refused?: TableFault
}

/** A table with its rows; what could not be read is named by its fault. */
export const readRows = (bytes: Uint8Array, sheet: string | null = null): ReadRows => {
  try {
    const { rows, ...read } = readTable(bytes, sheet)
    return { ...read, rows: fromJson(rows) }
  } catch (error) {
    if (error instanceof TableRefused) return { refused: error.fault }
    throw error
  }
}
