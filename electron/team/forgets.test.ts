import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  digest,
  enterAgain,
  origin,
  sitDown,
  sitInTwos,
  sitTogether,
  type TestDesk,
} from './testing/desks.ts'
import { share as shareDraft, step } from './testing/drafts.ts'
import { joined, startDesk } from './testing/living-desk.ts'
import { begin, coolDown, finish, load, offer, printOf, put, share } from './testing/shared-runs.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, valueIn } from './testing/team-of-test.ts'
import { verifyTeamAudit } from './verify-audit.ts'
import { verifyTeam } from './verify-team.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })

const fault = (code: string) => ({ ok: false, fault: { code } })
const units = 'list-excel-products'

const countOf = async (sql: string): Promise<number> =>
  Number((await owner.query(`SELECT count(*) AS n FROM ${sql}`)).rows[0]?.n)

const query = async <T>({ connection }: TestDesk, schema: z.ZodType<T>, sql: string) =>
  valueIn(await connection.query(schema, sql))[0]

const beat = async ({ run, id }: TestDesk) => valueIn(await run(`SELECT beat(${id})`))

/** Beats until there is nothing left to tidy up. */
const tidy = async (team: string, desk: TestDesk): Promise<number> => {
  await owner.query(`UPDATE ${team}.desk SET tidied_at = '-infinity' WHERE id = ${desk.id}`)
  for (let beats = 1; ; beats++) {
    await beat(desk)
    const { rows } = await owner.query(
      `SELECT isfinite(tidied_at) AS is_done FROM ${team}.desk WHERE id = ${desk.id}`,
    )
    if (rows[0]?.is_done === true) return beats
  }
}

/** A desk of each working day, gone by now, with the leads that were asked for every hour and what all have been told. */
const fillYear = (team: string, { login }: TestDesk) =>
  owner.query(`
    INSERT INTO ${team}.desk (role, computer, program, version, seen_at, is_lost, is_kept)
    SELECT '${login.user}', 'computer', 'window', '1.0.0', now() - n * interval '1 day', true, true
    FROM generate_series(365, 1, -1) AS n;
    INSERT INTO ${team}.cooldown (origin, login, endpoint) VALUES ('${origin}', '${digest}', 'leads');
    INSERT INTO ${team}.claim (desk, origin, login, endpoint, token, length, state, changed_at)
    SELECT days.id, '${origin}', '${digest}', 'leads', gen_random_uuid(), interval '1 minute',
      CASE WHEN n % 7 = 0 THEN 'unknown' ELSE 'done' END, days.seen_at - n * interval '1 hour'
    FROM ${team}.desk AS days, generate_series(24, 1, -1) AS n WHERE is_lost ORDER BY days.seen_at, n DESC;
    UPDATE ${team}.cooldown SET claim = (SELECT max(id) FROM ${team}.claim) WHERE endpoint = 'leads';
    INSERT INTO ${team}.change (id, role, kind, what, area)
    SELECT last + n, '${login.user}', 'claim', '{}', CASE n % 2 WHEN 0 THEN 'leads' END
    FROM ${team}.feed, generate_series(1, 202000) AS n;
    UPDATE ${team}.feed SET last = (SELECT max(id) FROM ${team}.change)`)

