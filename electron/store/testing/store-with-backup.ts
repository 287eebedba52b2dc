import { dayMs } from '#core/time'
import { insertWorkspace } from '../accounts/workspaces.ts'
import { sampleWorkspace } from './samples.ts'
import { handClock, openOrThrow, storeFolder } from './store-folder.ts'

export const backedUpAt = 1_780_000_000_000

/** A closed store with one workspace in its backup and one that came after it. */
export const storeWithBackup = async (): Promise<{ directory: string; path: string }> => {
  const directory = storeFolder()
  const clock = handClock(backedUpAt)
  const store = await openOrThrow({ directory, clock })
  insertWorkspace(store.db, sampleWorkspace('before'))
  await store.backUp('due')
  clock.moveTo(backedUpAt + dayMs / 2)
  insertWorkspace(store.db, sampleWorkspace('after'))
  store.close()
  return { directory, path: store.path }
}
