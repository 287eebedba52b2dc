import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  cooldownMs,
  deskOf,
  digest,
  enterAgain,
  origin,
  sitDown,
  type TestDesk,
} from './testing/desks.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, connectAs, valueIn } from './testing/team-of-test.ts'
import { verifyTeam } from './verify-team.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })

const names = ['Jana', 'Petr', 'Eva', 'Adam', 'Lucie', 'Karel', 'Hana', 'Ivan']

const sitTogether = async (team: string, count: number): Promise<TestDesk[]> => {
  const admin = await adminOf(postgres, team)
  const desks: TestDesk[] = []
  for (const name of names.slice(0, count)) desks.push(await sitDown(postgres, admin, name))
  return desks
}

const two = async (team: string): Promise<[TestDesk, TestDesk]> => {
  const [one, other] = await sitTogether(team, 2)
  if (one === undefined || other === undefined) throw new Error('two desks were asked for')
  return [one, other]
}

/** What a desk that is not heard of looks like after half a minute. */
const letTimePass = (team: string, desk: TestDesk) =>
  owner.query(`UPDATE ${team}.desk SET seen_at = seen_at - interval '31 seconds' WHERE id = $1`, [
    desk.id,
  ])

const stateOf = async (team: string, claim: number | null): Promise<unknown> =>
  (await owner.query(`SELECT state FROM ${team}.claim WHERE id = $1`, [claim])).rows[0]?.state

test('of eight desks that want one export, one gets it, in each of 200 rounds', async () => {
  const desks = await sitTogether('race', 8)
  for (let round = 0; round < 200; round++) {
    const claims = await Promise.all(desks.map((desk) => desk.claim()))
    const winners = claims.flatMap(({ claim }) => claim ?? [])
    expect(winners).toHaveLength(1)
    const winner = desks[claims.findIndex(({ claim }) => claim !== null)]
    expect(claims.filter(({ standing }) => standing === 'busy')).toHaveLength(7)
    // A refusal without a wait counts nothing: the next round begins at once.
    const [claim = null] = winners
    valueIn((await winner?.run(`SELECT send_claim(${claim})`)) ?? { ok: true, value: null })
    valueIn((await winner?.end(claim, 'refused')) ?? { ok: true, value: null })
  }
})

test('an export that was loaded cools down for all, by the clock of the database, and they know who has it', async () => {
  const [jana, petr] = await two('cools')
  const { claim } = await jana.claim()
  expect(await petr.claim()).toEqual({
    claim: null,
    standing: 'busy',
    holder: 'Jana',
    left_ms: null,
  })
  expect((await petr.claim('list-excel-deals')).standing).toBe('claimed')
  const known = async () =>
    valueIn(
      await petr.connection.query(
        cooldownSchema,
        'SELECT * FROM list_cooldowns() ORDER BY endpoint DESC',
      ),
    )
  const ofJana = { endpoint: 'list-excel-products', holder: 'Jana', desk: jana.id }
  valueIn(await jana.run(`SELECT send_claim(${claim})`))
  expect(await known()).toMatchObject([
    { is_loading: true, left_ms: cooldownMs, ...ofJana },
    { endpoint: 'list-excel-deals', is_loading: true, holder: 'Petr' },
  ])
  valueIn(await jana.end(claim, 'done'))
  expect((await known())[0]).toMatchObject({ is_loading: false, ...ofJana })
  const cooling = await petr.claim()
  expect(cooling).toMatchObject({ claim: null, standing: 'cooling', holder: 'Jana' })
  expect(cooling.left_ms).toBeGreaterThan(cooldownMs - 60_000)
  expect(cooling.left_ms).toBeLessThanOrEqual(cooldownMs)
  await owner.query(
    `UPDATE cools.cooldown SET until = until - interval '${cooldownMs} milliseconds'`,
  )
  expect((await petr.claim()).standing).toBe('claimed')
})

