import { type Result, success } from '#core/contract/failure'
import type { Settings } from '#core/contract/settings'
import type { HandlersOf } from '../../ipc/handlers.ts'

export interface SettingsDependencies {
  readonly readSettings: () => Settings
  readonly writeSettings: (settings: Settings) => Result<null>
}

type SettingsHandlers = HandlersOf<'settings', 'readSettings' | 'changeSettings'>

export const settingsHandlers = (dependencies: SettingsDependencies): SettingsHandlers => ({
  'settings.readSettings': () => success(dependencies.readSettings()),

  'settings.changeSettings': ({ place, ...changes }) => {
    const before = dependencies.readSettings()
    const after: Settings = {
      ...before,
      ...given(changes),
      place: { ...before.place, ...given(place ?? {}) },
    }
    const written = dependencies.writeSettings(after)
    return written.ok ? success(after) : written
  },
})

// An optional field that was sent as undefined means "leave it".
const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
