import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sitTogether } from './testing/desks.ts'
import { ask, give, listed, share, step, steps, take } from './testing/drafts.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { valueIn } from './testing/team-of-test.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })

const sitDown = async (team: string) => {
  const [jana, petr, eva] = await sitTogether(postgres, team, ['Jana', 'Petr', 'Eva'])
  if (jana === undefined || petr === undefined || eva === undefined) throw new Error('three sit')
  return { jana, petr, eva }
}

/** The time of whoever edits a draft is over. */
const endTime = (team: string) =>
  owner.query(`UPDATE ${team}.draft SET until = clock_timestamp() - interval '1 millisecond'`)

test('one edits a draft at a time, others when nothing was done for two minutes, and it is written whose it is', async () => {
  const { jana, petr } = await sitDown('turns')
  const id = await share(jana)
  expect(await step(jana, id, { known: 0 })).toEqual({ standing: 'written', revision: 1 })
  expect(await step(petr, id, { known: 1 })).toEqual({ standing: 'locked', revision: 1 })
  expect(await take(petr, id)).toEqual({ standing: 'locked', revision: 1 })
  const { left_ms: left, ...rest } = await listed(petr, id)
  expect(rest).toEqual({
    name: 'Autumn',
    author: 'Jana',
    editor: 'Jana',
    asker: null,
    is_put_away: false,
  })
  expect(left).toBeGreaterThan(110_000)
  expect(left).toBeLessThanOrEqual(120_000)
  await endTime('turns')
  expect((await listed(petr, id)).editor).toBeNull()
  expect(await step(petr, id, { known: 1 })).toEqual({ standing: 'written', revision: 2 })
  expect(await step(jana, id, { known: 2 })).toEqual({ standing: 'locked', revision: 2 })
  const { rows } = await owner.query('SELECT revision::int, role::text FROM turns.draft_step')
  expect(rows).toEqual([
    { revision: 1, role: jana.login.user },
    { revision: 2, role: petr.login.user },
  ])
})

test('whoever edits is asked for the draft, keeps it by going on, and has handed it over by stopping', async () => {
  const { jana, petr, eva } = await sitDown('asked')
  const id = await share(jana)
  await ask(petr, id)
  expect(await listed(jana, id)).toMatchObject({ editor: 'Jana', asker: 'Petr' })
  expect((await listed(jana, id)).left_ms).toBeLessThanOrEqual(20_000)
  expect((await take(petr, id)).standing).toBe('locked')
  // Who asks later waits behind the first.
  await ask(eva, id)
  expect((await listed(jana, id)).asker).toBe('Petr')
  await owner.query("UPDATE asked.draft SET until = clock_timestamp() + interval '5 seconds'")
  expect((await step(jana, id, { known: 0 })).standing).toBe('written')
  expect((await listed(jana, id)).left_ms).toBeGreaterThan(15_000)
  await endTime('asked')
  expect((await take(petr, id)).standing).toBe('mine')
  expect(await listed(jana, id)).toMatchObject({ editor: 'Petr', asker: null })
  await ask(jana, id)
  await give(eva, id)
  expect((await listed(jana, id)).editor).toBe('Petr')
  await give(petr, id)
  expect(await listed(petr, id)).toMatchObject({ editor: 'Jana', asker: null })
  await give(jana, id)
  expect((await listed(petr, id)).editor).toBeNull()
})

test('a desk that is lost edits nothing any more, and nobody waits for it', async () => {
  const { jana, petr } = await sitDown('gone')
  const id = await share(jana)
  await owner.query(
    `UPDATE gone.desk SET seen_at = seen_at - interval '31 seconds' WHERE id = ${jana.id}`,
  )
  expect((await listed(petr, id)).editor).toBeNull()
  expect((await take(petr, id)).standing).toBe('mine')
  expect(await jana.run(`SELECT * FROM take_draft(${jana.id}, '${id}')`)).toMatchObject({
    fault: { code: 'UD002' },
  })
})

test('a clock that was set back keeps nobody waiting for ever', async () => {
  const { jana, petr } = await sitDown('clocks')
  const id = await share(jana)
  await owner.query("UPDATE clocks.draft SET until = clock_timestamp() + interval '1 hour'")
  expect((await take(petr, id)).standing).toBe('mine')
})

test('a step that follows none of what others have done is not taken, and one whose answer was lost is written once', async () => {
  const { jana, petr } = await sitDown('once')
  const id = await share(jana)
  const token = randomUUID()
  expect((await step(jana, id, { known: 0, token })).revision).toBe(1)
  expect(await step(jana, id, { known: 0, token })).toEqual({ standing: 'written', revision: 1 })
  expect(await step(jana, id, { known: 0 })).toEqual({ standing: 'behind', revision: 1 })
  expect(await steps(petr, id)).toHaveLength(1)
})

test('ten thousand prices are one step and one change, of which a later one leaves what it has not changed', async () => {
  const { jana, petr } = await sitDown('large')
  const id = await share(jana)
  const changes = async () => {
    const { rows } = await owner.query('SELECT count(*)::int AS count FROM large.change')
    return rows[0].count as number
  }
  const before = await changes()
  await step(jana, id, { known: 0, units: 10_000 })
  expect(await changes()).toBe(before + 1)
  await step(jana, id, { known: 1, gross: 242 })
  const [first, second] = await steps(petr, id)
  expect(first?.cells).toHaveLength(9_999)
  expect(second?.cells).toEqual([[1, 100, 242, 'net', null, null]])
  // Whoever knows the first step is told of it by its name alone.
  expect(await steps(petr, id, 1)).toEqual([{ revision: 1, cells: [] }, second])
})

test('a draft is renamed and put out of the way by whoever may edit it', async () => {
  const { jana, petr } = await sitDown('named')
  const id = await share(jana)
  const change = async (desk: typeof jana, name: string) => {
    const [row] = valueIn(
      await desk.connection.query(
        z.object({ change_draft: z.boolean() }),
        `SELECT change_draft(${desk.id}, '${id}', '${name}', true)`,
      ),
    )
    return row?.change_draft
  }
  expect(await change(petr, 'Spring')).toBe(false)
  expect(await change(jana, 'Winter')).toBe(true)
  expect(await listed(petr, id)).toMatchObject({ name: 'Winter', is_put_away: true })
  // Sharing it once more makes nothing else of it.
  await share(petr, id)
  expect(await listed(petr, id)).toMatchObject({ name: 'Winter', author: 'Jana' })
})

test('steps of many prices come one after another, and nobody shares so many drafts that others read nothing else', async () => {
  const { jana, petr } = await sitDown('much')
  const id = await share(jana)
  for (const known of [0, 1, 2])
    await step(jana, id, { known, units: 9_000, from: known * 9_000 + 1 })
  const pages: unknown[][] = []
  for (let known = 0; known < 3; known += pages.at(-1)?.length ?? 3) {
    pages.push((await steps(petr, id, known)).filter(({ revision }) => revision > known))
  }
  expect(pages.map((page) => page.length)).toEqual([1, 1, 1])
  await owner.query(
    `INSERT INTO much.draft (id, origin, project, name, role)
     SELECT gen_random_uuid(), 'https://a', 1, 'b', $1 FROM generate_series(1, 999)`,
    [jana.login.user],
  )
  await expect(share(jana)).rejects.toThrow('54000')
  await owner.query(
    `INSERT INTO much.draft_cell (draft, unit, revision) SELECT $1, unit, 1 FROM generate_series(30000, 103000) AS unit`,
    [id],
  )
  await expect(step(jana, id, { known: 3, units: 1, from: 200_000 })).rejects.toThrow('54000')
  await share(petr)
})
