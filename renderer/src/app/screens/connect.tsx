import { type Area, areas } from '#core/api/areas'
import type { ScreenName } from '#core/contract/app'
import { ConnectScreen } from '../../features/accounts/connect/connect-screen.tsx'
import { usePlace } from '../use-place.ts'

const screenOf = {
  prices: 'prices',
  media: 'media',
  leads: 'leads',
  customers: 'customers',
  exports: 'exports',
  payments: 'payments',
} as const satisfies Record<Area, ScreenName>

export const Connect = () => {
  const { go, closeConnect } = usePlace()
  return (
    <ConnectScreen
      onBack={closeConnect}
      onConnected={({ id, accounts }) => {
        const served = areas.find((area) => accounts.some((one) => one.areas.includes(area)))
        go({ workspaceId: id, projectId: null, screen: screenOf[served ?? 'prices'] })
      }}
    />
  )
}
