import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../bridge/query.ts'
import { WelcomeScreen } from '../../features/accounts/connect/welcome-screen.tsx'
import { JoinDialog } from '../../features/team/join-dialog.tsx'
import { useOpenDemo } from '../use-open-demo.ts'
import { usePlace } from '../use-place.ts'

export const Welcome = () => {
  const { openConnect } = usePlace()
  const demo = useOpenDemo('here')
  const team = useQuery(query('team.readTeam', {})).data
  const [isJoining, setIsJoining] = useState(false)
  return (
    <>
      <WelcomeScreen
        onDemo={demo.open}
        opening={demo.opening}
        failure={demo.failure}
        onConnect={openConnect}
        isInTeam={team !== undefined && team !== null}
        onJoin={team === null ? () => setIsJoining(true) : null}
      />
      {isJoining && <JoinDialog onClose={() => setIsJoining(false)} />}
    </>
  )
}
