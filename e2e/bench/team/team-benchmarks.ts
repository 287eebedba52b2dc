import { createHash, randomUUID } from 'node:crypto'
import { toSecret } from '#core/accounts/secret'
import { usualAreas } from '#core/team/team-area'
import { connectTeam } from '../../../electron/team/connect-team.ts'
import { initTeam } from '../../../electron/team/init-team.ts'
import { invitePerson } from '../../../electron/team/people.ts'
import type { TeamResult } from '../../../electron/team/team-result.ts'
import { runPostgres, type TestPostgres } from '../../../electron/team/testing/run-postgres.ts'
import type { BenchmarkGroup, Side } from '../measure.ts'

const team = 'bench'
const rounds = 1_000
const login = createHash('sha256').update('a login').digest('hex')

const valueIn = <T>(result: TeamResult<T>): T => {
  if (!result.ok) throw new Error(`The database said ${result.fault.kind} ${result.fault.code}`)
  return result.value
}

const startTeam = async () => {
  const postgres = await runPostgres({ isDurable: true })
  const { admin, authority, port } = postgres
  const connected = await connectTeam({
    address: { host: '127.0.0.1', port, database: admin.database, user: admin.user },
    password: toSecret(admin.password),
    authority,
  })
  const connection = valueIn(connected)
  valueIn(await initTeam({ connection, team }))
  const person = { role: 'bench_person_jana', name: 'Jana', areas: usualAreas }
  const { password } = valueIn(await invitePerson({ connection, team }, person))
  const client = await postgres.connect({
    user: person.role,
    password: password.reveal(),
    database: admin.database,
  })
  await client.query(`SET search_path = ${team}`)
  await client.query('SELECT join_team()')
  const { rows } = await client.query("SELECT enter_desk('bench', 'window', '1') AS id")
  return { postgres, client, desk: Number(rows[0].id) }
}

/** The time that all but the slowest hundredth stay below. */
const slowTimeOf = (times: number[]): number =>
  times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN

const timesOf = async (work: () => Promise<unknown>, after: () => Promise<unknown>) => {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
    await after()
  }
  return times
}

const measureClaims = async (
  client: Awaited<ReturnType<TestPostgres['connect']>>,
  desk: number,
): Promise<Side> => {
  let claim: unknown = null
  let token = ''
  const claims = await timesOf(
    async () => {
      token = randomUUID()
      const { rows } = await client.query(
        "SELECT claim FROM claim_export($1, 'https://crm.example.com', $2, 'list-excel-deals', 300000, $3)",
        [desk, login, token],
      )
      claim = rows[0]?.claim
    },
    () => client.query("SELECT end_claim($1, $2, 'refused', 0)", [claim, token]),
  )
  const trips = await timesOf(
    () => client.query('SELECT $1::int', [1]),
    () => Promise.resolve(),
  )
  return { unitdesk: slowTimeOf(claims), baseline: slowTimeOf(trips) }
}

/** What a claim costs before an export may leave, beside a question that the database answers at once. */
export const teamBenchmarks = (): BenchmarkGroup => {
  let started: ReturnType<typeof startTeam> | null = null
  return {
    all: [
      {
        name: 'team-claim-p99',
        unit: 'ms',
        goal: { atMost: 5 },
        runs: 9,
        baseline: 'SELECT of pg',
        measure: async () => {
          started ??= startTeam()
          const { client, desk } = await started
          return measureClaims(client, desk)
        },
      },
    ],
    end: () => void started?.then(({ postgres }) => postgres.end()),
  }
}
