import type { Result } from '#core/contract/failure'
import type { Clock } from '#core/time'
import { storeLayout } from './layout.ts'
import { migrations } from './migrations/all.ts'
import { latestVersion } from './migrations/migrate.ts'
import { setAsideAndRestore } from './recover.ts'
import { attemptWrite } from './write-failure.ts'

/** What a person chose for a store that cannot be opened: it is kept aside, the newest backup takes its place. */
export const startFromBackup = ({
  directory,
  clock,
}: {
  directory: string
  clock: Clock
}): Result<null> => {
  const layout = storeLayout(directory)
  return attemptWrite(layout.database, () => {
    setAsideAndRestore(layout, { at: clock.now(), latestVersion: latestVersion(migrations) })
    return null
  })
}
