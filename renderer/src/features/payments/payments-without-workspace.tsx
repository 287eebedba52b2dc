import { Button } from '@mantine/core'
import { IconCreditCard } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePainted } from '../../bridge/use-painted.ts'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

/** The screen of payments before the first CRM is connected. */
export const PaymentsWithoutWorkspace = ({ onBegin }: { readonly onBegin: () => void }) => {
  const { t } = useTranslation()
  usePainted('payments')
  return (
    <ScreenFrame title={t('screens.payments')}>
      <EmptyState
        icon={IconCreditCard}
        title={t('common.noWorkspace')}
        sentence={t('payments.empty.noWorkspace')}
      >
        <Button onClick={onBegin}>{t('common.begin')}</Button>
      </EmptyState>
    </ScreenFrame>
  )
}
