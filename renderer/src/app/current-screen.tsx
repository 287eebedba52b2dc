import { memo, useState } from 'react'
import { ErrorBoundary } from '../ui/notices/error-boundary.tsx'
import { AwaitedScreen } from './awaited-screen.tsx'
import { reportDefect } from './report-defect.ts'
import { ScreenDefect } from './screen-defect.tsx'
import type { ScreenKey } from './screen-loaders.ts'
import { usePlace } from './use-place.ts'
import { useScreen } from './use-screen.ts'

const LoadedScreen = memo(({ name }: { readonly name: ScreenKey }) => {
  const Screen = useScreen(name)
  return Screen === null ? <AwaitedScreen /> : <Screen />
})

/** The screen at the present place. A defect in it stays in it; what happens around it does not draw it again. */
export const CurrentScreen = memo(() => {
  const { place, connecting } = usePlace()
  const [defectId, setDefectId] = useState<string | null>(null)
  const name = connecting ? 'connect' : place.screen
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
      <LoadedScreen key={name} name={name} />
    </ErrorBoundary>
  )
})
