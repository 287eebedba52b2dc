import { randomUUID } from 'node:crypto'
import { toSecret } from '#core/accounts/secret'
import { usualAreas } from '#core/team/team-area'
import { sleep } from '../../../electron/crm/calls/sleep.ts'
import { connectTeam, type TeamLogin } from '../../../electron/team/connect-team.ts'
import { openDesk, type TeamChange, type TeamDesk } from '../../../electron/team/desk/open-desk.ts'
import { initTeam } from '../../../electron/team/init-team.ts'
import { invitePerson } from '../../../electron/team/people.ts'
import type { TeamResult } from '../../../electron/team/team-result.ts'
import { runPostgres } from '../../../electron/team/testing/run-postgres.ts'

export const team = 'bench'

const valueIn = <T>(result: TeamResult<T>): T => {
  if (!result.ok) throw new Error(`The database said ${result.fault.kind} ${result.fault.code}`)
  return result.value
}

export interface BenchDeskOptions {
  /** The last change that it has followed; null begins with what comes. */
  readonly cursor?: number
  readonly follow?: (changes: readonly TeamChange[]) => void
}

export interface BenchTeam {
  readonly postgres: Awaited<ReturnType<typeof runPostgres>>
  /** Somebody who has been invited and has accepted. */
  readonly join: (name: string) => Promise<TeamLogin>
  /** A desk as a window has it; resolves when it has come, and knows what the others have done. */
  readonly sitDown: (login: TeamLogin, options?: BenchDeskOptions) => Promise<TeamDesk>
  /** Ends the desks too: those of a database that is gone would look for it for ever. */
  readonly end: () => Promise<void>
}

/** A team in a PostgreSQL that keeps what it is told, as where people work. */
export const startBenchTeam = async (): Promise<BenchTeam> => {
  const postgres = await runPostgres({ isAsAtWork: true })
  const { admin, authority, port } = postgres
  const address = { host: '127.0.0.1', port, database: admin.database }
  const connection = valueIn(
    await connectTeam({
      address: { ...address, user: admin.user },
      password: toSecret(admin.password),
      authority,
    }),
  )
  valueIn(await initTeam({ connection, team }))
  const desks: TeamDesk[] = []
  return {
    postgres,
    join: async (name) => {
      const role = `${team}_person_${name}`
      const person = { role, name, areas: usualAreas }
      const { password } = valueIn(await invitePerson({ connection, team }, person))
      const login = { address: { ...address, user: role }, password, authority }
      const joining = valueIn(await connectTeam(login))
      valueIn(await joining.run(`SELECT ${team}.join_team()`))
      await joining.close()
      return login
    },
    sitDown: async (login, options) => {
      const desk = await sitDown(login, options)
      desks.push(desk)
      return desk
    },
    end: async () => {
      await Promise.all(desks.map((desk) => desk.end()))
      await postgres.end()
    },
  }
}

const sitDown = (
  login: TeamLogin,
  { cursor, follow = () => undefined }: BenchDeskOptions = {},
): Promise<TeamDesk> =>
  new Promise((resolve, reject) => {
    let followed = cursor ?? null
    const desk = openDesk({
      team,
      self: {
        computer: login.address.user,
        program: 'window',
        version: '1.0.0',
        home: randomUUID(),
      },
      readLogin: () => Promise.resolve({ ok: true, value: login }),
      readCursor: () => followed,
      writeCursor: (next) => {
        followed = next
      },
      follow,
      onStanding: (standing) => {
        if (standing.kind === 'here') resolve(desk)
        if (standing.kind === 'away') reject(new Error(`The desk is away: ${standing.fault.kind}`))
      },
      sleep,
    })
  })