test('after a year the database has a month of claims and the newest changes, and nothing is done twice for that', async () => {
  const [jana, petr] = await sitInTwos(postgres, 'year')
  const admin = await adminOf(postgres, 'year')
  valueIn(await offer(jana))
  // The newest of an export says for ever who has loaded it last, and what was sent is sent by nobody again.
  const token = randomUUID()
  const paid = `SELECT claim, standing, holder FROM claim_sending($ID, 'payment', '${origin}', '${printOf('rent')}', '${token}')`
  const paying = z.object({
    claim: z.coerce.number().nullable(),
    standing: z.string(),
    holder: z.string().nullable(),
  })
  const payAs = (desk: TestDesk) => query(desk, paying, paid.replace('$ID', String(desk.id)))
  const payment = await payAs(petr)
  valueIn(await petr.run(`SELECT send_sending(${payment?.claim})`))
  valueIn(await petr.run(`SELECT end_sending(${payment?.claim}, '${token}', 'done')`))
  valueIn(
    await petr.run(`SELECT append_audit(${petr.id}, '[{"hash": "${digest}", "kind": "payment"}]')`),
  )
  const old = await petr.claim('list-excel-units')
  valueIn(await petr.run(`SELECT send_claim(${old.claim})`))
  valueIn(await petr.end(old.claim, 'done'))
  await coolDown(owner, 'year')
  await load(petr, 'list-excel-units')
  await load(petr)
  // Somebody who is still at it after a year is waited for.
  const open = await jana.claim('list-excel-deals')
  valueIn(await jana.run(`SELECT send_claim(${open.claim})`))
  await fillYear('year', jana)
  await owner.query(
    `UPDATE year.claim SET changed_at = now() - interval '1 year' WHERE endpoint <> 'leads'`,
  )
  const before = await countOf('year.claim')
  expect(before).toBeGreaterThan(365 * 24)

  const beats = await tidy('year', jana)
  expect(beats).toBeGreaterThan(7)
  expect(await countOf('year.claim')).toBeLessThan(32 * 24)
  expect(await countOf("year.claim WHERE endpoint <> 'leads'")).toBe(3)
  expect(await countOf('year.change')).toBe(200_000)
  // Desks that only claims had named go as their person comes.
  for (let round = 0; round < 5; round++) await enterAgain(jana.connection)
  expect(await countOf('year.desk WHERE is_lost')).toBeLessThan(35)

  expect(await payAs(jana)).toEqual({ claim: null, standing: 'done', holder: 'Petr' })
  expect((await jana.claim(units)).standing).toBe('cooling')
  expect(await petr.end(old.claim, 'done')).toMatchObject(fault('UD003'))
  expect((await petr.claim('list-excel-deals')).standing).toBe('busy')
  valueIn(await jana.end(open.claim, 'done'))
  valueIn(await begin(petr))
  const { rows } = await owner.query(
    `SELECT claim.id FROM year.cooldown JOIN year.claim ON claim.id = cooldown.claim`,
  )
  expect(rows).toHaveLength(4)
  expect(await verifyTeam(admin)).toEqual({ ok: true, value: [] })
  expect(valueIn(await verifyTeamAudit(admin, null))).toMatchObject({ rows: 1, broken: [] })
})

test('a desk that was away for longer than changes are kept follows from now on, and one that was not misses none', async () => {
  const admin = await adminOf(postgres, 'away')
  const petr = await sitDown(postgres, admin, 'Petr')
  const jana = await joined(postgres, admin, 'Jana')
  await fillYear('away', petr)
  await tidy('away', petr)
  const last = async () => Number((await owner.query('SELECT last FROM away.feed')).rows[0]?.last)
  const end = await last()
  const kept = end - 200_000
  const follow = async (cursor: number) => {
    const living = startDesk(postgres, 'away', jana, { cursor })
    await living.until(() => living.desk.standing().kind === 'here')
    const { id } = await hold(petr)
    await living.until(() => living.changes.some((change) => change.id === id))
    await living.desk.end()
    return living.changes.map((change) => change.id)
  }
  const hold = async ({ run, id }: TestDesk) => {
    valueIn(
      await run(
        `SELECT hold_login(${id}, '${origin}/${randomUUID()}', '${digest}', 'get-project')`,
      ),
    )
    const { rows } = await owner.query("SELECT max(id) AS id FROM away.change WHERE kind = 'hold'")
    return { id: Number(rows[0]?.id) }
  }
  const long = await follow(kept - 50)
  expect(long.length).toBeLessThan(20)
  expect(long[0]).toBeGreaterThan(end)
  const short = await follow(kept + 50)
  expect(short[0]).toBe(kept + 51)
  expect(short).toEqual(short.map((_id, at) => kept + 51 + at))
  // What is told while the desk asks for refused logins is read when it follows, and not from the beginning.
  await owner.query(`
    ALTER FUNCTION away.read_refusals(bigint) RENAME TO read_refusals_alone;
    CREATE FUNCTION away.read_refusals(after bigint)
    RETURNS TABLE (id bigint, name text, kind text, what jsonb) LANGUAGE sql
    AS $$ SELECT pg_notify('away_changes', '1'); SELECT * FROM away.read_refusals_alone(after) $$`)
  const told = await follow(kept - 50)
  expect(Math.min(...told)).toBeGreaterThan(end)
})

