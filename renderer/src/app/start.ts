import type { OutputOf } from '#core/contract/index'
import type { Settings } from '#core/contract/settings'
import type { StoreState } from '#core/contract/store'
import { type AskRead, readStart as askStart } from '#core/first-screen'
import { call } from '../bridge/call.ts'

/** Everything that the first frame depends on: no flash of another language or colour. */
export interface Start {
  readonly settings: Settings
  readonly storeState: StoreState
  readonly systemLocale: string
  readonly about: OutputOf<'app.readAbout'> | null
}

// The settings of a first start, which also hold while the store cannot be opened.
const firstSettings: Settings = {
  language: 'system',
  colorScheme: 'system',
  density: 'normal',
  isAnyCallOn: false,
  personName: '',
  place: { workspaceId: null, projectId: null, screen: 'welcome' },
}

const ask: AskRead = async (name, input) => {
  const answer = await call(name, input)
  return answer.ok ? answer.value : null
}

export const readStart = async (): Promise<Start> => {
  const { settings, storeState, about } = await askStart(ask)
  return {
    settings: settings ?? firstSettings,
    storeState: storeState ?? { kind: 'healthy' },
    systemLocale: about?.systemLocale ?? navigator.language,
    about,
  }
}
