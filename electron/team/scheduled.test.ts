import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { enterAgain, sitTogether, type TestDesk } from './testing/desks.ts'
import { share, step, take } from './testing/drafts.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, valueIn } from './testing/team-of-test.ts'
import { verifyTeam } from './verify-team.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })

const standingSchema = z.object({ standing: z.string() })
const stateSchema = z.object({ state: z.string(), is_own: z.boolean() })

const standing = async (desk: TestDesk, sql: string): Promise<string | undefined> =>
  valueIn(await desk.connection.query(standingSchema, sql))[0]?.standing

const dueIn = (seconds: number) =>
  `(extract(epoch FROM clock_timestamp()) * 1000)::bigint + ${seconds * 1000}`

const sealSql = (desk: TestDesk, draft: string, id: string, seconds: number, known = 1) =>
  `SELECT * FROM seal_draft(${desk.id}, '${draft}', '${id}', ${known}, ${dueIn(seconds)}, '{}', '')`

const claim = (desk: TestDesk, id: string, by: 'time' | 'person' = 'time', token = randomUUID()) =>
  standing(desk, `SELECT * FROM claim_change(${desk.id}, '${id}', '${token}', ${by === 'person'})`)

const stateOf = async (desk: TestDesk, id: string) =>
  valueIn(
    await desk.connection.query(
      stateSchema,
      `SELECT state, is_own FROM list_scheduled(NULL) WHERE id = '${id}'`,
    ),
  )[0]

/** A draft of Jana, which is sealed until then. */
const sitSealed = async (team: string, seconds: number) => {
  const [jana, petr, eva] = await sitTogether(postgres, team, ['Jana', 'Petr', 'Eva'])
  if (jana === undefined || petr === undefined || eva === undefined) throw new Error('three sit')
  const draft = await share(jana)
  await step(jana, draft, { known: 0 })
  const id = randomUUID()
  expect(await standing(jana, sealSql(jana, draft, id, seconds))).toBe('sealed')
  return { jana, petr, eva, draft, id }
}

const lose = (team: string, desk: TestDesk, seer: TestDesk) =>
  owner
    .query(
      `UPDATE ${team}.desk SET seen_at = seen_at - interval '31 seconds' WHERE id = ${desk.id}`,
    )
    .then(async () => valueIn(await seer.run(`SELECT beat(${seer.id})`)))

test('what a restored database knows nothing of is taken back, and neither moved nor sent', async () => {
  const { jana } = await sitSealed('forgotten', 60)
  const unknown = randomUUID()
  const moved = z.object({ reschedule_change: z.boolean() })
  const back = `SELECT reschedule_change(${jana.id}, '${unknown}', NULL)`
  expect(valueIn(await jana.connection.query(moved, back))).toEqual([{ reschedule_change: true }])
  for (const sql of [
    `SELECT reschedule_change(${jana.id}, '${unknown}', ${dueIn(60)})`,
    `SELECT * FROM claim_change(${jana.id}, '${unknown}', gen_random_uuid(), true)`,
  ]) {
    expect(await jana.run(sql)).toMatchObject({ ok: false, fault: { code: 'UD005' } })
  }
})

test('a draft of which a change waits is closed to everybody, and open again when it is taken back', async () => {
  const { jana, petr, draft, id } = await sitSealed('sealed', 60)
  expect((await step(jana, draft, { known: 1 })).standing).toBe('locked')
  expect((await take(petr, draft)).standing).toBe('locked')
  // Sealed twice, or as it no longer is, it is not.
  expect(await standing(jana, sealSql(jana, draft, id, 60))).toBe('sealed')
  expect(await standing(jana, sealSql(jana, draft, randomUUID(), 60))).toBe('locked')
  expect(await claim(petr, id)).toBe('early')
  valueIn(await petr.run(`SELECT reschedule_change(${petr.id}, '${id}', NULL)`))
  expect(await stateOf(jana, id)).toMatchObject({ state: 'withdrawn' })
  expect(await claim(petr, id, 'person')).toBe('gone')
  expect((await step(jana, draft, { known: 1 })).standing).toBe('written')
  expect(await standing(jana, sealSql(jana, draft, randomUUID(), 60, 1))).toBe('behind')
})

test('of desks that race for a change that is due one has it, and a late one waits for a person', async () => {
  const { jana, petr, eva, id } = await sitSealed('raced', -1)
  const claims = await Promise.all([jana, petr, eva].map((desk) => claim(desk, id)))
  expect(claims.sort()).toEqual(['busy', 'busy', 'claimed'])
  const late = await sitSealed('late', -301)
  expect(await claim(late.petr, late.id)).toBe('late')
  expect(await claim(late.petr, late.id, 'person')).toBe('claimed')
})

