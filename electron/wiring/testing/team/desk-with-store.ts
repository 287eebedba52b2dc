import { onTestFinished } from 'vitest'
import { type TeamArea, usualAreas } from '#core/team/team-area'
import { writeMembership } from '../../../store/team/membership.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { readOwnAreas } from '../../../team/desk/people-of-team.ts'
import { teamSendings } from '../../../team/desk/team-sendings.ts'
import { joined, startDesk } from '../../../team/testing/living-desk.ts'
import type { LoginOfPostgres, TestPostgres } from '../../../team/testing/run-postgres.ts'
import { adminOf } from '../../../team/testing/team-of-test.ts'
import { keepEnd } from '../../team/keep-end.ts'
import { sendingsOfTeam } from '../../team/sendings-of-team.ts'
import { tellUntold } from '../../team/tell-untold.ts'
import { insertFirstWorkspace } from '../first-workspace.ts'

export const baseUrl = 'https://crm.example.com/api'
export const origin = 'https://crm.example.com'

interface PersonWithStore {
  readonly team: string
  readonly name: string
  readonly areas?: readonly TeamArea[]
}

/** A desk of a team whose store goes on with the next one that is started. */
export const sitDownWithStore = async (
  postgres: TestPostgres,
  { team, name, areas = usualAreas }: PersonWithStore,
) => {
  const admin = await adminOf(postgres, team)
  const login = await joined(postgres, admin, name, areas)
  const store = await openOrThrow({ directory: storeFolder() })
  onTestFinished(() => store.close())
  insertFirstWorkspace(store, { baseUrl, accounts: { payments: ['payments'] } })
  const { port } = postgres
  const way = { host: '127.0.0.1', port, database: 'sales', authority: null }
  writeMembership(store.db, { ...way, user: login.user, team })
  const start = async (as: LoginOfPostgres = login) => {
    const living = startDesk(postgres, team, as)
    const { desk } = living
    await living.until(() => desk.standing().kind === 'here')
    const sendings = sendingsOfTeam({
      sendings: teamSendings(desk, keepEnd(store, desk)),
      ready: () => Promise.resolve(),
      readAreas: () => readOwnAreas(desk),
      sharedIdOf: () => null,
    })
    return { ...living, login, store, sendings, start, tell: () => tellUntold(store, desk) }
  }
  return start()
}
