import type { TeamArea } from '../../core/team/team-area.ts'
import { personRole } from '../../core/team/team-roles.ts'
import { writeInvitation } from '../../electron/team/invitation.ts'
import { invitePerson, type NewLogin, rotatePerson } from '../../electron/team/people.ts'
import { runPostgres } from '../../electron/team/testing/run-postgres.ts'
import { adminOf, valueIn } from '../../electron/team/testing/team-of-test.ts'
import { verifyTeamAudit } from '../../electron/team/verify-audit.ts'

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

/** A row of the record, as the database has it. */
interface RecordedRow {
  readonly id: number
  readonly at: Date
  /** Who told it, from which computer. */
  readonly name: string
  readonly computer: string
  readonly act: {
    readonly kind: string
    readonly outcome: string
    readonly unitId: number | null
    readonly source: string
    readonly after: Readonly<Record<string, unknown>> | null
  }
}

export interface TeamRecord {
  readonly rows: readonly RecordedRow[]
  /** Rows that do not follow from those before. */
  readonly brokenRows: readonly number[]
}

/** A team in a real PostgreSQL. */
export const startTeam = async () => {
  const { end, restart, ...postgres } = await runPostgres()
  const admin = await adminOf({ ...postgres, end, restart }, team)
  const invitation = (name: string, { password }: NewLogin, port: number = postgres.port): string =>
    writeInvitation({
      host: '127.0.0.1',
      port,
      database: postgres.admin.database,
      user: roleOf(name),
      team,
      password: password.reveal(),
      authority: postgres.authority,
    })
  return {
    end,
    restart,
    port: postgres.port,
    /** The way to the database may be another than the straight one. */
    invite: async (name: string, areas: readonly TeamArea[] | null = null, port?: number) =>
      invitation(
        name,
        valueIn(await invitePerson(admin, { role: roleOf(name), name, areas })),
        port,
      ),
    /** All that was told, and what of it does not follow from what was told before. */
    readRecord: async (): Promise<TeamRecord> => {
      const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })
      const { rows } = await owner.query<RecordedRow>(
        `SELECT id::int, at, name, computer, act FROM ${team}.audit ORDER BY id`,
      )
      await owner.end()
      // The connection of whoever looks after the team may have been ended with the database.
      const looking = await adminOf({ ...postgres, end, restart }, team)
      const { broken } = valueIn(await verifyTeamAudit(looking))
      return {
        rows,
        brokenRows: broken,
      }
    },
    /** The person is let in no more until they come with the new invitation. */
    inviteAnew: async (name: string) =>
      invitation(name, valueIn(await rotatePerson(admin, roleOf(name)))),
  }
}