test('a desk that has not heard an answer asks again, and nothing is claimed or ended twice', async () => {
  const [jana, petr] = await two('again')
  const token = randomUUID()
  const first = await jana.claim('list-excel-deals', token)
  expect(await jana.claim('list-excel-deals', token)).toEqual(first)
  expect((await jana.claim('list-excel-deals')).standing).toBe('busy')
  expect((await petr.claim('list-excel-deals', token)).standing).toBe('busy')
  const sent = () => jana.run(`SELECT send_claim(${first.claim})`)
  expect([await sent(), await sent()]).toMatchObject([{ ok: true }, { ok: true }])
  const ended = () => jana.end(first.claim, 'done')
  expect([await ended(), await ended()]).toMatchObject([{ ok: true }, { ok: true }])
  expect((await jana.claim('list-excel-deals', token)).standing).toBe('cooling')
  const { rows } = await owner.query(
    "SELECT what->>'state' AS state FROM again.change WHERE kind = 'claim' ORDER BY id",
  )
  expect(rows).toEqual([{ state: 'sending' }, { state: 'done' }])
})

const cooldownSchema = z.object({
  endpoint: z.string(),
  holder: z.string(),
  desk: z.coerce.number(),
  is_loading: z.boolean(),
  left_ms: z.coerce.number(),
})

test('what a desk has loaded without the team counts for all when it is back, and shortens no wait of others', async () => {
  const [jana, petr] = await two('alone')
  const know = ({ id, run }: TestDesk, leftMs: number) =>
    run(`SELECT know_export(${id}, '${origin}', '${digest}', 'list-excel-products', ${leftMs})`)
  valueIn(await know(jana, 200_000))
  expect(await petr.claim()).toMatchObject({ standing: 'cooling', holder: 'Jana' })
  valueIn(await know(petr, 100_000))
  const { left_ms: left } = await petr.claim()
  expect(left).toBeGreaterThan(100_000)
  expect(left).toBeLessThanOrEqual(200_000)
  expect(await know({ ...petr, id: jana.id }, 1_000)).toMatchObject({ fault: { code: 'UD002' } })
  for (const leftMs of [0, 86_400_001]) {
    expect(await know(petr, leftMs)).toMatchObject({ fault: { code: '22023' } })
  }
  // Of one that is being loaded the end counts.
  const { claim } = await petr.claim('list-excel-deals')
  valueIn(
    await jana.run(
      `SELECT know_export(${jana.id}, '${origin}', '${digest}', 'list-excel-deals', 1000)`,
    ),
  )
  expect(await stateOf('alone', claim)).toBe('prepared')
  expect((await jana.claim('list-excel-deals')).standing).toBe('busy')
})

test('a server that has asked to wait is waited for by all', async () => {
  const [jana, petr] = await two('waits')
  const { claim } = await jana.claim()
  valueIn(await jana.run(`SELECT send_claim(${claim})`))
  valueIn(await jana.end(claim, 'refused', 90_000))
  const cooling = await petr.claim()
  expect(cooling.left_ms).toBeGreaterThan(60_000)
  expect(cooling.left_ms).toBeLessThanOrEqual(90_000)
})

test('what a desk had prepared is free half a minute after it was last seen', async () => {
  const [jana, petr] = await two('prepared')
  const { claim } = await jana.claim()
  await letTimePass('prepared', jana)
  expect((await petr.claim()).standing).toBe('busy')
  valueIn(await petr.run(`SELECT beat(${petr.id})`))
  expect((await petr.claim()).standing).toBe('claimed')
  expect(await stateOf('prepared', claim)).toBe('refused')
  // The desk that wakes up has lost it before a byte has left.
  expect(await jana.run(`SELECT send_claim(${claim})`)).toMatchObject({ fault: { code: 'UD002' } })
  expect(await jana.run(`SELECT beat(${jana.id})`)).toMatchObject({ fault: { code: 'UD002' } })
  const again = deskOf(jana.connection, jana.login, await enterAgain(jana.connection))
  expect((await again.claim()).standing).toBe('busy')
})

