import { z } from 'zod'
import { type TeamArea, usualAreas } from '#core/team/team-area'
import type { Membership } from '../../../store/team/membership.ts'
import { readOwnAreas } from '../../../team/desk/people-of-team.ts'
import { teamSendings } from '../../../team/desk/team-sendings.ts'
import type { TellEnd } from '../../../team/desk/tell-end.ts'
import { joined, startDesk } from '../../../team/testing/living-desk.ts'
import type { TestPostgres } from '../../../team/testing/run-postgres.ts'
import { adminOf } from '../../../team/testing/team-of-test.ts'
import { sendingsOfTeam } from '../../team/sendings-of-team.ts'

interface PersonOfTeam {
  readonly team: string
  readonly name: string
  readonly areas?: readonly TeamArea[]
}

/** A desk that is with its team, and claims there what it sends. */
export const deskInTeam = async (
  postgres: TestPostgres,
  { team, name, areas = usualAreas }: PersonOfTeam,
) => {
  const login = await joined(postgres, await adminOf(postgres, team), name, areas)
  const living = startDesk(postgres, team, login)
  const { desk } = living
  await living.until(() => desk.standing().kind === 'here')
  const membership: Membership = {
    host: '127.0.0.1',
    port: postgres.port,
    database: login.database,
    user: login.user,
    team,
    authority: null,
  }
  const tellEnd: TellEnd = (name, values) => void desk.ask(z.unknown(), name, values)
  const sendings = sendingsOfTeam({
    sendings: teamSendings(desk, tellEnd),
    ready: () => Promise.resolve(),
    readAreas: () => readOwnAreas(desk),
    sharedIdOf: () => null,
  })
  /** Resolves when the team has heard what the desk has told it before. */
  const heard = async () => {
    await desk.ask(z.unknown(), 'read_last')
  }
  return { ...living, sendings, membership, heard }
}
