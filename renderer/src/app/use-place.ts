import { createContext, useContext } from 'react'
import type { Settings } from '#core/contract/settings'
import { hidesScreen } from '#core/policy/policy'
import { usePolicy } from '../bridge/use-policy.ts'
import { useChangeSettings } from './settings/use-change-settings.ts'
import { useSettings } from './settings/use-settings.ts'

export type Place = Settings['place']

interface ConnectForm {
  readonly connecting: boolean
  readonly setConnecting: (connecting: boolean) => void
}

export const ConnectFormContext = createContext<ConnectForm | null>(null)

/** The place where the user is, and the way to another one. */
export const usePlace = () => {
  const form = useContext(ConnectFormContext)
  if (!form) throw new Error('ConnectFormContext is missing above this component')
  const { place: kept } = useSettings()
  const policy = usePolicy()
  // A screen may have been hidden since somebody was on it.
  const place: Place = hidesScreen(policy, kept.screen) ? { ...kept, screen: 'settings' } : kept
  const change = useChangeSettings()
  const go = (to: Partial<Place>) => {
    form.setConnecting(false)
    change({ place: to })
  }
  return {
    place,
    go,
    connecting: form.connecting,
    openConnect: () => form.setConnecting(true),
    closeConnect: () => form.setConnecting(false),
  }
}