test('whoever tidies up waits for nobody, and one alone does', async () => {
  const [jana, petr] = await sitInTwos(postgres, 'waits')
  await load(jana)
  await coolDown(owner, 'waits')
  await load(jana)
  await owner.query("UPDATE waits.claim SET changed_at = now() - interval '31 days'")
  const other = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })
  await other.query('BEGIN; SELECT FROM waits.team_key FOR UPDATE')
  await beat(petr)
  expect(await countOf('waits.claim')).toBe(2)
  await other.query('ROLLBACK; BEGIN; SELECT FROM waits.claim ORDER BY id FOR UPDATE')
  await tidy('waits', petr)
  expect(await countOf('waits.claim')).toBe(2)
  await other.query('ROLLBACK')
  // Once in an hour is enough.
  await beat(petr)
  expect(await countOf('waits.claim')).toBe(2)
  await owner.query("UPDATE waits.desk SET tidied_at = tidied_at + interval '1 day'")
  await beat(petr)
  expect(await countOf('waits.claim')).toBe(1)
})

test('what is kept for a week is gone after it, also where nobody shares anything any more', async () => {
  const [jana, petr] = await sitInTwos(postgres, 'week')
  valueIn(await offer(jana))
  await load(jana)
  await share(jana)
  await owner.query("UPDATE week.shared_run SET shared_at = now() - interval '8 days'")
  const eva = await sitDown(postgres, await adminOf(postgres, 'week'), 'Eva', ['prices'])
  await beat(eva)
  expect(await countOf('week.shared_run')).toBe(1)
  await beat(petr)
  expect([await countOf('week.shared_run'), await countOf('week.shared_chunk')]).toEqual([0, 0])
})

test('the scheduled change of a desk that is gone is free again, whoever has found the desk gone', async () => {
  const [jana, petr] = await sitTogether(postgres, 'found', ['Jana', 'Petr'])
  if (jana === undefined || petr === undefined) throw new Error('two sit')
  const eva = await sitDown(postgres, await adminOf(postgres, 'found'), 'Eva', ['leads'])
  const draft = await shareDraft(jana)
  await step(jana, draft, { known: 0 })
  const id = randomUUID()
  const now = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'
  valueIn(
    await jana.run(
      `SELECT seal_draft(${jana.id}, '${draft}', '${id}', 1, ${now} - 1000, '{}', '')`,
    ),
  )
  valueIn(await jana.run(`SELECT claim_change(${jana.id}, '${id}', gen_random_uuid(), false)`))
  await owner.query(
    `UPDATE found.desk SET seen_at = seen_at - interval '31 seconds' WHERE id = ${jana.id}`,
  )
  const standing = () =>
    query(
      petr,
      z.object({ standing: z.string() }),
      `SELECT standing FROM claim_change(${petr.id}, '${id}', gen_random_uuid(), false)`,
    )
  await beat(eva)
  expect(await standing()).toEqual({ standing: 'busy' })
  await beat(petr)
  expect(await standing()).toEqual({ standing: 'claimed' })
})

test('nobody keeps the others from asking for leads for longer than a minute', async () => {
  const [jana, petr] = await sitInTwos(postgres, 'patient')
  const day = 86_400_000
  const of = `'${origin}', '${digest}', 'leads'`
  for (const sql of [
    `SELECT claim_export(${jana.id}, ${of}, ${day}, gen_random_uuid())`,
    `SELECT know_export(${jana.id}, ${of}, ${day})`,
  ]) {
    expect(await jana.run(sql)).toMatchObject(fault('23514'))
  }
  const token = randomUUID()
  const claimed = await query(
    jana,
    z.object({ claim: z.coerce.number() }),
    `SELECT claim FROM claim_export(${jana.id}, ${of}, 60000, '${token}')`,
  )
  const end = (ms: number) =>
    jana.run(`SELECT end_claim(${claimed?.claim}, '${token}', 'refused', ${ms})`)
  valueIn(await jana.run(`SELECT send_claim(${claimed?.claim})`))
  expect(await end(day)).toMatchObject(fault('22023'))
  valueIn(await end(60_000))
  const asked = await query(
    petr,
    z.object({ standing: z.string(), left_ms: z.coerce.number() }),
    `SELECT standing, left_ms FROM claim_export(${petr.id}, ${of}, 60000, gen_random_uuid())`,
  )
  expect(asked?.standing).toBe('cooling')
  expect(asked?.left_ms).toBeLessThanOrEqual(60_000)
})

