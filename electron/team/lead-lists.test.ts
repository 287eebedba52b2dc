import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { backUpTeam } from './backup/back-up-team.ts'
import { origin, sitDown, sitInTwos, sitTogether, type TestDesk } from './testing/desks.ts'
import { offer, printOf } from './testing/shared-runs.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, valueIn } from './testing/team-of-test.ts'
import { verifyTeam } from './verify-team.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })

const fault = (code: string) => ({ ok: false, fault: { code } })
const subject = createHash('sha256').update('a lead').digest('hex')
const anything = z.unknown()
const lists = ['lead_list', 'lead_part', 'lead_forgotten']

const inTeam = async (team: string) => {
  const [jana, petr] = await sitInTwos(postgres, team)
  valueIn(await offer(jana))
  return [jana, petr] as const
}

/** A desk that asks the CRM at the moment. */
const ask = async (desk: TestDesk): Promise<number> => {
  const { claim } = await desk.claim('leads')
  valueIn(await desk.run(`SELECT send_claim(${claim})`))
  return claim ?? 0
}

interface Part {
  readonly claim: number
  readonly known?: number
  readonly parts?: number
  readonly number?: number
  readonly print?: string
}

const put = (
  { connection, id }: TestDesk,
  { claim, known = 0, parts = 1, number = 0, print = 'key' }: Part,
) =>
  connection.query(anything, 'SELECT share_leads($1, $2, $3, $4, $5, $6, $7)', [
    id,
    claim,
    printOf(print),
    known,
    parts,
    number,
    randomBytes(100),
  ])

const headSchema = z.object({ claim: z.coerce.number(), holder: z.string(), parts: z.int() })
const listed = async ({ connection }: TestDesk, print = 'key') =>
  valueIn(await connection.query(headSchema, 'SELECT * FROM list_leads($1)', [printOf(print)]))

const forget = ({ run, id }: TestDesk, subjects = `'{${subject}}'`) =>
  run(`SELECT forget_leads(${id}, '${origin}', ${subjects})`)

const coolDown = (team: string) =>
  owner.query(`UPDATE ${team}.cooldown SET until = until - interval '1 day'`)

const countIn = async (team: string, table: string) =>
  (await owner.query(`SELECT count(*)::int AS n FROM ${team}.${table}`)).rows[0]?.n

test('of eight desks that want the leads at once one asks, and when it is gone another one does', async () => {
  const names = ['Jana', 'Petr', 'Eva', 'Adam', 'Lucie', 'Karel', 'Hana', 'Ivan']
  const desks = await sitTogether(postgres, 'races', names)
  const race = async () => {
    const claims = await Promise.all(
      desks.map(async (desk) => ({ desk, ...(await desk.claim('leads')) })),
    )
    const [won, ...more] = claims.filter(({ standing }) => standing === 'claimed')
    expect(more).toEqual([])
    expect(claims.filter(({ standing }) => standing === 'busy')).toHaveLength(7)
    if (won === undefined) throw new Error('nobody asks')
    valueIn(await won.desk.run(`SELECT send_claim(${won.claim})`))
    return won
  }
  for (let round = 0; round < 20; round++) {
    const { desk, claim } = await race()
    valueIn(await desk.end(claim, 'done'))
    await coolDown('races')
  }
  // The computer is switched off while it asks: a colleague misses it.
  const { desk: gone } = await race()
  const [colleague] = desks.filter((desk) => desk !== gone)
  await owner.query(
    `UPDATE races.desk SET seen_at = seen_at - interval '31 seconds' WHERE id = ${gone.id}`,
  )
  valueIn(await (colleague ?? gone).run(`SELECT beat(${colleague?.id})`))
  expect((await colleague?.claim('leads'))?.standing).toBe('cooling')
  await coolDown('races')
  expect((await colleague?.claim('leads'))?.standing).toBe('claimed')
})

