import type { NewApiCall } from '#core/contract/activity'
import type { Log } from '../../log/log.ts'
import { appendCall } from '../../store/activity/activity.ts'
import { commitWithoutWaiting } from '../../store/file/commit-without-waiting.ts'
import type { OpenStore } from '../../store/file/open.ts'
import { attemptWrite } from '../../store/file/write-failure.ts'

/** What a person does not feel, and what a killed application may leave out of its list of calls. */
const waitsMs = 40

export interface CallJournal {
  readonly record: (call: NewApiCall) => void
  /** Writes what is waiting; called before the list is read and before the store is closed. */
  readonly writeDown: () => void
}

/**
 * Writes the calls of a moment down together: one by one it took as long as the rest of what a call costs here.
 * Nothing relies on it; a call that must not be repeated has a record of its own, which is there before it leaves.
 */
export const callJournal = (
  { db, path }: Pick<OpenStore, 'db' | 'path'>,
  { log }: { readonly log: Log },
): CallJournal => {
  let waiting: NewApiCall[] = []
  let timer: NodeJS.Timeout | null = null
  const append = db.transaction((calls: readonly NewApiCall[]) => {
    for (const call of calls) appendCall(db, call)
  })
  const writeDown = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const calls = waiting
    waiting = []
    if (calls.length === 0) return
    // A full disk must not stop the work that is recorded; at the end an answer may come after the store is closed.
    const isWritten =
      db.open && attemptWrite(path, () => commitWithoutWaiting(db, () => append(calls))).ok
    if (!isWritten) log.event('calls not recorded', { count: calls.length })
  }
  return {
    writeDown,
    record: (call) => {
      waiting.push(call)
      timer ??= setTimeout(writeDown, waitsMs)
    },
  }
}
