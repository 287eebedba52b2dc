import { createContext, useContext } from 'react'
import type { Settings } from '#core/contract/settings'
import { hidesScreen } from '#core/policy/policy'
import { usePolicy } from '../bridge/use-policy.ts'
import { useChangeSettings } from './settings/use-change-settings.ts'
import { useSettingsPart } from './settings/use-settings.ts'

export type Place = Settings['place']

interface ConnectForm {
  readonly connecting: boolean
  readonly setConnecting: (connecting: boolean) => void
}

export const ConnectFormContext = createContext<ConnectForm | null>(null)

const useConnectForm = (): ConnectForm => {
  const form = useContext(ConnectFormContext)
  if (!form) throw new Error('ConnectFormContext is missing above this component')
  return form
}

/** The ways to other places, for what is the same wherever the user is. */
export const useWays = () => {
  const { connecting, setConnecting } = useConnectForm()
  const change = useChangeSettings()
  const go = (to: Partial<Place>) => {
    setConnecting(false)
    change({ place: to })
  }
  return {
    go,
    connecting,
    openConnect: () => setConnecting(true),
    closeConnect: () => setConnecting(false),
  }
}

const screenOf = ({ place }: Settings): Place['screen'] => place.screen
const placeOf = ({ place }: Settings): Place => place

/** A screen may have been hidden since somebody was on it. */
const useUnhidden = (screen: Place['screen']): Place['screen'] =>
  hidesScreen(usePolicy(), screen) ? 'settings' : screen

/** The screen of the place where the user is. */
export const usePlaceScreen = (): Place['screen'] => useUnhidden(useSettingsPart(screenOf))

/** The place where the user is, and the way to another one. */
export const usePlace = () => {
  const kept = useSettingsPart(placeOf)
  const place: Place = { ...kept, screen: useUnhidden(kept.screen) }
  return { place, ...useWays() }
}