test('another computer of the same person is a colleague of the one that has shared a run or a list, and that one is not', async () => {
  const [jana, petr] = await sitInTwos(postgres, 'two_of_one')
  valueIn(await offer(jana))
  const enterAs = async (home: string) => {
    const entered = await query(
      jana,
      z.object({ n: z.coerce.number() }),
      `SELECT enter_desk('computer', 'window', '1.0.0', '${home}') AS n`,
    )
    return { ...jana, id: entered?.n ?? 0 }
  }
  const [here, there] = [randomUUID(), randomUUID()]
  const first = await enterAs(here)
  const { rows } = await owner.query(
    `UPDATE two_of_one.desk SET home = '${here}' WHERE id = ${jana.id} RETURNING id`,
  )
  expect(rows).toHaveLength(1)
  await load(jana)
  const [begun] = valueIn(await begin(first))
  valueIn(await put(first, begun?.run ?? 0))
  valueIn(await finish(first, begun?.run ?? 0))
  const { claim } = await jana.claim('leads')
  valueIn(await jana.run(`SELECT send_claim(${claim})`))
  valueIn(
    await jana.run(
      `SELECT share_leads(${jana.id}, ${claim}, '${printOf('key')}', 0, 1, 0, '\\x00')`,
    ),
  )
  const holders = async (desk: TestDesk) => {
    const names = z.object({ holder: z.string() })
    const print = printOf('key')
    return [
      await query(desk, names, `SELECT holder FROM list_shared(${desk.id}, '${print}')`),
      await query(desk, names, `SELECT holder FROM list_leads(${desk.id}, '${print}')`),
    ].map((row) => row?.holder)
  }
  const again = await enterAs(here)
  const second = await enterAs(there)
  const unnamed = { ...jana, id: await enterAgain(jana.connection) }
  expect(await holders(first)).toEqual([undefined, undefined])
  expect(await holders(again)).toEqual([undefined, undefined])
  expect(await holders(second)).toEqual(['Jana', 'Jana'])
  expect(await holders(unnamed)).toEqual([undefined, undefined])
  expect(await holders(petr)).toEqual(['Jana', 'Jana'])
  // The number of somebody else's desk says nothing of whose computer asks.
  expect(await petr.run(`SELECT * FROM list_leads(${jana.id}, '${printOf('key')}')`)).toMatchObject(
    fault('UD002'),
  )
})

test('what was said of a draft as it was is forgotten after a month, and what is in force is not', async () => {
  const [jana, petr] = await sitInTwos(postgres, 'said')
  const eva = await sitDown(postgres, await adminOf(postgres, 'said'), 'Eva', ['leads'])
  const draft = await shareDraft(jana)
  const word = async (known: number, decision: string) => {
    const id = randomUUID()
    valueIn(await jana.run(`SELECT ask_approval(${jana.id}, '${draft}', '${id}', ${known})`))
    valueIn(await petr.run(`SELECT decide_approval(${petr.id}, '${id}', '${decision}', 'x')`))
  }
  await step(jana, draft, { known: 0 })
  await word(1, 'approved')
  await step(jana, draft, { known: 1 })
  await word(2, 'refused')
  await word(2, 'approved')
  const rows = () => countOf('said.approval')
  await tidy('said', petr)
  expect(await rows()).toBe(3)
  await owner.query("UPDATE said.approval SET asked_at = asked_at - interval '31 days'")
  // Whoever does not work with prices does not see them.
  await tidy('said', eva)
  expect(await rows()).toBe(3)
  await tidy('said', petr)
  expect(await rows()).toBe(2)
  expect(await countOf("said.approval WHERE state = 'approved' AND revision = 2")).toBe(1)
  await owner.query(
    `INSERT INTO said.approval (id, draft, revision, asked_by, asked_at)
     SELECT gen_random_uuid(), '${draft}', -n, '${jana.login.user}', '-infinity' FROM generate_series(1, 2500) AS n`,
  )
  expect(await tidy('said', petr)).toBe(3)
  expect(await rows()).toBe(2)
})
