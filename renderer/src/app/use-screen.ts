import { type ComponentType, useEffect, useState } from 'react'
import { loadedScreen, loadScreen } from './loaded-screens.ts'
import type { ScreenKey } from './screen-loaders.ts'

interface LoadedScreen {
  readonly name: ScreenKey
  readonly failed: unknown
}

/**
 * The component of a screen, null while its code is on its way. React's own way, a suspended boundary,
 * holds the content back for up to 300 ms after it has arrived.
 */
export const useScreen = (name: ScreenKey): ComponentType | null => {
  const [arrived, setArrived] = useState<LoadedScreen | null>(null)
  const component = loadedScreen(name)
  useEffect(() => {
    if (loadedScreen(name) !== null) return
    loadScreen(name).then(
      () => setArrived({ name, failed: null }),
      (failed: unknown) => setArrived({ name, failed }),
    )
  }, [name])
  if (component === null && arrived?.name === name && arrived.failed !== null) throw arrived.failed
  return component
}
