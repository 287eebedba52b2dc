import type { Settings } from '#core/contract/settings'
import type { StoreState } from '#core/contract/store'
import { call } from '../bridge/call.ts'
import { loadScreen } from './loaded-screens.ts'

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

const askMain = async (): Promise<Start> => {
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

let asked: Promise<Start> | null = null

/** Everything that the first frame depends on, asked at once: no flash of another language or colour. */
export const readStart = (): Promise<Start> => {
  asked ??= askMain()
  return asked
}

/** Asks main and loads the first screen's code while the rest of the page is still being read. */
export const askAhead = async (): Promise<void> => {
  const { settings } = await readStart()
  await loadScreen(settings.place.screen)
}
