import type { Log } from '../../log/log.ts'
import type { ClosedStore, OpenStore } from '../file/open.ts'

/** One copy of the store after another, whoever wants it. Answers whether it is there. */
export const backupsInTurn = (log: Log, store: () => OpenStore | ClosedStore) => {
  let last: Promise<unknown> = Promise.resolve()
  return (when: Parameters<OpenStore['backUp']>[0]): Promise<boolean> => {
    const open = store()
    if (open.kind !== 'open') return Promise.resolve(false)
    const done = last
      .then(() => open.backUp(when))
      .then(() => open.db.open)
      .catch((error: unknown) => {
        log.defect('backup failed', error)
        return false
      })
    last = done
    return done
  }
}
