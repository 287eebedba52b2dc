import { defect } from '#core/defect'
import type { NamedTable } from './parsed-workbook.ts'
import type { TableKey } from './reports-message.ts'

export interface HeldTables {
  readonly keys: () => TableKey[]
  readonly hold: (key: TableKey, tables: readonly NamedTable[]) => void
  /** The sheets of a workbook. */
  readonly sheetsOf: (key: TableKey) => readonly NamedTable[]
}

const maxCells = 4_000_000

const cellsOf = (tables: readonly NamedTable[]): number =>
  tables.reduce((sum, { rows, columns }) => sum + rows.length * columns.length, 0)

/** What was asked for last, as much of it as fits; two at least, to be compared. */
export const heldTables = (most = maxCells): HeldTables => {
  const held = new Map<TableKey, readonly NamedTable[]>()
  const touch = (key: TableKey, tables: readonly NamedTable[]) => {
    held.delete(key)
    held.set(key, tables)
  }
  return {
    keys: () => [...held.keys()],
    hold: (key, tables) => {
      touch(key, tables)
      let cells = [...held.values()].reduce((sum, one) => sum + cellsOf(one), 0)
      for (const [oldest, one] of [...held]) {
        if (cells <= most || held.size <= 2) break
        cells -= cellsOf(one)
        held.delete(oldest)
      }
    },
    sheetsOf: (key) => {
      const tables = held.get(key)
      if (tables === undefined) throw defect('a table was asked for that was not handed over')
      touch(key, tables)
      return tables
    },
  }
}
