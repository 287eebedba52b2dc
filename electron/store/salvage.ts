import { basename, join } from 'node:path'
import { openFile, type WritableDb } from './handle.ts'

// What a person has set up and a backup may not have yet. Parents first: accounts belong to workspaces.
const tables = ['preference', 'workspace', 'account', 'hold']

/** Takes over, row by row, what can still be read of the damaged file. Answers how many rows that were. */
export const salvage = (
  db: WritableDb,
  { keptAt, database }: { keptAt: string; database: string },
): number => {
  try {
    const damaged = openFile(join(keptAt, basename(database)), { mustExist: true })
    try {
      return tables.reduce((rows, table) => rows + salvageTable(damaged, db, table), 0)
    } finally {
      damaged.close()
    }
  } catch {
    return 0
  }
}

const salvageTable = (damaged: WritableDb, db: WritableDb, table: string): number => {
  let rows = 0
  // The first unreadable page ends the table; what came before it is kept.
  try {
    for (const row of damaged
      .prepare<[], Record<string, unknown>>(`SELECT * FROM ${table}`)
      .iterate()) {
      if (insert(db, table, row)) rows += 1
    }
  } catch {
    return rows
  }
  return rows
}

const insert = (db: WritableDb, table: string, row: Record<string, unknown>): boolean => {
  const columns = Object.keys(row)
  try {
    // A row that the backup has stays: to replace it would delete what hangs on it.
    const statement = db.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
       ON CONFLICT DO NOTHING`,
    )
    return statement.run(...columns.map((column) => row[column])).changes > 0
  } catch {
    return false
  }
}