test('a list is seen by the others when it is whole, and the newest alone', async () => {
  const [jana, petr] = await inTeam('whole')
  const claim = await ask(jana)
  valueIn(await put(jana, { claim, parts: 2 }))
  expect(await listed(petr)).toEqual([])
  expect(await put(jana, { claim, parts: 2, number: 2 })).toMatchObject(fault('UD003'))
  valueIn(await put(jana, { claim, parts: 2, number: 1 }))
  expect(await listed(petr)).toEqual([{ claim, holder: 'Jana', parts: 2 }])
  expect(await listed(jana)).toEqual([])
  expect(await listed(petr, 'another')).toEqual([])
  expect(await put(jana, { claim, parts: 2, number: 1 })).toMatchObject(fault('UD003'))
  valueIn(await jana.end(claim, 'done'))
  await coolDown('whole')
  const later = await ask(petr)
  valueIn(await put(petr, { claim: later }))
  expect(await listed(jana)).toEqual([{ claim: later, holder: 'Petr', parts: 1 }])
  expect([await countIn('whole', 'lead_list'), await countIn('whole', 'lead_part')]).toEqual([1, 1])
})

test('only whoever asks at the moment shares a list, with the key of the team, and no more than has room', async () => {
  const [jana, petr] = await inTeam('asks')
  const claim = await ask(jana)
  expect(await put(petr, { claim })).toMatchObject(fault('UD003'))
  expect(await put({ ...petr, id: jana.id }, { claim })).toMatchObject(fault('UD002'))
  expect(await put(jana, { claim, print: 'another' })).toMatchObject(fault('UD006'))
  expect(await put(jana, { claim, parts: 65 })).toMatchObject(fault('23514'))
  valueIn(await jana.end(claim, 'done'))
  expect(await put(jana, { claim })).toMatchObject(fault('UD003'))
  const { claim: units } = await jana.claim('list-excel-units')
  valueIn(await jana.run(`SELECT send_claim(${units})`))
  expect(await put(jana, { claim: units ?? 0 })).toMatchObject(fault('UD003'))
  expect(await countIn('asks', 'lead_list')).toBe(0)
})

test('a deletion takes the lists that are there and those on their way, and the next comes without the person', async () => {
  const [jana, petr] = await inTeam('forgets')
  const claim = await ask(jana)
  valueIn(await put(jana, { claim, parts: 2 }))
  valueIn(await forget(petr))
  expect(await put(jana, { claim, parts: 2, number: 1 })).toMatchObject(fault('UD003'))
  // One that was looked through before the deletion is too late also from its beginning.
  expect(await put(jana, { claim })).toMatchObject(fault('UD003'))
  expect(await countIn('forgets', 'lead_part')).toBe(0)
  const forgotten = valueIn(
    await jana.connection.query(
      z.object({ id: z.coerce.number(), subject: z.string() }),
      'SELECT * FROM list_forgotten_leads($1)',
      [origin],
    ),
  )
  expect(forgotten).toMatchObject([{ subject }])
  valueIn(await put(jana, { claim, known: forgotten[0]?.id ?? 0 }))
  expect(await listed(petr)).toHaveLength(1)
  // Who is deleted once more is forgotten for longer, and known already.
  await owner.query("UPDATE forgets.lead_forgotten SET until = now() + interval '1 day'")
  valueIn(await forget(petr))
  const { rows } = await owner.query(
    "SELECT until > now() + interval '13 days' AS longer FROM forgets.lead_forgotten",
  )
  expect(rows).toEqual([{ longer: true }])
  expect(await forget(petr, "'{x}'")).toMatchObject(fault('23514'))
})

test('nobody keeps more lists than there are logins, nor deletes more than people do', async () => {
  const [jana, petr] = await inTeam('bounded')
  const digestOf = (n: number) => createHash('sha256').update(`login ${n}`).digest('hex')
  const askAs = async (n: number) => {
    const claimed = await jana.connection.query(
      z.object({ claim: z.coerce.number() }),
      'SELECT claim FROM claim_export($1, $2, $3, $4, $5, $6)',
      [jana.id, origin, digestOf(n), 'leads', 60_000, randomUUID()],
    )
    const claim = valueIn(claimed)[0]?.claim ?? 0
    valueIn(await jana.run(`SELECT send_claim(${claim})`))
    return put(jana, { claim })
  }
  for (let n = 0; n < 50; n++) valueIn(await askAs(n))
  expect(await askAs(50)).toMatchObject(fault('54000'))
  const many = (from: number, to: number) =>
    `ARRAY(SELECT encode(sha256(n::text::bytea), 'hex') FROM generate_series(${from}, ${to}) AS n)`
  for (let n = 0; n < 20_000; n += 1_000) valueIn(await forget(petr, many(n + 1, n + 1_000)))
  expect(await forget(petr, many(20_001, 20_001))).toMatchObject(fault('54000'))
  valueIn(await forget(jana))
})