test('what a lost desk was sending is unknown and not free, and the desk alone may still tell what came of it', async () => {
  const [jana, petr] = await two('unknown')
  const { claim } = await jana.claim()
  valueIn(await jana.run(`SELECT send_claim(${claim})`))
  await jana.connection.close()
  await letTimePass('unknown', jana)
  valueIn(await petr.run(`SELECT beat(${petr.id})`))
  expect(await stateOf('unknown', claim)).toBe('unknown')
  const cooling = await petr.claim()
  expect(cooling).toMatchObject({ standing: 'cooling', holder: 'Jana' })
  expect(cooling.left_ms).toBeGreaterThan(cooldownMs - 60_000)
  expect(await petr.end(claim, 'refused')).toMatchObject({ fault: { code: 'UD003' } })
  const connection = await connectAs(postgres, jana.login)
  valueIn(await connection.run('SET search_path = unknown'))
  const back = deskOf(connection, jana.login, 0)
  valueIn(await back.end(claim, 'refused'))
  expect((await petr.claim()).standing).toBe('claimed')
  expect(await back.end(claim, 'done')).toMatchObject({ fault: { code: 'UD003' } })
})

test('an export that nobody has heard the end of may be made within a minute of its start, and cools down from then', async () => {
  const [jana, petr] = await two('unheard')
  const { claim } = await jana.claim()
  valueIn(await jana.run(`SELECT send_claim(${claim})`))
  valueIn(await jana.end(claim, 'unknown'))
  expect((await petr.claim()).left_ms).toBeGreaterThan(cooldownMs + 30_000)
  const slow = await petr.claim('list-excel-deals')
  valueIn(await petr.run(`SELECT send_claim(${slow.claim})`))
  await owner.query(
    `UPDATE unheard.claim SET changed_at = changed_at - interval '50 seconds' WHERE id = ${slow.claim}`,
  )
  valueIn(await petr.end(slow.claim, 'unknown'))
  const left = (await jana.claim('list-excel-deals')).left_ms
  expect(left).toBeGreaterThan(cooldownMs)
  expect(left).toBeLessThanOrEqual(cooldownMs + 10_000)
})

test('a desk that leaves has nothing left, and others see it go', async () => {
  const [jana, petr] = await two('leaves')
  const here = () =>
    petr.connection.query(z.object({ name: z.string() }), 'SELECT name FROM list_desks()')
  expect(valueIn(await here())).toEqual([{ name: 'Jana' }, { name: 'Petr' }])
  await jana.claim()
  valueIn(await jana.run(`SELECT leave_desk(${jana.id})`))
  expect((await petr.claim()).standing).toBe('claimed')
  expect(valueIn(await here())).toEqual([{ name: 'Petr' }])
})

test('a login that one desk has seen refused is held for all until somebody releases it', async () => {
  const [jana, petr] = await two('holds')
  await owner.query('LISTEN holds_changes')
  const heard = new Promise((resolve) => owner.once('notification', resolve))
  const args = `'${origin}', '${digest}'`
  valueIn(await jana.run(`SELECT hold_login(${jana.id}, ${args}, 'get-units')`))
  // The two desks have come before.
  expect(await heard).toMatchObject({ channel: 'holds_changes', payload: '3' })
  expect((await petr.claim()).standing).toBe('held')
  const list = () =>
    petr.connection.query(
      z.object({ login: z.string(), name: z.string() }),
      'SELECT * FROM list_holds()',
    )
  expect(valueIn(await list())).toEqual([{ login: digest, name: 'Jana' }])
  valueIn(await petr.run(`SELECT hold_login(${petr.id}, ${args}, 'get-units')`))
  valueIn(await petr.run(`SELECT release_login(${petr.id}, ${args})`))
  expect(valueIn(await list())).toEqual([])
  expect((await petr.claim()).standing).toBe('claimed')
})

const changeSchema = z.object({ id: z.coerce.number(), kind: z.string() })

