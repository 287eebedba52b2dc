import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomerId, WorkspaceId } from '#core/ids'
import { usePainted } from '../../bridge/use-painted.ts'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import type { ServedBy } from './servings.ts'
import { WorkspaceLeads } from './workspace-leads.tsx'

interface Props {
  readonly workspaceId: WorkspaceId | null
  readonly servedBy: ServedBy
  readonly askedTrouble: ReactNode
  readonly onCustomer: (customerId: CustomerId) => void
  readonly onBegin: () => void
}

export const LeadsScreen = ({ workspaceId, servedBy, askedTrouble, onCustomer, onBegin }: Props) =>
  workspaceId === null ? (
    <NoWorkspace onBegin={onBegin} />
  ) : (
    <WorkspaceLeads
      key={workspaceId}
      workspaceId={workspaceId}
      servedBy={servedBy}
      askedTrouble={askedTrouble}
      onCustomer={onCustomer}
    />
  )

const NoWorkspace = ({ onBegin }: Pick<Props, 'onBegin'>) => {
  const { t } = useTranslation()
  usePainted('leads')
  return (
    <ScreenFrame title={t('screens.leads')}>
      <EmptyState
        icon={IconUserPlus}
        title={t('common.noWorkspace')}
        sentence={t('leads.noWorkspace')}
      >
        <Button onClick={onBegin}>{t('common.begin')}</Button>
      </EmptyState>
    </ScreenFrame>
  )
}
