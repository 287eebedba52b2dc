import { ConnectScreen } from '../../features/accounts/connect-screen.tsx'
import { usePlace } from '../use-place.ts'

export const Connect = () => {
  const { go, closeConnect } = usePlace()
  return (
    <ConnectScreen
      onBack={closeConnect}
      onConnected={({ id }) => go({ workspaceId: id, projectId: null, screen: 'prices' })}
    />
  )
}
