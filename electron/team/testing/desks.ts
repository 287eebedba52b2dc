import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type TeamArea, usualAreas } from '#core/team/team-area'
import type { TeamConnection } from '../connect-team.ts'
import type { TeamAdmin } from '../team-admin.ts'
import type { LoginOfPostgres, TestPostgres } from './run-postgres.ts'
import { adminOf, connectAs, invited, valueIn } from './team-of-test.ts'

const claimSchema = z.object({
  claim: z.coerce.number().nullable(),
  standing: z.enum(['claimed', 'held', 'busy', 'cooling']),
  holder: z.string().nullable(),
  left_ms: z.coerce.number().nullable(),
})

export interface TestDesk {
  readonly connection: TeamConnection
  readonly id: number
  readonly login: LoginOfPostgres
  /** Calls a function of the team, as text. */
  readonly run: (sql: string) => ReturnType<TeamConnection['run']>
  readonly claim: (endpoint?: string, token?: string) => Promise<z.infer<typeof claimSchema>>
  /** Tells what came of a claim of an export that the same person has made. */
  readonly end: (
    claim: number | null,
    outcome: string,
    waitMs?: number,
  ) => ReturnType<TeamConnection['run']>
}

export const origin = 'https://crm.example.com'
export const digest = createHash('sha256').update('a login').digest('hex')
export const cooldownMs = 300_000
/** The CRM is asked for leads more often than for exports. */
const leadsMs = 60_000

/** Somebody who has joined, at a desk. */
export const sitDown = async (
  postgres: TestPostgres,
  team: TeamAdmin,
  name: string,
  areas: readonly TeamArea[] = usualAreas,
): Promise<TestDesk> => {
  const login = await invited(postgres, team, name, areas)
  const connection = await connectAs(postgres, login)
  valueIn(await connection.run(`SET search_path = ${team.team}`))
  valueIn(await connection.run('SELECT join_team()'))
  const id = await enterAgain(connection)
  return deskOf(connection, login, id)
}

/** Several people of one team, each at a desk. */
export const sitTogether = async (
  postgres: TestPostgres,
  team: string,
  names: readonly string[],
): Promise<TestDesk[]> => {
  const admin = await adminOf(postgres, team)
  const desks: TestDesk[] = []
  for (const name of names) desks.push(await sitDown(postgres, admin, name))
  return desks
}

export const sitInTwos = async (
  postgres: TestPostgres,
  team: string,
): Promise<[TestDesk, TestDesk]> => {
  const [jana, petr] = await sitTogether(postgres, team, ['Jana', 'Petr'])
  if (jana === undefined || petr === undefined) throw new Error('two desks were asked for')
  return [jana, petr]
}

/** Another desk, or the same one after it was lost. */
export const enterAgain = async (connection: TeamConnection): Promise<number> => {
  const entered = await connection.query(
    z.object({ id: z.coerce.number() }),
    "SELECT enter_desk('computer', 'window', '1.0.0') AS id",
  )
  return valueIn(entered)[0]?.id ?? 0
}

/** Those that exports were claimed with, by the numbers of the claims. */
const tokens = new Map<string, string>()

export const deskOf = (
  connection: TeamConnection,
  login: LoginOfPostgres,
  id: number,
): TestDesk => ({
  connection,
  id,
  login,
  run: (sql) => connection.run(sql),
  claim: async (endpoint = 'list-excel-products', token = randomUUID()) => {
    const claimed = await connection.query(
      claimSchema,
      'SELECT * FROM claim_export($1, $2, $3, $4, $5, $6)',
      [id, origin, digest, endpoint, endpoint === 'leads' ? leadsMs : cooldownMs, token],
    )
    const [claim] = valueIn(claimed)
    if (claim === undefined) throw new Error('a claim was not answered')
    if (claim.claim !== null) tokens.set(`${login.user} ${claim.claim}`, token)
    return claim
  },
  end: (claim, outcome, waitMs = 0) => {
    const token = tokens.get(`${login.user} ${claim}`) ?? randomUUID()
    return connection.run('SELECT end_claim($1, $2, $3, $4)', [claim, token, outcome, waitMs])
  },
})
