import { oneAfterAnother } from '#core/works-in-turn'
import type { Log } from '../../log/log.ts'
import type { ClosedStore, OpenStore } from '../file/open.ts'

/** Makes backups of the store one after another, whoever asks. The result says whether the backup exists. */
export const backupsInTurn = (log: Log, store: () => OpenStore | ClosedStore) => {
  const inTurn = oneAfterAnother()
  return (when: Parameters<OpenStore['backUp']>[0]): Promise<boolean> => {
    const open = store()
    if (open.kind !== 'open') return Promise.resolve(false)
    return inTurn(async () => {
      try {
        await open.backUp(when)
        return open.db.open
      } catch (error) {
        log.defect('backup failed', error)
        return false
      }
    })
  }
}
