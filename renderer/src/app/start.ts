import type { QueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#core/contract/index'
import type { Settings } from '#core/contract/settings'
import type { StoreState } from '#core/contract/store'
import { readStart as askStart } from '#core/first-screen'
import { query } from '../bridge/query.ts'
import { askThrough } from './ask-through.ts'

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

/**
 * Reads what the first frame depends on into the cache. The answers may be those of the last end, and the store may
 * correct them before the rest of the page has been read.
 */
export const readStart = async (client: QueryClient): Promise<Start> => {
  const { settings, storeState, about } = await askStart(askThrough(client))
  if (settings === null) {
    client.setQueryData(query('settings.readSettings', {}).queryKey, firstSettings)
  }
  return {
    settings: settings ?? firstSettings,
    storeState: storeState ?? { kind: 'healthy' },
    systemLocale: about?.systemLocale ?? navigator.language,
    about,
  }
}
