import { personRole } from '../../core/team/team-roles.ts'
import { writeInvitation } from '../../electron/team/invitation.ts'
import { invitePerson } from '../../electron/team/people.ts'
import { runPostgres } from '../../electron/team/testing/run-postgres.ts'
import { adminOf, valueIn } from '../../electron/team/testing/team-of-test.ts'

const team = 'unitdesk'

/** A team in a real PostgreSQL. */
export const startTeam = async () => {
  const postgres = await runPostgres()
  const admin = await adminOf(postgres, team)
  return {
    end: postgres.end,
    restart: postgres.restart,
    invite: async (name: string): Promise<string> => {
      const user = personRole(team, name) ?? ''
      const { password } = valueIn(await invitePerson(admin, { role: user, name }))
      return writeInvitation({
        host: '127.0.0.1',
        port: postgres.port,
        database: postgres.admin.database,
        user,
        team,
        password: password.reveal(),
        authority: postgres.authority,
      })
    },
  }
}