test('of a deletion and a list that come at once the list never has the person at the end', async () => {
  const [jana, petr] = await inTeam('at_once')
  for (let round = 0; round < 20; round++) {
    const digest = createHash('sha256').update(String(round)).digest('hex')
    const known = (
      await owner.query('SELECT coalesce(max(id), 0) AS n FROM at_once.lead_forgotten')
    ).rows[0]?.n
    const claim = await ask(jana)
    const [put1, deleted] = await Promise.all([
      put(jana, { claim, known: Number(known) }),
      forget(petr, `'{${digest}}'`),
    ])
    expect(deleted.ok).toBe(true)
    expect(put1.ok || put1.fault.code === 'UD003').toBe(true)
    expect(await countIn('at_once', 'lead_list')).toBe(0)
    valueIn(await jana.end(claim, 'done'))
    await coolDown('at_once')
  }
})

test('a list is kept for a week, a deletion for two, and neither a backup nor an export has to do with them', async () => {
  const [jana, petr] = await inTeam('keeps')
  const claim = await ask(jana)
  valueIn(await put(jana, { claim }))
  valueIn(await jana.end(claim, 'done'))
  expect(await petr.connection.query(anything, 'SELECT * FROM list_cooldowns()')).toEqual({
    ok: true,
    value: [],
  })
  const file = join(temporaryFolder(), 'backup')
  valueIn(await backUpTeam(await adminOf(postgres, 'keeps'), file))
  const saved = readFileSync(file, 'utf8')
  expect(saved).toContain('"lead_forgotten"')
  expect(saved).not.toMatch(/lead_list|lead_part/)
  await owner.query("UPDATE keeps.lead_list SET asked_at = now() - interval '8 days'")
  expect(await listed(petr)).toEqual([])
  expect(await countIn('keeps', 'lead_part')).toBe(0)
})

test('a member gets at nothing of leads past the functions, and one who does not work with them at nothing at all', async () => {
  const [jana, petr] = await inTeam('attacked')
  const claim = await ask(jana)
  valueIn(await put(jana, { claim }))
  valueIn(await forget(petr))
  for (const table of lists) {
    for (const attack of [
      `SELECT * FROM ${table}`,
      `DELETE FROM ${table}`,
      `UPDATE ${table} SET ctid = ctid`,
      `INSERT INTO ${table} DEFAULT VALUES`,
    ]) {
      expect(await petr.run(attack)).toMatchObject({
        ok: false,
        fault: { kind: expect.any(String) },
      })
    }
  }
  expect(await petr.run('SELECT _sweep_leads()')).toMatchObject({ fault: { kind: 'noRights' } })
  const admin = await adminOf(postgres, 'attacked')
  const eva = await sitDown(postgres, admin, 'Eva', ['prices', 'reports'])
  const outside = [
    `SELECT * FROM list_leads('${printOf('key')}')`,
    `SELECT * FROM read_leads(${claim}, 0)`,
    `SELECT * FROM list_forgotten_leads('${origin}')`,
    `SELECT forget_leads(${eva.id}, '${origin}', '{}')`,
  ]
  for (const sql of outside) expect(await eva.run(sql)).toMatchObject(fault('UD004'))
  valueIn(await jana.end(claim, 'done'))
  await coolDown('attacked')
  expect(await put(eva, { claim: await ask(eva) })).toMatchObject(fault('UD004'))
  expect(await verifyTeam(admin)).toEqual({ ok: true, value: [] })
})
