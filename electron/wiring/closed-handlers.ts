import { type FailureOf, failed, success } from '#core/contract/failure'
import { calls } from '#core/contract/index'
import type { Settings } from '#core/contract/settings'
import { appHandlers } from '../features/app/handlers.ts'
import { storeHandlers } from '../features/store/handlers.ts'
import type { RoutedHandlers } from '../ipc/answering.ts'
import type { ClosedStore } from '../store/file/open.ts'
import type { Surroundings } from './surroundings.ts'

const defaults: Settings = {
  language: 'system',
  colorScheme: 'system',
  density: 'normal',
  place: { workspaceId: null, projectId: null, screen: 'welcome' },
}

/** Without a store the window can explain what happened and offer a way out; everything else says why not. */
export const closedHandlers = ({ state }: ClosedStore, around: Surroundings): RoutedHandlers => {
  const { app, log, newDefectId } = around
  return {
    ...refuseAll(state),
    ...appHandlers({
      ...app,
      log,
      newDefectId,
      webInterfaceOf: () => null,
      askedServer: () => null,
    }),
    ...storeHandlers({
      state: () => state,
      acknowledge: () => success(null),
      showFolder: around.showStoreFolder,
      ...around.keptFolders,
      restoreBackup: around.restoreBackup,
      reopen: around.reopenStore,
      announce: around.announce,
    }),
    'settings.readSettings': () => success(defaults),
  }
}

const refuseAll = ({ cause, path }: ClosedStore['state']): RoutedHandlers => {
  const known: FailureOf<'store'>['cause'] = cause === 'migrationFailed' ? 'failed' : cause
  const refuse = () => failed({ kind: 'store', cause: known, path, again: 'afterFix' })
  const names = Object.keys(calls).filter((name) => name !== 'app.cancelCall')
  return Object.fromEntries(names.map((name) => [name, refuse])) as unknown as RoutedHandlers
}
