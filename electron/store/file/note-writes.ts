import { defect } from '#core/defect'
import type { WritableDb } from './handle.ts'
import { touchedTables } from './touched-tables.ts'

export type TablesListener = (tables: ReadonlySet<string>) => void

interface WriteListeners {
  readonly written: TablesListener[]
  readonly committed: TablesListener[]
  isUnseen: boolean
}

type Change = (...values: readonly unknown[]) => unknown

const listenersOf = new WeakMap<WritableDb, WriteListeners>()

const noted = (db: WritableDb): WriteListeners => {
  const listeners = listenersOf.get(db)
  if (listeners === undefined) throw defect('What this handle writes is not noted')
  return listeners
}

/** Calls the listener as soon as a transaction has written to a table for the first time, within it. */
export const onWrite = (db: WritableDb, listener: TablesListener): void => {
  noted(db).written.push(listener)
}

/** Calls the listener once after every transaction that has written and was not rolled back. */
export const onCommit = (db: WritableDb, listener: TablesListener): void => {
  noted(db).committed.push(listener)
}

/** Writes rows that no read answers with yet: their commit is not announced. */
export const writeUnseen = <T>(db: WritableDb, change: () => T): T => {
  const listeners = noted(db)
  listeners.isUnseen = true
  try {
    return change()
  } finally {
    listeners.isUnseen = false
  }
}

/**
 * Every statement prepared on this handle from now on tells which tables it has written. Nothing else writes to the
 * file while it is open: the lock of the owner keeps other processes out, and no thread has a handle of it.
 */
export const noteWrites = (db: WritableDb): void => {
  const listeners: WriteListeners = { written: [], committed: [], isUnseen: false }
  listenersOf.set(db, listeners)
  let uncommitted = new Set<string>()
  const tellCommitted = () => {
    if (db.inTransaction || uncommitted.size === 0) return
    const tables = uncommitted
    uncommitted = new Set()
    for (const listener of listeners.committed) listener(tables)
  }
  const isNoted = (tables: ReadonlySet<string>): boolean => {
    for (const table of tables) if (!uncommitted.has(table)) return false
    return true
  }

  const prepare = db.prepare.bind(db)
  db.prepare = ((sql: string) => {
    const statement = prepare(sql)
    if (statement.readonly) return statement
    let tables: ReadonlySet<string> | null = null
    const note = (values: readonly unknown[]) => {
      tables ??= touchedTables(prepare, sql, values).written
      // Among thousands of rows in one transaction only the first one is noted.
      if (isNoted(tables)) return
      for (const listener of listeners.written) listener(tables)
      if (listeners.isUnseen) return
      for (const table of tables) uncommitted.add(table)
      tellCommitted()
    }
    const run = statement.run.bind(statement)
    const get = statement.get.bind(statement)
    const all = statement.all.bind(statement)
    statement.run = (...values) => {
      const done = run(...values)
      if (done.changes > 0) note(values)
      return done
    }
    statement.get = (...values) => {
      const row = get(...values)
      if (row !== undefined) note(values)
      return row
    }
    statement.all = (...values) => {
      const rows = all(...values)
      if (rows.length > 0) note(values)
      return rows
    }
    return statement
  }) as typeof db.prepare

  // One for all changes: making one took as long as a small change.
  const run = db.transaction((change: Change, values: readonly unknown[]) => change(...values))
  db.transaction = ((change: Change) =>
    (...values: readonly unknown[]) => {
      const before = new Set(uncommitted)
      try {
        return run(change, values)
      } catch (error) {
        uncommitted = before
        throw error
      } finally {
        tellCommitted()
      }
    }) as typeof db.transaction
}
