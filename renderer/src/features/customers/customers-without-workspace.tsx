import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePainted } from '../../bridge/use-painted.ts'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

/** The screen of customers before the first CRM is connected. */
export const CustomersWithoutWorkspace = ({ onBegin }: { readonly onBegin: () => void }) => {
  const { t } = useTranslation()
  usePainted('customers')
  return (
    <ScreenFrame title={t('screens.customers')}>
      <EmptyState
        icon={IconUsers}
        title={t('common.noWorkspace')}
        sentence={t('customers.noWorkspace')}
      >
        <Button onClick={onBegin}>{t('common.begin')}</Button>
      </EmptyState>
    </ScreenFrame>
  )
}
