import { AccountChip } from '../../features/accounts/account-chip.tsx'
import { ServingTrouble } from '../../features/accounts/serving-trouble.tsx'
import { ConsentsView } from '../../features/customers/consents/consents-view.tsx'
import { LeadsScreen } from '../../features/leads/leads-screen.tsx'
import { usePlace } from '../use-place.ts'
import { useProjects } from '../use-projects.ts'

export const Leads = () => {
  const { place, go } = usePlace()
  const { project } = useProjects()
  const { workspaceId } = place
  const servedBy = (area: 'leads' | 'customers') => {
    if (workspaceId === null) return { account: null, trouble: null }
    const served = { workspaceId, area, projectId: project?.id ?? null }
    return {
      account: <AccountChip place={served} onManage={() => go({ screen: 'settings' })} />,
      trouble: <ServingTrouble place={served} />,
    }
  }
  return (
    <LeadsScreen
      workspaceId={workspaceId}
      leads={servedBy('leads')}
      customers={servedBy('customers')}
      consentsOf={(shown) => <ConsentsView {...shown} />}
      onBegin={() => go({ screen: 'welcome' })}
    />
  )
}
