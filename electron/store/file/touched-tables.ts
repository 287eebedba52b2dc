import type Sqlite from 'better-sqlite3'

interface Step {
  readonly opcode: string
  readonly p1: number
  readonly p2: number
  readonly p3: number
}

interface Root {
  readonly rootpage: number
  readonly tbl_name: string
}

export interface TouchedTables {
  readonly read: ReadonlySet<string>
  readonly written: ReadonlySet<string>
}

/** SQLite's number of the file among the databases of a handle; temporary tables have another one. */
const main = 0

/**
 * The tables that a statement may read and write, as SQLite itself is going to do it: also by its triggers and by what
 * foreign keys remove or change with it. The values are those that the statement runs with.
 */
export const touchedTables = (
  prepare: (sql: string) => Sqlite.Statement<unknown[]>,
  sql: string,
  values: readonly unknown[],
): TouchedTables => {
  const steps = prepare(`EXPLAIN ${sql}`).all(...values) as Step[]
  const roots = prepare('SELECT rootpage, tbl_name FROM sqlite_schema').all() as Root[]
  const tableAt = new Map(roots.map(({ rootpage, tbl_name }) => [rootpage, tbl_name]))
  const read = new Set<string>()
  const written = new Set<string>()
  for (const { opcode, p1, p2, p3 } of steps) {
    const isRead = opcode === 'OpenRead' || opcode === 'ReopenIdx'
    const isCleared = opcode === 'Clear' && p2 === main
    const isOpened = (isRead || opcode === 'OpenWrite') && p3 === main
    const table = tableAt.get(isCleared ? p1 : p2)
    if (table === undefined || !(isCleared || isOpened)) continue
    if (isRead) read.add(table)
    else written.add(table)
  }
  return { read, written }
}
