import { createHash, randomUUID } from 'node:crypto'
import type { TestPostgres } from '../../../electron/team/testing/run-postgres.ts'
import { processorPercent } from '../fortnight/processes.ts'
import type { BenchmarkGroup, Side } from '../measure.ts'
import { type BenchTeam, startBenchTeam, team } from './bench-team.ts'
import { measureCatchUp } from './catch-up.ts'
import { startStep } from './seen-step.ts'

const rounds = 1_000
const login = createHash('sha256').update('a login').digest('hex')

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

const enter = async ({ postgres, join }: BenchTeam) => {
  const { address, password } = await join('jana')
  const client = await postgres.connect({ ...address, password: password.reveal() })
  await client.query(`SET search_path = ${team}`)
  const { rows } = await client.query("SELECT enter_desk('bench', 'window', '1') AS id")
  return { client, desk: Number(rows[0].id) }
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

const idleDesks = 50
/** Each desk is seen three times in it. */
const idleMs = 30_000

/** The process that all others of the database are children of. */
const processOf = async (postgres: TestPostgres): Promise<number> => {
  const client = await postgres.connect(postgres.superuser)
  const { rows } = await client.query("SELECT pg_read_file('postmaster.pid') AS text")
  await client.end()
  return Number.parseInt(String(rows[0].text), 10)
}

const sitIdle = async ({ postgres, join, sitDown }: BenchTeam): Promise<number> => {
  const people = Array.from({ length: idleDesks }, (_one, index) => `idle${index}`)
  for (const person of people) await sitDown(await join(person))
  return processOf(postgres)
}

/** Begun with the first that needs it, and never for rows that nobody has asked for. */
const once = <T>(begin: () => Promise<T>) => {
  let begun: Promise<T> | null = null
  return () => {
    begun ??= begin()
    return begun
  }
}

/** What a team costs beside a question that the database answers at once, and what people were promised of it. */
export const teamBenchmarks = (): BenchmarkGroup => {
  const ends: (() => Promise<unknown>)[] = []
  // Each row has a database of its own: desks that sit in one hear of what the others do.
  const begin = async () => {
    const started = await startBenchTeam()
    ends.push(started.end)
    return started
  }
  const entered = once(async () => enter(await begin()))
  const idle = once(async () => sitIdle(await begin()))
  const late = once(begin)
  const watched = once(async () => startStep(await begin()))
  return {
    all: [
      {
        name: 'team-claim-p99',
        unit: 'ms',
        goal: { atMost: 5 },
        runs: 9,
        baseline: 'SELECT of pg',
        measure: async () => {
          const { client, desk } = await entered()
          return measureClaims(client, desk)
        },
      },
      {
        name: 'team-step-10000-seen',
        unit: 'ms',
        goal: { atMost: 1 },
        runs: 7,
        baseline: 'promised',
        measure: async () => {
          const { seenMs } = await watched()
          return { unitdesk: await seenMs(), baseline: 1_000 }
        },
      },
      {
        name: 'team-catch-up-100000',
        unit: 'ms',
        goal: { atMost: 3 },
        runs: 5,
        baseline: 'COPY of pg',
        measure: async () => measureCatchUp(await late()),
      },
      {
        name: 'team-idle-50-desks',
        unit: '%',
        goal: { atMost: 1 },
        runs: 3,
        baseline: 'promised',
        measure: async () => ({
          unitdesk: await processorPercent(await idle(), idleMs),
          baseline: 1,
        }),
      },
    ],
    end: () => void Promise.all(ends.map((end) => end())),
  }
}