test('what a desk had claimed and not sent is for another one, and what it was sending is sent by nobody again', async () => {
  const { jana, petr, eva, id } = await sitSealed('died', -1)
  const token = randomUUID()
  expect(await claim(jana, id, 'time', token)).toBe('claimed')
  await lose('died', jana, petr)
  expect(await stateOf(petr, id)).toMatchObject({ state: 'waiting' })
  const next = randomUUID()
  expect(await claim(petr, id, 'time', next)).toBe('claimed')
  expect(await jana.run(`SELECT send_change(${jana.id}, '${id}', '${token}')`)).toMatchObject({
    fault: { code: 'UD002' },
  })
  valueIn(await petr.run(`SELECT send_change(${petr.id}, '${id}', '${next}')`))
  await lose('died', petr, eva)
  expect(await stateOf(eva, id)).toEqual({ state: 'unknown', is_own: false })
  // One finds out what became of it.
  expect(await claim(eva, id, 'person')).toBe('lost')
  expect(await stateOf(eva, id)).toEqual({ state: 'unknown', is_own: true })
  expect(await claim(eva, id, 'person')).toBe('gone')
  expect(await eva.run(`SELECT end_change(${eva.id}, '${id}', 'waiting')`)).toMatchObject({
    fault: { code: 'UD003' },
  })
  valueIn(await eva.run(`SELECT end_change(${eva.id}, '${id}', 'done')`))
  expect(await claim(eva, id, 'person')).toBe('gone')
})

test('nobody seals, claims, sends or ends past the functions, or for another', async () => {
  const { jana, petr, draft, id } = await sitSealed('attacked', -1)
  const token = randomUUID()
  expect(await claim(jana, id, 'time', token)).toBe('claimed')
  const refusals: [sql: string, code: string][] = [
    [sealSql(jana, draft, randomUUID(), 60), 'UD002'],
    [`SELECT * FROM claim_change(${jana.id}, '${id}', '${token}', false)`, 'UD002'],
    [`SELECT send_change(${jana.id}, '${id}', '${token}')`, 'UD002'],
    [`SELECT send_change(${petr.id}, '${id}', '${token}')`, 'UD003'],
    [`SELECT send_change(${petr.id}, '${id}', NULL)`, 'UD003'],
    [`SELECT end_change(${petr.id}, '${id}', 'waiting')`, 'UD003'],
    [`SELECT end_change(${petr.id}, '${id}', 'done')`, 'UD003'],
    [`SELECT end_change(${petr.id}, '${id}', NULL)`, '22023'],
    [`SELECT * FROM claim_change(${petr.id}, '${id}', NULL, true)`, '22023'],
    [`SELECT * FROM claim_change(${petr.id}, '${id}', '${token}', NULL)`, '22023'],
    [`SELECT * FROM claim_change(${petr.id}, gen_random_uuid(), '${token}', true)`, 'UD005'],
    [`SELECT _move_change(NULL, 'waiting')`, '42501'],
    [`SELECT _lock_change(${petr.id}, '${id}')`, '42501'],
    ["UPDATE scheduled_change SET state = 'waiting'", '42501'],
    ['DELETE FROM scheduled_change', '42501'],
    ['SELECT * FROM scheduled_change', '42501'],
  ]
  for (const [sql, code] of refusals) {
    expect([sql, await petr.run(sql)]).toEqual([
      sql,
      { ok: false, fault: { kind: expect.any(String), code } },
    ])
  }
  const other = await enterAgain(jana.connection)
  for (const outcome of ['waiting', 'stopped']) {
    expect(await jana.run(`SELECT end_change(${other}, '${id}', '${outcome}')`)).toMatchObject({
      fault: { code: 'UD003' },
    })
  }
  expect(await claim(petr, id, 'person', token)).toBe('busy')
  const moved = z.object({ reschedule_change: z.boolean() })
  const sql = `SELECT reschedule_change(${petr.id}, '${id}', NULL)`
  expect(valueIn(await petr.connection.query(moved, sql))).toEqual([{ reschedule_change: false }])
  expect(await stateOf(petr, id)).toEqual({ state: 'prepared', is_own: false })
  expect(await verifyTeam(await adminOf(postgres, 'attacked'))).toEqual({ ok: true, value: [] })
})
