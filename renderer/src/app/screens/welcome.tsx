import { WelcomeScreen } from '../../features/accounts/connect/welcome-screen.tsx'
import { useOpenDemo } from '../use-open-demo.ts'
import { usePlace } from '../use-place.ts'

export const Welcome = () => {
  const { openConnect } = usePlace()
  const demo = useOpenDemo('here')
  return (
    <WelcomeScreen
      onDemo={demo.open}
      opening={demo.opening}
      failure={demo.failure}
      onConnect={openConnect}
    />
  )
}
