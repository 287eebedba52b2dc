import { failed, type Result, success } from '#core/contract/failure'
import type { Clock } from '#core/time'
import { newestUsable } from '../file/backups.ts'
import { storeLayout } from '../file/layout.ts'
import { takeOwnerLock } from '../file/owner-lock.ts'
import { attemptWrite, storeCause } from '../file/write-failure.ts'
import { migrations } from '../migrations/all.ts'
import { isRefused, latestVersion } from '../migrations/migrate.ts'
import { recover } from './recover.ts'

/**
 * Starts from a backup because a person said so: the unusable store is moved out of the way, and the newest backup
 * takes its place.
 */
export const startFromBackup = ({
  directory,
  clock,
}: {
  directory: string
  clock: Clock
}): Result<null> => {
  const layout = storeLayout(directory)
  const refuse = (cause: ReturnType<typeof storeCause>): Result<never> =>
    failed({ kind: 'store', cause, path: layout.database, again: 'afterFix' })

  const restored = attemptWrite(layout.database, (): Result<null> => {
    const lock = takeOwnerLock(layout.lock)
    if (lock === null) return refuse('inUse')
    try {
      // Without a backup there is nothing to start from: the store stays where it is.
      if (newestUsable(layout.backups, latestVersion(migrations)) === null) return refuse('failed')
      const recovery = recover(layout, { at: clock.now(), migrations, because: 'chosen' })
      if (!isRefused(recovery)) return success(null)
      return refuse(recovery.kind === 'failed' ? storeCause(recovery.error) : 'failed')
    } finally {
      lock.release()
    }
  })
  return restored.ok ? restored.value : restored
}
