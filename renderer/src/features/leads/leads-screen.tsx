import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { usePainted } from '../../bridge/use-painted.ts'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import type { Servings } from './servings.ts'
import { type ConsentsOf, WorkspaceLeads } from './workspace-leads.tsx'

interface Props extends Servings {
  readonly workspaceId: WorkspaceId | null
  readonly consentsOf: ConsentsOf
  readonly onBegin: () => void
}

export const LeadsScreen = ({ workspaceId, leads, customers, consentsOf, onBegin }: Props) =>
  workspaceId === null ? (
    <NoWorkspace onBegin={onBegin} />
  ) : (
    <WorkspaceLeads
      key={workspaceId}
      workspaceId={workspaceId}
      leads={leads}
      customers={customers}
      consentsOf={consentsOf}
    />
  )

const NoWorkspace = ({ onBegin }: Pick<Props, 'onBegin'>) => {
  const { t } = useTranslation()
  usePainted('leads')
  return (
    <ScreenFrame title={t('screens.leads')}>
      <EmptyState
        icon={IconUserPlus}
        title={t('prices.empty.noWorkspaceTitle')}
        sentence={t('leads.noWorkspace')}
      >
        <Button onClick={onBegin}>{t('prices.empty.begin')}</Button>
      </EmptyState>
    </ScreenFrame>
  )
}
