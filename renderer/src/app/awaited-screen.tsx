import { IconHourglass } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/notices/empty-state.tsx'

const silentMs = 2_000

/** A screen whose code is on its way: nothing for the moment that this takes, words when it takes longer. */
export const AwaitedScreen = () => {
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
