import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { toSecret } from '#core/accounts/secret'
import { connectTeam } from './connect-team.ts'
import { digest, enterAgain, origin, sitDown, sitInTwos, type TestDesk } from './testing/desks.ts'
import {
  begin,
  coolDown,
  finish,
  listed,
  load,
  offer,
  printOf,
  put,
  share,
} from './testing/shared-runs.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, connectAs, invited, valueIn } from './testing/team-of-test.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })

const watcher = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })

const fault = (code: string) => ({ ok: false, fault: { code } })
const numberSchema = z.object({ n: z.coerce.number() })

const countOf = async (sql: string): Promise<number> =>
  Number((await watcher.query(`SELECT count(*) AS n FROM ${sql}`)).rows[0]?.n)

const enterAs = async ({ connection }: TestDesk, home: string): Promise<number> => {
  const entered = await connection.query(
    numberSchema,
    "SELECT enter_desk('computer', 'window', '1.0.0', $1) AS n",
    [home],
  )
  return valueIn(entered)[0]?.n ?? 0
}

test('a person is at fifty desks at once and at no more, and at others when those are gone', async () => {
  const [jana, petr] = await sitInTwos(postgres, 'crowd')
  for (let desks = 1; desks < 50; desks++) await enterAgain(jana.connection)
  const another = "SELECT enter_desk('computer', 'window', '1.0.0')"
  expect(await jana.run(another)).toMatchObject({
    fault: { kind: 'tooManyDesks', code: 'UD007' },
  })
  expect(await countOf('crowd.desk')).toBe(51)
  valueIn(await petr.run(another))
  valueIn(await jana.run(`SELECT leave_desk(${jana.id})`))
  valueIn(await jana.run(another))
})

test('of desks that are gone those stay that something names', async () => {
  const [jana] = await sitInTwos(postgres, 'tidy')
  await jana.claim()
  for (let round = 0; round < 20; round++) {
    const desk = await enterAgain(jana.connection)
    valueIn(await jana.run(`SELECT leave_desk(${desk})`))
  }
  valueIn(await jana.run(`SELECT leave_desk(${jana.id})`))
  await enterAgain(jana.connection)
  const { rows } = await owner.query('SELECT id, is_kept FROM tidy.desk WHERE is_lost')
  expect(rows).toEqual([{ id: String(jana.id), is_kept: true }])
})

test('whoever has as many connections as one person may have is told so', async () => {
  const admin = await adminOf(postgres, 'connected')
  const login = await invited(postgres, admin, 'Eva')
  const connect = () =>
    connectTeam({
      address: {
        host: '127.0.0.1',
        port: postgres.port,
        database: login.database,
        user: login.user,
      },
      password: toSecret(login.password),
      authority: postgres.authority,
    })
  const open = await Promise.all(Array.from({ length: 20 }, connect))
  expect(await connect()).toMatchObject({ fault: { kind: 'tooManyConnections', code: '53300' } })
  await Promise.all(open.map((one) => valueIn(one).close()))
})

test('a person holds so many logins as there may be, and no more', async () => {
  const [jana, petr] = await sitInTwos(postgres, 'holds')
  const hold = ({ id }: TestDesk, from: number, to: number) =>
    `SELECT hold_login(${id}, '${origin}/' || n, '${digest}', 'get-project') FROM generate_series(${from}, ${to}) AS n`
  await owner.query(`
    INSERT INTO holds.hold (origin, login, since, role, endpoint)
    SELECT '${origin}/' || n, '${digest}', now(), 'holds_person_petr', 'get-project' FROM generate_series(1, 1000) AS n`)
  expect(await petr.run(hold(petr, 1_001, 1_001))).toMatchObject(fault('54000'))
  valueIn(await jana.run(hold(jana, 2_000, 2_000)))
})

test('a person loads so many exports at once as there may be, and no more', async () => {
  const [jana, petr] = await sitInTwos(postgres, 'loading')
  await owner.query(`
    INSERT INTO loading.cooldown (origin, login, endpoint) SELECT '${origin}', '${digest}', 'export ' || n FROM generate_series(1, 1000) AS n;
    INSERT INTO loading.claim (desk, origin, login, endpoint, token, length, state)
    SELECT ${petr.id}, origin, login, endpoint, gen_random_uuid(), interval '5 minutes', 'prepared' FROM loading.cooldown;
    UPDATE loading.cooldown SET claim = claim.id FROM loading.claim WHERE claim.endpoint = cooldown.endpoint`)
  const another = (id: number) =>
    `SELECT claim_export(${id}, '${origin}', '${digest}', 'another', 300000, gen_random_uuid())`
  expect(await petr.run(another(petr.id))).toMatchObject(fault('54000'))
  valueIn(await jana.run(another(jana.id)))
  // What is over makes room.
  valueIn(await petr.run(`SELECT leave_desk(${petr.id})`))
  valueIn(await petr.run(another(await enterAgain(petr.connection))))
})

