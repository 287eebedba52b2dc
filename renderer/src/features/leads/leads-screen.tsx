import { IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePainted } from '../../bridge/use-painted.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

export const LeadsScreen = () => {
  const { t } = useTranslation()
  usePainted('leads')
  return (
    <ScreenFrame title={t('screens.leads')}>
      <EmptyState
        icon={IconUserPlus}
        note={t('coming.version')}
        title={t('coming.leads.title')}
        sentence={t('coming.leads.sentence')}
      />
    </ScreenFrame>
  )
}
