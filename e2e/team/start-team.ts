import { type TeamArea, usualAreas } from '../../core/team/team-area.ts'
import { personRole } from '../../core/team/team-roles.ts'
import { writeInvitation } from '../../electron/team/invitation.ts'
import { invitePerson, type NewLogin, rotatePerson } from '../../electron/team/people.ts'
import { runPostgres, type TestPostgres } from '../../electron/team/testing/run-postgres.ts'
import { adminOf, valueIn } from '../../electron/team/testing/team-of-test.ts'

const team = 'unitdesk'
const roleOf = (name: string) => personRole(team, name) ?? ''

/** A real PostgreSQL of a company, in which nobody has made a team yet. */
export const startDatabase = async () => {
  const postgres = await runPostgres()
  const { admin, authority, port, end } = postgres
  return {
    address: `postgres://${admin.user}@127.0.0.1:${port}/${admin.database}`,
    user: admin.user,
    password: admin.password,
    authority,
    end,
    /** The team that is there, made where there is none. */
    team: () => teamIn(postgres),
  }
}

/** A team in a real PostgreSQL. */
export const startTeam = async () => {
  const postgres = await runPostgres()
  return { ...(await teamIn(postgres)), end: postgres.end, restart: postgres.restart }
}

const teamIn = async (postgres: TestPostgres) => {
  const admin = await adminOf(postgres, team)
  const invitation = (name: string, { password }: NewLogin): string =>
    writeInvitation({
      host: '127.0.0.1',
      port: postgres.port,
      database: postgres.admin.database,
      user: roleOf(name),
      team,
      password: password.reveal(),
      authority: postgres.authority,
    })
  return {
    invite: async (name: string, areas: readonly TeamArea[] = usualAreas) =>
      invitation(name, valueIn(await invitePerson(admin, { role: roleOf(name), name, areas }))),
    /** The person is let in no more until they come with the new invitation. */
    inviteAnew: async (name: string) =>
      invitation(name, valueIn(await rotatePerson(admin, roleOf(name)))),
  }
}