test('a follower misses no change, in whatever order others commit', async () => {
  const desks = await sitTogether('feed', 4)
  const [follower, slow, ...quick] = desks
  if (follower === undefined || slow === undefined) throw new Error('four desks were asked for')
  const seen: number[] = []
  const catchUp = async () => {
    const page = await follower.connection.query(
      changeSchema,
      'SELECT * FROM read_changes($1, 7)',
      [seen.at(-1) ?? 0],
    )
    const read = valueIn(page)
    seen.push(...read.map(({ id }) => id))
    return read.length
  }
  const hold = (desk: TestDesk, login: number) =>
    desk.run(
      `SELECT hold_login(${desk.id}, '${origin}', '${String(login).padStart(64, '0')}', 'e')`,
    )
  let login = 0
  for (let round = 0; round < 40; round++) {
    valueIn(await slow.run('BEGIN'))
    valueIn(await hold(slow, login++))
    const others = quick.map((desk) => hold(desk, login++))
    await catchUp()
    valueIn(await slow.run(round % 3 === 0 ? 'ROLLBACK' : 'COMMIT'))
    for (const held of await Promise.all(others)) valueIn(held)
  }
  while ((await catchUp()) > 0);
  const all = await owner.query('SELECT id::int FROM feed.change ORDER BY id')
  expect(seen).toEqual(all.rows.map(({ id }) => id))
  expect(seen).toHaveLength(desks.length + 40 * 2 + 26)
})

test('desks that claim, end, beat and leave at once neither block each other nor share anything', async () => {
  const desks = await sitTogether('crowd', 6)
  const endpoints = ['list-excel-deals', 'list-excel-products']
  const openBySubject = new Map<string, number>()
  const work = async (desk: TestDesk, turn: number) => {
    for (let step = 0; step < 40; step++) {
      const endpoint = endpoints[(step + turn) % 2] ?? ''
      const { claim } = await desk.claim(endpoint)
      valueIn(await desk.run(`SELECT beat(${desk.id})`))
      if (claim === null) continue
      expect(openBySubject.get(endpoint)).toBeUndefined()
      openBySubject.set(endpoint, claim)
      valueIn(await desk.run(`SELECT send_claim(${claim})`))
      openBySubject.delete(endpoint)
      valueIn(await desk.end(claim, 'refused'))
    }
  }
  await Promise.all(desks.map(work))
  const { rows } = await owner.query('SELECT state, count(*)::int FROM crowd.claim GROUP BY 1')
  expect(rows).toEqual([{ state: 'refused', count: expect.any(Number) }])
})

test('nobody acts for another, past the functions, or with what is no login', async () => {
  const [jana, petr] = await two('forged')
  const token = randomUUID()
  const { claim } = await jana.claim('list-excel-products', token)
  const args = `'${origin}', '${digest}'`
  const refusals: [sql: string, code: string][] = [
    [`SELECT send_claim(${claim})`, 'UD002'],
    [`SELECT end_claim(${claim}, '${token}', 'done', 0)`, 'UD003'],
    [`SELECT end_claim(${claim}, 'done', 0)`, 'UD003'],
    [`SELECT _end_claim(${claim}, 'done', 0)`, '42501'],
    [`SELECT beat(${jana.id})`, 'UD002'],
    [`SELECT leave_desk(${jana.id})`, 'UD002'],
    [`SELECT hold_login(${jana.id}, ${args}, 'e')`, 'UD002'],
    [`SELECT * FROM claim_export(${jana.id}, ${args}, 'e', 300000, gen_random_uuid())`, 'UD002'],
    [`SELECT * FROM claim_export(${petr.id}, ${args}, 'e', 0, gen_random_uuid())`, '22023'],
    [`SELECT hold_login(${petr.id}, '${origin}', 'jana@example.com', 'e')`, '23514'],
    ["SELECT _tell('hold', '{}')", '42501'],
    ['SELECT _end_lost()', '42501'],
    [`SELECT _see(${petr.id})`, '42501'],
    ["UPDATE desk SET seen_at = 'infinity'", '42501'],
    ["UPDATE cooldown SET until = '-infinity'", '42501'],
    ["UPDATE claim SET state = 'done'", '42501'],
    ['DELETE FROM hold', '42501'],
    ['DELETE FROM change', '42501'],
    ['SELECT * FROM team_key', '42501'],
    ["SELECT nextval('claim_id_seq')", '42501'],
  ]
  for (const [sql, code] of refusals) {
    expect([sql, await petr.run(sql)]).toEqual([
      sql,
      { ok: false, fault: { kind: expect.any(String), code } },
    ])
  }
  expect(await stateOf('forged', claim)).toBe('prepared')
  expect(await verifyTeam(await adminOf(postgres, 'forged'))).toEqual({ ok: true, value: [] })
})
