import { type Failure, type FailureOf, failed, success } from '#core/contract/failure'
import { calls } from '#core/contract/index'
import { appHandlers } from '../features/app/handlers.ts'
import { storeHandlers } from '../features/store/handlers.ts'
import { updatesHandlers } from '../features/updates/handlers.ts'
import type { RoutedHandlers } from '../ipc/handlers.ts'
import type { ClosedStore } from '../store/file/open.ts'
import { usualSettings } from '../store/settings/settings.ts'
import type { HostServices } from './open-services.ts'
import { openSupport, type SupportServices } from './open-support.ts'

type RecoveryServices = SupportServices &
  Pick<
    HostServices,
    | 'app'
    | 'log'
    | 'newDefectId'
    | 'showStoreFolder'
    | 'keptFolders'
    | 'restoreBackup'
    | 'reopenStore'
    | 'announce'
    | 'updates'
  >

/** Without a store the window can explain what happened and offer a way out; every other call fails with the reason. */
export const openRecovery = (closed: ClosedStore, services: RecoveryServices): RoutedHandlers => {
  const { state } = closed
  const { app, log, newDefectId } = services
  return {
    ...refuseAll(storeFailure(state)),
    ...appHandlers({
      ...app,
      log,
      newDefectId,
      webInterfaceOf: () => null,
      askedServer: () => null,
    }),
    ...openSupport(closed, services),
    ...updatesHandlers(services.updates),
    ...storeHandlers({
      state: () => state,
      acknowledge: () => success(null),
      showFolder: services.showStoreFolder,
      ...services.keptFolders,
      restoreBackup: services.restoreBackup,
      reopen: services.reopenStore,
      announce: services.announce,
    }),
    'settings.readSettings': () => success(usualSettings),
  }
}

const storeFailure = ({ cause, path }: ClosedStore['state']): FailureOf<'store'> => ({
  kind: 'store',
  cause: cause === 'migrationFailed' ? 'failed' : cause,
  path,
  again: 'afterFix',
})

/** Answers every call with the same failure. */
export const refuseAll = (failure: Failure): RoutedHandlers => {
  const names = Object.keys(calls)
  return Object.fromEntries(
    names.map((name) => [name, () => failed(failure)]),
  ) as unknown as RoutedHandlers
}
