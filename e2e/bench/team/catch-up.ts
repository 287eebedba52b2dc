import type { TeamLogin } from '../../../electron/team/connect-team.ts'
import type { Side } from '../measure.ts'
import { type BenchTeam, team } from './bench-team.ts'

const changes = 100_000

interface Away {
  readonly login: TeamLogin
  /** The last change that they have followed. */
  readonly cursor: number
}

const awayOf = new WeakMap<BenchTeam, Promise<Away>>()

/** Somebody who was away while others have written steps of drafts. */
const beAway = async ({ postgres, join }: BenchTeam): Promise<Away> => {
  const login = await join('late')
  const owner = await postgres.connect({ ...postgres.superuser, database: login.address.database })
  const { rows } = await owner.query(`SELECT last FROM ${team}.feed`)
  await owner.query(
    `INSERT INTO ${team}.change (id, role, kind, what, area)
     SELECT last + number, $1, 'draft', jsonb_build_object('draft', gen_random_uuid(), 'desk', number % 50), 'prices'
     FROM ${team}.feed, generate_series(1, ${changes}) AS number`,
    [login.address.user],
  )
  await owner.query(`UPDATE ${team}.feed SET last = last + ${changes}`)
  await owner.query(`ANALYZE ${team}.change`)
  await owner.end()
  return { login, cursor: Number(rows[0].last) }
}

/** All that a desk has missed, beside the same rows in one stream that nobody reads. */
export const measureCatchUp = async (bench: BenchTeam): Promise<Side> => {
  const away = awayOf.get(bench) ?? beAway(bench)
  awayOf.set(bench, away)
  const { login, cursor } = await away
  let followed = 0
  const startedAt = performance.now()
  const desk = await bench.sitDown(login, {
    cursor,
    follow: (told) => {
      followed += told.length
    },
  })
  const unitdesk = performance.now() - startedAt
  await desk.end()
  if (followed < changes) throw new Error(`The desk has followed ${followed} changes`)
  const { postgres } = bench
  const copiedFrom = performance.now()
  const client = await postgres.connect({
    ...postgres.superuser,
    database: login.address.database,
  })
  await client.query(
    `COPY (SELECT change.id, person.name, kind, what FROM ${team}.change JOIN ${team}.person USING (role) ORDER BY change.id)
     TO STDOUT`,
  )
  const baseline = performance.now() - copiedFrom
  await client.end()
  return { unitdesk, baseline }
}
