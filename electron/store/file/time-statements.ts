import type { Clock } from '#core/time'
import type { Log } from '../../log/log.ts'
import type { WritableDb } from './handle.ts'

/** A statement that takes longer may be felt as a window that waits. */
const slowMs = 40

/** More than there are texts of statements: only one that is put together again each time could exceed it. */
const keptAtMost = 300

const tableOf = /\b(?:FROM|INTO|UPDATE)\s+(\w+)/i

/** Names a statement by its verb and its table; no value is part of the name. */
export const statementName = (sql: string): string => {
  const [verb = ''] = sql.trim().split(/\s/, 1)
  return [verb.toUpperCase(), tableOf.exec(sql)?.[1] ?? ''].join(' ').trim()
}

/**
 * Every statement prepared on this handle is timed, and a slow one is logged by its name. A text is prepared once:
 * preparing took longer than reading one row.
 */
export const timeStatements = (
  db: WritableDb,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): void => {
  const timed =
    <A extends unknown[], R>(name: string, work: (...values: A) => R) =>
    (...values: A): R => {
      const startedAt = clock.elapsedMs()
      try {
        return work(...values)
      } finally {
        const durationMs = Math.round(clock.elapsedMs() - startedAt)
        if (durationMs > slowMs) log.event('slow statement', { name, durationMs })
      }
    }

  const prepare = db.prepare.bind(db)
  const prepared = new Map<string, ReturnType<typeof prepare>>()
  db.prepare = ((sql: string) => {
    const known = prepared.get(sql)
    if (known !== undefined) return known
    const statement = prepare(sql)
    const name = statementName(sql)
    statement.run = timed(name, statement.run.bind(statement))
    statement.get = timed(name, statement.get.bind(statement))
    statement.all = timed(name, statement.all.bind(statement))
    if (prepared.size < keptAtMost) prepared.set(sql, statement)
    return statement
  }) as typeof db.prepare
}
