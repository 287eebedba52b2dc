import { toSecret } from '#core/accounts/secret'
import { type TeamArea, usualAreas } from '#core/team/team-area'
import { personRole } from '#core/team/team-roles'
import { connectTeam, type TeamConnection } from '../connect-team.ts'
import { initTeam } from '../init-team.ts'
import { invitePerson } from '../people.ts'
import type { TeamAdmin } from '../team-admin.ts'
import type { TeamResult } from '../team-result.ts'
import type { LoginOfPostgres, TestPostgres } from './run-postgres.ts'

export const valueIn = <T>(result: TeamResult<T>): T => {
  if (!result.ok) throw new Error(`${result.fault.kind} ${result.fault.code}`)
  return result.value
}

export const connectAs = async (
  { port, authority }: Pick<TestPostgres, 'port' | 'authority'>,
  { user, password, database }: LoginOfPostgres,
): Promise<TeamConnection> =>
  valueIn(
    await connectTeam({
      address: { host: '127.0.0.1', port, database, user },
      password: toSecret(password),
      authority,
    }),
  )

/** The connection of the one who looks after a team that is there. */
export const adminOf = async (postgres: TestPostgres, team: string): Promise<TeamAdmin> => {
  const admin = { connection: await connectAs(postgres, postgres.admin), team }
  valueIn(await initTeam(admin))
  return admin
}

/** The login of a person who was invited, and has not come yet. */
export const invited = async (
  { admin }: TestPostgres,
  team: TeamAdmin,
  name: string,
  areas: readonly TeamArea[] = usualAreas,
): Promise<LoginOfPostgres> => {
  const role = personRole(team.team, name)
  if (role === null) throw new Error(`${name} makes no role`)
  const { password } = valueIn(await invitePerson(team, { role, name, areas }))
  return { user: role, password: password.reveal(), database: admin.database }
}
