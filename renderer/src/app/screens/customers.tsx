import type { WorkspaceId } from '#core/ids'
import { AccountChip } from '../../features/accounts/account-chip.tsx'
import { ServingTrouble } from '../../features/accounts/serving-trouble.tsx'
import { CustomersScreen } from '../../features/customers/customers-screen.tsx'
import { CustomersWithoutWorkspace } from '../../features/customers/customers-without-workspace.tsx'
import { LeadsOfCustomer } from '../../features/leads/archive/leads-of-customer.tsx'
import { MilestonesView } from '../../features/milestones/milestones-view.tsx'
import { PaymentsOfCustomer } from '../../features/payments/ledger/payments-of-customer.tsx'
import { useOpenedCustomer } from '../use-opened-customer.ts'
import { usePlace } from '../use-place.ts'

export const Customers = () => {
  const { place, go } = usePlace()
  const { workspaceId } = place
  if (workspaceId === null) {
    return <CustomersWithoutWorkspace onBegin={() => go({ screen: 'welcome' })} />
  }
  return <CustomersOfWorkspace key={workspaceId} workspaceId={workspaceId} />
}

const CustomersOfWorkspace = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { go } = usePlace()
  const opened = useOpenedCustomer(workspaceId)
  // Customers are those of all projects.
  const served = { workspaceId, area: 'customers' as const, projectId: null }
  return (
    <CustomersScreen
      workspaceId={workspaceId}
      account={<AccountChip place={served} onManage={() => go({ screen: 'settings' })} />}
      trouble={<ServingTrouble place={served} />}
      opened={opened}
      milestones={<MilestonesView workspaceId={workspaceId} />}
      leadsOf={(customerId) => (
        <LeadsOfCustomer workspaceId={workspaceId} customerId={customerId} />
      )}
      paymentsOf={(names) => <PaymentsOfCustomer workspaceId={workspaceId} names={names} />}
    />
  )
}
