import type { TeamLogin } from '../../../electron/team/connect-team.ts'
import type { Side } from '../measure.ts'
import { type BenchTeam, sitDown, team } from './bench-team.ts'

const changes = 100_000

const logins = new WeakMap<BenchTeam, Promise<TeamLogin>>()

/** Somebody who was away while others have written steps of drafts. */
const beAway = async ({ postgres, join }: BenchTeam): Promise<TeamLogin> => {
  const login = await join('late')
  const owner = await postgres.connect({ ...postgres.superuser, database: login.address.database })
  await owner.query(
    `INSERT INTO ${team}.change (id, role, kind, what, area)
     SELECT last + number, $1, 'draft', jsonb_build_object('draft', gen_random_uuid(), 'desk', number % 50), 'prices'
     FROM ${team}.feed, generate_series(1, ${changes}) AS number`,
    [login.address.user],
  )
  await owner.query(`UPDATE ${team}.feed SET last = last + ${changes}`)
  await owner.query(`ANALYZE ${team}.change`)
  await owner.end()
  return login
}

/** All that a desk has missed, beside the same rows in one stream that nobody reads. */
export const measureCatchUp = async (bench: BenchTeam): Promise<Side> => {
  const away = logins.get(bench) ?? beAway(bench)
  logins.set(bench, away)
  const login = await away
  let followed = 0
  const startedAt = performance.now()
  const desk = await sitDown(login, {
    cursor: 0,
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
