import { expect, test } from 'vitest'
import { initTeam } from './init-team.ts'
import { teamMigrations } from './schema/all.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { connectAs, valueIn } from './testing/team-of-test.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })

/** What desks call, by name and what it takes, and what each answers with. */
const callsAt = async (version: number): Promise<Map<string, readonly string[]>> => {
  const team = `version${version}`
  const admin = { connection: await connectAs(postgres, postgres.admin), team }
  valueIn(await initTeam(admin, teamMigrations.slice(0, version)))
  const { rows } = await owner.query<{ call: string; answer: string }>(
    `SELECT proname || '(' || oidvectortypes(proargtypes) || ')' AS call, pg_get_function_result(oid) AS answer
     FROM pg_proc WHERE pronamespace = $1::regnamespace AND proname !~ '^_'`,
    [team],
  )
  return new Map(
    rows.map(({ call, answer }) => [
      call,
      (/^TABLE\((.*)\)$/.exec(answer)?.[1] ?? answer).split(', '),
    ]),
  )
}

const newest = teamMigrations.length
const oldest = Math.max(...teamMigrations.map(({ oldestDesk }) => oldestDesk))
const before = Array.from({ length: newest - oldest }, (_, index) => oldest + index)

test('whatever desks call that may still come is there in the newest schema, and answers with what they read', async () => {
  const now = await callsAt(newest)
  for (const version of before) {
    for (const [call, columns] of await callsAt(version)) {
      expect([version, call, now.get(call) ?? []]).toEqual([
        version,
        call,
        expect.arrayContaining([...columns]),
      ])
    }
  }
})

test('no step lets desks in again that one before it has sent away', () => {
  const oldestOnes = teamMigrations.map(({ oldestDesk }) => oldestDesk)
  expect(oldestOnes).toEqual(oldestOnes.toSorted((a, b) => a - b))
})