test('a claim reads as little after thousands as at first, also where the database has not counted them', async () => {
  const [jana] = await sitInTwos(postgres, 'years')
  const { claim } = await jana.claim()
  valueIn(await jana.end(claim, 'refused'))
  await owner.query(`
    INSERT INTO years.claim (desk, origin, login, endpoint, token, length, state)
    SELECT desk, origin, login, endpoint, gen_random_uuid(), length, 'refused'
    FROM years.claim, generate_series(1, 20000)`)
  const read = await jana.connection.transact(async () => {
    expect(await jana.claim()).toMatchObject({ standing: 'claimed' })
    return jana.connection.query(
      numberSchema,
      "SELECT seq_tup_read + idx_tup_fetch AS n FROM pg_stat_xact_user_tables WHERE relid = 'years.claim'::regclass",
    )
  })
  expect(valueIn(read)[0]?.n).toBeLessThan(10)
})

test('whoever works with nothing that is sealed offers no key, and of the key all know who has made it', async () => {
  const admin = await adminOf(postgres, 'made')
  const jana = await sitDown(postgres, admin, 'Jana', ['reports'])
  const eva = await sitDown(postgres, admin, 'Eva', ['prices', 'media', 'accounting'])
  expect(await offer(eva, 'that nobody has')).toMatchObject(fault('UD004'))
  valueIn(await offer(jana))
  const known = await eva.connection.query(
    z.object({ print: z.string(), name: z.string() }),
    'SELECT * FROM read_print()',
  )
  expect(valueIn(known)).toEqual([{ print: printOf('key'), name: 'Jana' }])
})

test('a key that is nobody’s is replaced by whoever looks after the team, once, and by nobody else', async () => {
  const admin = await adminOf(postgres, 'wrong_key')
  const jana = await sitDown(postgres, admin, 'Jana', ['prices', 'admin'])
  const petr = await sitDown(postgres, admin, 'Petr')
  valueIn(await offer(petr, 'that nobody has'))
  const replace = async (desk: TestDesk, known: string, next: string) =>
    desk.connection.query(
      z.object({ print: z.string(), name: z.string() }),
      'SELECT * FROM replace_key($1, $2, $3)',
      [desk.id, printOf(known), printOf(next)],
    )
  expect(await replace(petr, 'that nobody has', 'another')).toMatchObject(fault('UD004'))
  expect(await replace({ ...petr, id: jana.id }, 'that nobody has', 'x')).toMatchObject(
    fault('UD002'),
  )
  const now = [{ print: printOf('key'), name: 'Jana' }]
  expect(valueIn(await replace(jana, 'that nobody has', 'key'))).toEqual(now)
  // Somebody who has looked before that replaces nothing.
  expect(valueIn(await replace(jana, 'that nobody has', 'a third'))).toEqual(now)
  expect(await countOf("wrong_key.change WHERE kind = 'key'")).toBe(2)
})

const inTeam = async (team: string) => {
  const [jana, petr] = await sitInTwos(postgres, team)
  const eva = await sitDown(postgres, await adminOf(postgres, team), 'Eva')
  valueIn(await offer(jana))
  await load(jana)
  await share(jana)
  await coolDown(owner, team)
  await load(petr)
  return { jana, petr, eva }
}

test('whoever shares more than there is room for takes the room of their own runs, and of nobody else’s', async () => {
  const { petr, eva } = await inTeam('greedy')
  for (let n = 0; n < 12; n++) valueIn(await begin(petr, { of: `rubbish ${n}`, chunks: 512 }))
  expect(await listed(eva)).toMatchObject([{ holder: 'Jana', subject: printOf('units') }])
  expect(await countOf("greedy.shared_run WHERE role = 'greedy_person_petr'")).toBe(7)
})

