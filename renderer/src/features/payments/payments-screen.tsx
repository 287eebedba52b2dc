import { Button } from '@mantine/core'
import { IconCreditCard } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { usePainted } from '../../bridge/use-painted.ts'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import { WorkspacePayments } from './workspace-payments.tsx'

interface Props {
  readonly workspaceId: WorkspaceId | null
  /** Says which account serves the screen. */
  readonly account: ReactNode
  /** Says why nothing leaves with that account. */
  readonly trouble: ReactNode
  readonly density: Density
  readonly onBegin: () => void
}

export const PaymentsScreen = ({ workspaceId, ...props }: Props) => {
  const { t } = useTranslation()
  usePainted('payments')
  if (workspaceId !== null) {
    return <WorkspacePayments key={workspaceId} workspaceId={workspaceId} {...props} />
  }
  return (
    <ScreenFrame title={t('screens.payments')}>
      <EmptyState
        icon={IconCreditCard}
        title={t('prices.empty.noWorkspaceTitle')}
        sentence={t('payments.empty.noWorkspace')}
      >
        <Button onClick={props.onBegin}>{t('prices.empty.begin')}</Button>
      </EmptyState>
    </ScreenFrame>
  )
}
