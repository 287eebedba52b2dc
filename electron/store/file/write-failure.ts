import { type FailureOf, failed, type Result, success } from '#core/contract/failure'
import { errorCode } from './error-code.ts'

type Cause = FailureOf<'store'>['cause']

const causes: readonly [prefix: string, cause: Cause][] = [
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_FULL', 'full'],
  // SQLite's word for a full disk when it makes room for the index of its log.
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_CANTOPEN', 'readOnly'],
  ['SQLITE_PERM', 'readOnly'],
  ['EACCES', 'readOnly'],
  ['EPERM', 'readOnly'],
  ['EROFS', 'readOnly'],
  ['SQLITE_BUSY', 'inUse'],
  ['SQLITE_LOCKED', 'inUse'],
]

/** Why the disk or SQLite refused; `failed` for what has no better word. */
export const storeCause = (error: unknown): Cause => {
  const code = errorCode(error) ?? ''
  return causes.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 'failed'
}

/** Runs a write; what SQLite refuses becomes a failure, any other exception stays a defect. */
export const attemptWrite = <T>(path: string, write: () => T): Result<T> => {
  try {
    return success(write())
  } catch (error) {
    if (errorCode(error) === null) throw error
    return failed({ kind: 'store', cause: storeCause(error), path, again: 'afterFix' })
  }
}

/** better-sqlite3 has no code for it: this is what its `src/util/macros.cpp` throws of a connection that is closed. */
export const isOfClosedStore = (error: unknown): boolean =>
  error instanceof TypeError && error.message === 'The database connection is not open'