test('nobody has so many runs that those of others are listed no more', async () => {
  const { petr, eva } = await inTeam('many')
  for (let n = 0; n < 310; n++) valueIn(await begin(petr, { of: `empty ${n}`, chunks: 0 }))
  const runs = await listed(eva)
  expect(runs).toHaveLength(301)
  expect(runs.at(-1)).toMatchObject({ holder: 'Jana' })
})

test('a run that cannot be opened is beside the one of a colleague and not in its place', async () => {
  const { petr, eva } = await inTeam('beside')
  await share(petr, { sha256: 'rubbish' })
  expect(await listed(eva)).toMatchObject([{ holder: 'Petr' }, { holder: 'Jana' }])
})

test('runs that come to their end at once do so one after another', async () => {
  const { petr, eva } = await inTeam('ends')
  const [begun] = valueIn(await begin(petr, { sha256: 'later' }))
  valueIn(await put(petr, begun?.run ?? 0))
  await owner.query('BEGIN; SELECT FROM ends.seal_key FOR UPDATE')
  const ending = finish(petr, begun?.run ?? 0)
  const waiting = () =>
    countOf(`pg_stat_activity WHERE wait_event_type = 'Lock' AND usename = 'ends_person_petr'`)
  await expect.poll(waiting).toBe(1)
  await owner.query('COMMIT')
  valueIn(await ending)
  expect(await listed(eva)).toMatchObject([{ holder: 'Petr' }, { holder: 'Jana' }])
})

const subject = printOf('a project')

/** The prices of a project, of which nobody knows what became. */
const loseTrack = async (desk: TestDesk, id: number): Promise<void> => {
  const token = randomUUID()
  const claimed = await desk.connection.query(
    numberSchema,
    'SELECT claim AS n FROM claim_sending($1, $2, $3, $4, $5)',
    [id, 'prices', origin, subject, token],
  )
  const claim = valueIn(claimed)[0]?.n ?? 0
  valueIn(await desk.run(`SELECT send_sending(${claim})`))
  valueIn(await desk.run(`SELECT end_sending(${claim}, '${token}', 'unknown')`))
}

const standingFor = async ({ connection }: TestDesk, id: number) =>
  valueIn(
    await connection.query(
      z.object({ standing: z.string() }),
      'SELECT standing FROM claim_sending($1, $2, $3, $4, $5)',
      [id, 'prices', origin, subject, randomUUID()],
    ),
  )[0]?.standing

test('prices of which nobody knows are free for the profile that was sending them, and for no other computer of that name', async () => {
  const [jana] = await sitInTwos(postgres, 'cloned')
  const [home, other] = [randomUUID(), randomUUID()]
  const first = await enterAs(jana, home)
  await loseTrack(jana, first)
  valueIn(await jana.run(`SELECT leave_desk(${first})`))
  expect(await standingFor(jana, await enterAs(jana, other))).toBe('unknown')
  // One that has no name is of an older Unitdesk.
  expect(await standingFor(jana, jana.id)).toBe('unknown')
  const copy = await enterAs(jana, home)
  const again = await enterAs(jana, home)
  expect(await standingFor(jana, again)).toBe('unknown')
  valueIn(await jana.run(`SELECT leave_desk(${copy})`))
  expect(await standingFor(jana, again)).toBe('claimed')
})

test('a desk that has heard nothing of its own prices may read and send them again', async () => {
  const [jana] = await sitInTwos(postgres, 'sameone')
  await loseTrack(jana, jana.id)
  expect(await standingFor(jana, jana.id)).toBe('claimed')
})

test('a connection calls what PostgreSQL has, and nothing that somebody has put into its place', async () => {
  const admin = await adminOf(postgres, 'baited')
  const { login } = await sitDown(postgres, admin, 'Jana')
  // Before version 15 anybody may make functions there.
  await owner.query('GRANT CREATE ON SCHEMA public TO PUBLIC')
  const attacker = await postgres.connect(login)
  await attacker.query(`
    CREATE FUNCTION public.array_to_string(text[], text) RETURNS text LANGUAGE plpgsql AS $$
    BEGIN
      EXECUTE 'GRANT baited_owner TO baited_person_jana';
      RETURN 'caught';
    END
    $$`)
  const fresh = await connectAs(postgres, postgres.admin)
  const called = await fresh.query(
    z.object({ said: z.string() }),
    "SELECT array_to_string('{a,b}'::text[], ',') AS said",
  )
  expect(valueIn(called)).toEqual([{ said: 'a,b' }])
  expect(await countOf("pg_auth_members WHERE member = 'baited_person_jana'::regrole")).toBe(1)
})
