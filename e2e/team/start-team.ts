import { createHmac, randomUUID } from 'node:crypto'
import { personRole } from '../../core/team/team-roles.ts'
import { writeInvitation } from '../../electron/team/invitation.ts'
import { invitePerson } from '../../electron/team/people.ts'
import { type LoginOfPostgres, runPostgres } from '../../electron/team/testing/run-postgres.ts'
import { adminOf, valueIn } from '../../electron/team/testing/team-of-test.ts'

const team = 'unitdesk'
const exportMs = 300_000

interface LoginAtCrm {
  readonly origin: string
  readonly login: string
}

interface Colleague {
  readonly refused: (at: LoginAtCrm) => Promise<void>
  readonly loads: (at: LoginAtCrm, endpoint: string) => Promise<void>
}

/** A team in a real PostgreSQL, with colleagues who have no window. */
export const startTeam = async () => {
  const postgres = await runPostgres()
  const admin = await adminOf(postgres, team)
  const login = async (name: string): Promise<LoginOfPostgres> => {
    const role = personRole(team, name) ?? ''
    const { password } = valueIn(await invitePerson(admin, { role, name }))
    return { user: role, password: password.reveal(), database: postgres.admin.database }
  }
  return {
    end: postgres.end,
    restart: postgres.restart,
    invite: async (name: string): Promise<string> => {
      const { port, authority } = postgres
      return writeInvitation({ ...(await login(name)), host: '127.0.0.1', port, team, authority })
    },
    sitDown: async (name: string): Promise<Colleague> => {
      const client = await postgres.connect(await login(name))
      await client.query(`SET search_path = ${team}`)
      await client.query('SELECT join_team()')
      const { rows } = await client.query(
        "SELECT enter_desk('laptop', 'window', '1.0.0') AS desk, read_key() AS key",
      )
      const [{ desk, key }] = rows
      const digestOf = (one: string) => createHmac('sha256', key).update(one).digest('hex')
      return {
        refused: async (at) => {
          const held = [desk, at.origin, digestOf(at.login), 'get-project']
          await client.query('SELECT hold_login($1, $2, $3, $4)', held)
        },
        loads: async (at, endpoint) => {
          const wanted = [desk, at.origin, digestOf(at.login), endpoint, exportMs, randomUUID()]
          const claimed = await client.query(
            'SELECT * FROM claim_export($1, $2, $3, $4, $5, $6)',
            wanted,
          )
          await client.query('SELECT send_claim($1)', [claimed.rows[0].claim])
        },
      }
    },
  }
}
