import type { TeamArea } from '../../core/team/team-area.ts'
import { personRole } from '../../core/team/team-roles.ts'
import { writeInvitation } from '../../electron/team/invitation.ts'
import { invitePerson, type NewLogin, rotatePerson } from '../../electron/team/people.ts'
import { runPostgres } from '../../electron/team/testing/run-postgres.ts'
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
  }
}

/** A team in a real PostgreSQL. */
export const startTeam = async () => {
  const { end, restart, ...postgres } = await runPostgres()
  const admin = await adminOf({ ...postgres, end, restart }, team)
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
    end,
    restart,
    invite: async (name: string, areas: readonly TeamArea[] | null = null) =>
      invitation(name, valueIn(await invitePerson(admin, { role: roleOf(name), name, areas }))),
    /** The person is let in no more until they come with the new invitation. */
    inviteAnew: async (name: string) =>
      invitation(name, valueIn(await rotatePerson(admin, roleOf(name)))),
  }
}
