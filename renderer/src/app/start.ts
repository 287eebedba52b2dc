import type { Settings } from '#core/contract/settings'
import type { StoreState } from '#core/contract/store'
import { call } from '../bridge/call.ts'

/** Everything that the first frame depends on: no flash of another language or colour. */
export interface Start {
  readonly settings: Settings
  readonly storeState: StoreState
  readonly systemLocale: string
}

// What a first start looks like; also what is shown while the store cannot be opened.
const firstSettings: Settings = {
  language: 'system',
  colorScheme: 'system',
  density: 'normal',
  place: { workspaceId: null, projectId: null, screen: 'welcome' },
}

export const readStart = async (): Promise<Start> => {
  const [settings, storeState, about] = await Promise.all([
    call('settings.readSettings', {}),
    call('store.readState', {}),
    call('app.readAbout', {}),
  ])
  return {
    settings: settings.ok ? settings.value : firstSettings,
    storeState: storeState.ok ? storeState.value : { kind: 'healthy' },
    systemLocale: about.ok ? about.value.systemLocale : navigator.language,
  }
}
