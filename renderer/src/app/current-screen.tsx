import { Button, Code } from '@mantine/core'
import { IconBug, IconHourglass } from '@tabler/icons-react'
import { type ComponentType, memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/notices/empty-state.tsx'
import { ErrorBoundary } from '../ui/notices/error-boundary.tsx'
import { loadedScreen, loadScreen } from './loaded-screens.ts'
import { reportDefect } from './report-defect.ts'
import type { ScreenKey } from './screen-loaders.ts'
import { usePlaceScreen, useWays } from './use-place.ts'

interface ScreenDefectProps {
  /** Null while it is being reported, or when that failed. */
  readonly id: string | null
  readonly onAgain: () => void
}

const ScreenDefect = ({ id, onAgain }: ScreenDefectProps) => {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState icon={IconBug} title={t('defect.title')} sentence={t('defect.sentence')}>
        <Button onClick={onAgain}>{t('defect.again')}</Button>
        <Code>{`${t('defect.idLabel')}: ${id ?? t('defect.unreported')}`}</Code>
      </EmptyState>
    </div>
  )
}

const silentMs = 2_000

/** A screen whose code is on its way: nothing for the moment that this takes, words when it takes longer. */
const AwaitedScreen = () => {
  const { t } = useTranslation()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsLate, silentMs, true)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <div role="status">
      <EmptyState
        icon={IconHourglass}
        title={t('awaited.title')}
        sentence={t('awaited.sentence')}
      />
    </div>
  )
}

interface ScreenCode {
  readonly name: ScreenKey
  readonly failed: unknown
}

/**
 * The component of a screen, null while its code is on its way. React's own way, a suspended boundary,
 * holds the content back for up to 300 ms after it has arrived.
 */
const useScreen = (name: ScreenKey): ComponentType | null => {
  const [arrived, setArrived] = useState<ScreenCode | null>(null)
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

const LoadedScreen = memo(({ name }: { readonly name: ScreenKey }) => {
  const Screen = useScreen(name)
  return Screen === null ? <AwaitedScreen /> : <Screen />
})

/** The screen at the present place. A defect in it stays in it; what happens around it does not draw it again. */
export const CurrentScreen = memo(() => {
  const screen = usePlaceScreen()
  const { connecting } = useWays()
  const [defectId, setDefectId] = useState<string | null>(null)
  const name = connecting ? 'connect' : screen
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
