import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { reportDefect } from './report-defect.ts'
import { ScreenDefect } from './screen-defect.tsx'
import { screenLoaders } from './screen-loaders.ts'
import { usePlace } from './use-place.ts'

const lazyScreens = {
  welcome: lazy(screenLoaders.welcome),
  connect: lazy(screenLoaders.connect),
  prices: lazy(screenLoaders.prices),
  media: lazy(screenLoaders.media),
  leads: lazy(screenLoaders.leads),
  exports: lazy(screenLoaders.exports),
  payments: lazy(screenLoaders.payments),
  activity: lazy(screenLoaders.activity),
  settings: lazy(screenLoaders.settings),
} as const

/** The screen at the present place. A defect in it stays in it. */
export const CurrentScreen = () => {
  const { place, connecting } = usePlace()
  const [defectId, setDefectId] = useState<string | null>(null)
  const name = connecting ? 'connect' : place.screen
  const Screen = lazyScreens[name]
  const report = async (error: unknown) => {
    setDefectId(null)
    setDefectId(await reportDefect(name, error))
  }
  return (
    <ErrorBoundary
      resetKey={name}
      onDefect={(error) => void report(error)}
      fallback={(again) => <ScreenDefect id={defectId} onAgain={again} />}
    >
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  )
}
