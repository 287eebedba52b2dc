import { IconCreditCard } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePainted } from '../../bridge/use-painted.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

export const PaymentsScreen = () => {
  const { t } = useTranslation()
  usePainted('payments')
  return (
    <ScreenFrame title={t('screens.payments')}>
      <EmptyState
        icon={IconCreditCard}
        note={t('coming.version')}
        title={t('coming.payments.title')}
        sentence={t('coming.payments.sentence')}
      />
    </ScreenFrame>
  )
}
