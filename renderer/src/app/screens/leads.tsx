import { useQuery } from '@tanstack/react-query'
import type { WorkspaceId } from '#core/ids'
import { query } from '../../bridge/query.ts'
import { AccountChip } from '../../features/accounts/account-chip.tsx'
import { ServingTrouble, TroubleOfAllAccounts } from '../../features/accounts/serving-trouble.tsx'
import { LeadsScreen } from '../../features/leads/leads-screen.tsx'
import type { ServedPlace } from '../../features/leads/servings.ts'
import { useOpenedCustomer } from '../use-opened-customer.ts'
import { usePlace } from '../use-place.ts'

export const Leads = () => {
  const { place, go } = usePlace()
  const { workspaceId } = place
  const opened = useOpenedCustomer(workspaceId)
  const servedBy = (leaving: ServedPlace) => {
    if (workspaceId === null) return { account: null, trouble: null }
    const served = { workspaceId, ...leaving }
    return {
      account: <AccountChip place={served} onManage={() => go({ screen: 'settings' })} />,
      trouble: <ServingTrouble place={served} />,
    }
  }
  return (
    <LeadsScreen
      workspaceId={workspaceId}
      servedBy={servedBy}
      askedTrouble={workspaceId && <LeadsTrouble workspaceId={workspaceId} />}
      onCustomer={(customerId) => {
        opened.keep(customerId)
        go({ screen: 'customers' })
      }}
      onBegin={() => go({ screen: 'welcome' })}
    />
  )
}

const LeadsTrouble = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const settings = useQuery(query('leads.readSettings', { workspaceId })).data?.settings
  const place = { workspaceId, area: 'leads', projectId: null } as const
  return settings ? <TroubleOfAllAccounts place={place} leftOut={settings.leftOut} /> : null
}
