import { AccountChip } from '../../features/accounts/account-chip.tsx'
import { ServingTrouble } from '../../features/accounts/serving-trouble.tsx'
import { PaymentsScreen } from '../../features/payments/payments-screen.tsx'
import { useSettings } from '../settings/use-settings.ts'
import { usePlace } from '../use-place.ts'

export const Payments = () => {
  const { density } = useSettings()
  const { place, go } = usePlace()
  const { workspaceId } = place
  const served = workspaceId && { workspaceId, area: 'payments' as const, projectId: null }
  return (
    <PaymentsScreen
      workspaceId={workspaceId}
      account={served && <AccountChip place={served} onManage={() => go({ screen: 'settings' })} />}
      trouble={served && <ServingTrouble place={served} />}
      density={density}
      onBegin={() => go({ screen: 'welcome' })}
    />
  )
}
