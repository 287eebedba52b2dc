import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RefusalCause } from '#core/runner/runner-status'
import { type Clock, secondMs, type Timestamp } from '#core/time'
import type { Log } from '../../log/log.ts'
import { errorCode } from './error-code.ts'
import type { WritableDb } from './handle.ts'
import { onCommit } from './note-writes.ts'
import { storeCause } from './write-failure.ts'

/** The disk has refused a change of the store, and has taken none since. */
export interface Refusal {
  readonly cause: RefusalCause
  readonly since: Timestamp
}

interface LastingRefusal extends Refusal {
  readonly lastMs: number
}

interface WatchDependencies {
  readonly path: string
  readonly clock: Clock
  readonly log: Log
  /** A small change that can be repeated at any time. */
  readonly tryWrite: () => void
}

/** A full disk takes small changes in between: it is believed again when it has refused nothing for so long. */
const quietMs = 30 * secondMs
const fewestBytes = 1024 * 1024

/** What a rule of the store refuses, and what waits for another reader, says nothing about the disk. */
const causeOf = (error: unknown): RefusalCause | null => {
  const cause = storeCause(error)
  if (cause === 'full' || cause === 'readOnly' || cause === 'damaged') return cause
  return errorCode(error)?.startsWith('SQLITE_IOERR') ? 'failed' : null
}

/**
 * Whoever writes hears that the disk refuses, and what runs by itself tries again later: this is where it is said, in
 * the log and to whoever asks. Answers with what the disk refuses now; null where it takes everything.
 */
export const watchRefusals = (
  db: WritableDb,
  { path, clock, log, tryWrite }: WatchDependencies,
): (() => Refusal | null) => {
  let standing: LastingRefusal | null = null
  const refuse = (cause: RefusalCause): void => {
    if (standing?.cause !== cause) log.event('store refused', { kind: cause })
    standing = { cause, since: standing?.since ?? clock.now(), lastMs: clock.elapsedMs() }
  }
  const isQuiet = (): boolean =>
    standing !== null && clock.elapsedMs() - standing.lastMs >= quietMs && !isFull(path)
  const believe = (): void => {
    if (!isQuiet()) return
    standing = null
    log.event('store takes changes again')
  }
  const watched =
    <A extends unknown[], R>(work: (...values: A) => R) =>
    (...values: A): R => {
      try {
        return work(...values)
      } catch (error) {
        const cause = causeOf(error)
        if (cause !== null) refuse(cause)
        throw error
      }
    }
  const prepare = db.prepare.bind(db)
  db.prepare = ((sql: string) => {
    const statement = prepare(sql)
    if (statement.readonly) return statement
    statement.run = watched(statement.run.bind(statement))
    statement.get = watched(statement.get.bind(statement))
    statement.all = watched(statement.all.bind(statement))
    return statement
  }) as typeof db.prepare
  const transaction = db.transaction.bind(db)
  db.transaction = ((change: (...values: unknown[]) => unknown) =>
    watched(transaction(change))) as typeof db.transaction
  onCommit(db, believe)
  return () => {
    if (isFull(path)) refuse('full')
    else if (isQuiet()) {
      try {
        tryWrite()
        believe()
      } catch (error) {
        if (causeOf(error) === null) throw error
      }
    }
    return standing && { cause: standing.cause, since: standing.since }
  }
}

/** Whether the disk has no room for the next change; false where the system does not say. */
const isFull = (path: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(dirname(path))
    return bavail * bsize < fewestBytes
  } catch (error) {
    if (errorCode(error) === null) throw error
    return false
  }
}
