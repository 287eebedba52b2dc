import type { WorkspaceId } from '#core/ids'
import { AccountChip } from '../../features/accounts/account-chip.tsx'
import { ServingTrouble } from '../../features/accounts/serving-trouble.tsx'
import { PaymentsScreen } from '../../features/payments/payments-screen.tsx'
import { PaymentsWithoutWorkspace } from '../../features/payments/payments-without-workspace.tsx'
import { useSettings } from '../settings/use-settings.ts'
import { usePlace } from '../use-place.ts'

export const Payments = () => {
  const { place, go } = usePlace()
  const { workspaceId } = place
  if (workspaceId === null) {
    return <PaymentsWithoutWorkspace onBegin={() => go({ screen: 'welcome' })} />
  }
  return <PaymentsOfWorkspace key={workspaceId} workspaceId={workspaceId} />
}

const PaymentsOfWorkspace = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { density } = useSettings()
  const { go } = usePlace()
  const served = { workspaceId, area: 'payments' as const, projectId: null }
  return (
    <PaymentsScreen
      workspaceId={workspaceId}
      account={<AccountChip place={served} onManage={() => go({ screen: 'settings' })} />}
      trouble={<ServingTrouble place={served} />}
      density={density}
    />
  )
}
