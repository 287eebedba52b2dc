import type { Result } from '#core/contract/failure'
import type { OpenStore } from '../../store/file/open.ts'
import { attemptWrite } from '../../store/file/write-failure.ts'

/** A change of the store, with nothing to tell but whether the disk took it. */
export const write = (store: Pick<OpenStore, 'path'>, change: () => void): Result<null> =>
  attemptWrite(store.path, () => {
    change()
    return null
  })
