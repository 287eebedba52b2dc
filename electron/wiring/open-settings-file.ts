import { success } from '#core/contract/failure'
import { allowsServer, freePolicy } from '#core/policy/policy'
import { settingsFileHandlers } from '../features/settings/settings-file.ts'
import { userFiles } from '../files/user-files.ts'
import type { OpenStore } from '../store/file/open.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import { bringInSettings } from '../store/settings/bring-in-settings.ts'
import { readSettingsContent } from '../store/settings/settings-content.ts'
import type { HostServices } from './open-services.ts'

export const openSettingsFile = (
  store: OpenStore,
  { app, backUpStore, clock, grantedPath, newId, pickSaveFile }: HostServices,
): ReturnType<typeof settingsFileHandlers> => {
  const { db, path } = store
  const policy = app.policy?.policy ?? freePolicy
  return settingsFileHandlers({
    readContent: () => readSettingsContent(db),
    bringIn: (content, limits) => {
      const plan = attemptWrite(path, () =>
        bringInSettings(db, { content, limits, at: clock.now(), newId }),
      )
      if (!plan.ok) return plan
      backUpStore()
      return success(plan.value)
    },
    limits: {
      allowsServer: (baseUrl) => allowsServer(policy, baseUrl),
      allowsPayments: !policy.off.includes('payments'),
    },
    pickSaveFile,
    grantedPath,
    files: userFiles,
  })
}
