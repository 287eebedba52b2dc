import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { usualAreas } from '#core/team/team-area'
import { changeAreas, removePerson } from './people.ts'
import { origin, sitDown, type TestDesk } from './testing/desks.ts'
import { share, step } from './testing/drafts.ts'
import { subjectOf } from './testing/sendings.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, valueIn } from './testing/team-of-test.ts'
import { verifyTeam } from './verify-team.ts'

const postgres = await startPostgres()

const standingSchema = z.object({ standing: z.string() })
const listedSchema = z.object({
  id: z.string(),
  asker: z.string(),
  state: z.string(),
  decider: z.string().nullable(),
  word: z.string(),
  may_decide: z.boolean(),
})

const standing = async (desk: TestDesk, sql: string): Promise<string | undefined> =>
  valueIn(await desk.connection.query(standingSchema, sql))[0]?.standing

/** Jana drafts, Petr and Eva work with prices too, Adam does not, and Iva looks after the team alone. */
const sit = async (team: string) => {
  const admin = await adminOf(postgres, team)
  const [jana, petr, eva] = [
    await sitDown(postgres, admin, 'Jana'),
    await sitDown(postgres, admin, 'Petr'),
    await sitDown(postgres, admin, 'Eva'),
  ]
  const adam = await sitDown(postgres, admin, 'Adam', ['media', 'leads'])
  const iva = await sitDown(postgres, admin, 'Iva', ['admin'])
  const limit = (units: number | null, percent: number | null) =>
    iva.run(`SELECT set_price_limit(${iva.id}, ${units}, ${percent})`)
  return { admin, jana, petr, eva, adam, iva, limit }
}

interface Prices {
  readonly units?: readonly number[]
  readonly gross?: number
  readonly base?: number
  readonly from?: string
}

const list = (numbers: readonly number[]) => `'{${numbers.join(',')}}'`

/** Claims prices that cost 100 without VAT, as the drafts of these tests do. */
const claimSql = (
  desk: TestDesk,
  draft: string | null,
  { units = [1], gross = 121, base = 121, from = origin }: Prices = {},
): string => {
  const all = (value: number) => list(units.map(() => value))
  return `SELECT * FROM claim_prices(${desk.id}, '${from}', '${subjectOf(randomUUID())}', gen_random_uuid(),
    ${draft === null ? 'NULL' : `'${draft}'`}, ${list(units)}, ${all(100)}, ${all(gross)}, ${all(100)}, ${all(base)})`
}

const claim = (desk: TestDesk, draft: string | null, prices?: Prices) =>
  standing(desk, claimSql(desk, draft, prices))

const askSql = (desk: TestDesk, draft: string, known: number, id: string = randomUUID()) =>
  `SELECT * FROM ask_approval(${desk.id}, '${draft}', '${id}', ${known})`

const ask = async (desk: TestDesk, draft: string, known: number): Promise<string> => {
  const id = randomUUID()
  expect(await standing(desk, askSql(desk, draft, known, id))).toBe('asked')
  return id
}

const decideSql = (desk: TestDesk, id: string, decision: string, word = '') =>
  `SELECT * FROM decide_approval(${desk.id}, '${id}', '${decision}', '${word}')`

const decide = (desk: TestDesk, id: string, decision: 'approved' | 'refused', word = '') =>
  standing(desk, decideSql(desk, id, decision, word))

const listed = async (desk: TestDesk, draft: string) =>
  valueIn(await desk.connection.query(listedSchema, `SELECT * FROM list_approvals('${draft}')`))[0]

const dueIn = (seconds: number) =>
  `(extract(epoch FROM clock_timestamp()) * 1000)::bigint + ${seconds * 1000}`

const seal = async (
  desk: TestDesk,
  draft: string,
  {
    known,
    id = randomUUID(),
    seconds = 60,
    leftOut = [],
  }: {
    known: number
    id?: string
    seconds?: number
    leftOut?: readonly number[]
  },
) =>
  standing(
    desk,
    `SELECT * FROM seal_draft(${desk.id}, '${draft}', '${id}', ${known}, ${dueIn(seconds)}, ${list(leftOut)}, '')`,
  )

/** A draft of Jana in which three units rise by a tenth. */
const drafted = async (jana: TestDesk): Promise<string> => {
  const draft = await share(jana)
  await step(jana, draft, { known: 0, units: 3, gross: 110, base: 100 })
  return draft
}

const three = { units: [1, 2, 3], gross: 110, base: 100 }

test('there is no limit before whoever looks after the team sets one, and all may read it', async () => {
  const { jana, adam, limit } = await sit('limited')
  const shape = z.object({ units: z.number().nullable(), percent: z.number().nullable() })
  const read = async (desk: TestDesk) =>
    valueIn(await desk.connection.query(shape, 'SELECT * FROM read_price_limit()'))[0]
  expect(await read(jana)).toEqual({ units: null, percent: null })
  const draft = await drafted(jana)
  expect(await claim(jana, draft, three)).toBe('claimed')
  expect(await claim(jana, null, { ...three, gross: 900 })).toBe('claimed')
  valueIn(await limit(2, null))
  expect(await read(adam)).toEqual({ units: 2, percent: null })
  expect(await claim(jana, draft, three)).toBe('unapproved')
  valueIn(await limit(null, null))
  expect(await claim(jana, draft, three)).toBe('claimed')
})

test('a change above the limit is claimed and scheduled when a second person has approved it, and one within it at once', async () => {
  const { jana, petr, eva, limit } = await sit('approved')
  valueIn(await limit(2, null))
  const draft = await drafted(jana)
  expect(await claim(jana, draft, { ...three, units: [1, 2] })).toBe('claimed')
  expect(await seal(jana, draft, { known: 1 })).toBe('unapproved')
  const id = await ask(jana, draft, 1)
  expect(await listed(petr, draft)).toEqual({
    id,
    asker: 'Jana',
    state: 'asked',
    decider: null,
    word: '',
    may_decide: true,
  })
  expect(await listed(jana, draft)).toMatchObject({ may_decide: false })
  // Whoever asks once more has asked once.
  await ask(eva, draft, 1)
  expect(await listed(petr, draft)).toMatchObject({ id, asker: 'Jana' })
  expect(await claim(jana, draft, three)).toBe('unapproved')
  expect(await decide(petr, id, 'approved', 'jen do pátku')).toBe('decided')
  expect(await listed(jana, draft)).toMatchObject({
    state: 'approved',
    decider: 'Petr',
    word: 'jen do pátku',
  })
  expect(await claim(jana, draft, three)).toBe('claimed')
  // Any of those who work with prices sends it, all of it or less.
  expect(await claim(eva, draft, { ...three, units: [1, 3] })).toBe('claimed')
  expect(await seal(jana, draft, { known: 1 })).toBe('sealed')
})

test('a price that moves further than the limit needs a second person, whichever side of it does', async () => {
  const { jana, limit } = await sit('moved')
  valueIn(await limit(null, 10))
  expect(await claim(jana, null, { gross: 110, base: 100 })).toBe('claimed')
  expect(await claim(jana, null, { gross: 111, base: 100 })).toBe('unapproved')
  expect(await claim(jana, null, { gross: 89, base: 100 })).toBe('unapproved')
  const net = `SELECT * FROM claim_prices(${jana.id}, '${origin}', '${subjectOf('net')}', gen_random_uuid(), NULL,
    '{1}', '{100}', '{121}', '{90}', '{121}')`
  expect(await standing(jana, net)).toBe('unapproved')
  const first = `SELECT * FROM claim_prices(${jana.id}, '${origin}', '${subjectOf('first')}', gen_random_uuid(), NULL,
    '{1}', '{100}', '{121}', '{NULL}', '{NULL}')`
  expect(await standing(jana, first)).toBe('claimed')
  valueIn(await limit(0, null))
  expect(await standing(jana, first.replace(subjectOf('first'), subjectOf('other')))).toBe(
    'unapproved',
  )
  // What costs as before is no change.
  expect(await claim(jana, null, { gross: 100, base: 100 })).toBe('claimed')
})

test('what is left out of a scheduled change is not counted', async () => {
  const { jana, limit } = await sit('left_out')
  valueIn(await limit(2, null))
  const draft = await drafted(jana)
  expect(await seal(jana, draft, { known: 1 })).toBe('unapproved')
  expect(await seal(jana, draft, { known: 1, leftOut: [2] })).toBe('sealed')
})

test('whoever has made a draft or changed anything in it approves none of it, and whatever is changed voids an approval', async () => {
  const { jana, petr, eva, limit } = await sit('own')
  valueIn(await limit(1, null))
  const draft = await drafted(jana)
  const first = await ask(jana, draft, 1)
  expect(await decide(jana, first, 'approved')).toBe('own')
  expect(await decide(petr, first, 'approved')).toBe('decided')
  valueIn(await jana.run(`SELECT give_draft(${jana.id}, '${draft}')`))
  expect((await step(petr, draft, { known: 1, from: 9 })).standing).toBe('written')
  expect(await listed(eva, draft)).toBeUndefined()
  expect(await claim(jana, draft, three)).toBe('unapproved')
  const second = await ask(petr, draft, 2)
  for (const desk of [jana, petr]) expect(await decide(desk, second, 'approved')).toBe('own')
  // What was said of another version is history.
  expect(await decide(eva, first, 'refused', 'x')).toBe('gone')
  expect(await decide(eva, second, 'refused', 'too early')).toBe('decided')
  expect(await decide(eva, second, 'refused', 'too early')).toBe('decided')
  expect(await decide(eva, second, 'approved')).toBe('gone')
  expect(await claim(jana, draft, three)).toBe('unapproved')
  // It may be asked again, and another time be approved.
  const third = await ask(jana, draft, 2)
  expect(await listed(eva, draft)).toMatchObject({ id: third, state: 'asked', may_decide: true })
  expect(await decide(eva, third, 'approved')).toBe('decided')
  expect(await claim(jana, draft, three)).toBe('claimed')
  // Even where the price becomes what it was.
  expect((await step(petr, draft, { known: 2, from: 9 })).standing).toBe('written')
  expect(await claim(jana, draft, three)).toBe('unapproved')
  expect(await decide(eva, third, 'approved')).toBe('decided')
  expect(await claim(jana, draft, three)).toBe('unapproved')
})

test('an approval counts as long as whoever gave it is of the team and works with prices', async () => {
  const { admin, jana, petr, eva, limit } = await sit('gone')
  valueIn(await limit(1, null))
  const draft = await drafted(jana)
  expect(await decide(petr, await ask(jana, draft, 1), 'approved')).toBe('decided')
  valueIn(await changeAreas(admin, { role: petr.login.user, areas: ['media'] }))
  expect(await claim(jana, draft, three)).toBe('unapproved')
  valueIn(await changeAreas(admin, { role: petr.login.user, areas: usualAreas }))
  expect(await claim(jana, draft, three)).toBe('claimed')
  valueIn(await removePerson(admin, petr.login.user))
  expect(await claim(jana, draft, three)).toBe('unapproved')
  expect(await listed(eva, draft)).toBeUndefined()
  expect(await decide(eva, await ask(jana, draft, 1), 'approved')).toBe('decided')
  expect(await claim(jana, draft, three)).toBe('claimed')
})

test('a scheduled change is not sent above a limit that has come since, nor when its approval counts no more', async () => {
  const { admin, jana, petr, eva, limit } = await sit('later')
  const draft = await drafted(jana)
  const id = randomUUID()
  expect(await seal(jana, draft, { known: 1, id, seconds: -1 })).toBe('sealed')
  const send = (desk: TestDesk, by = 'false') =>
    standing(desk, `SELECT * FROM claim_change(${desk.id}, '${id}', gen_random_uuid(), ${by})`)
  valueIn(await limit(1, null))
  expect(await send(eva)).toBe('unapproved')
  expect(await send(eva, 'true')).toBe('unapproved')
  // It may be approved where it waits: nobody changes it there.
  expect(await decide(petr, await ask(jana, draft, 1), 'approved')).toBe('decided')
  valueIn(await removePerson(admin, petr.login.user))
  expect(await send(eva)).toBe('unapproved')
  expect(await decide(eva, await ask(jana, draft, 1), 'approved')).toBe('decided')
  expect(await send(eva)).toBe('claimed')
})

test('nobody gets above the limit with raw SQL: by setting it, forging an approval, or claiming otherwise', async () => {
  const { admin, jana, petr, adam, iva, limit } = await sit('attacked')
  valueIn(await limit(1, null))
  const draft = await drafted(jana)
  const id = await ask(jana, draft, 1)
  const refusals: [desk: TestDesk, sql: string, code: string][] = [
    [jana, `SELECT set_price_limit(${jana.id}, NULL, NULL)`, 'UD004'],
    [jana, `SELECT set_price_limit(${iva.id}, NULL, NULL)`, 'UD002'],
    [jana, 'UPDATE price_limit SET units = NULL', '42501'],
    [jana, 'SELECT * FROM price_limit', '42501'],
    [iva, `SELECT set_price_limit(${iva.id}, -1, NULL)`, '23514'],
    [jana, decideSql(petr, id, 'approved'), 'UD002'],
    [adam, decideSql(adam, id, 'approved'), 'UD004'],
    [iva, decideSql(iva, id, 'approved'), 'UD004'],
    [adam, `SELECT * FROM list_approvals(NULL)`, 'UD004'],
    [adam, askSql(adam, draft, 1), 'UD004'],
    [petr, decideSql(petr, randomUUID(), 'approved'), 'UD005'],
    [petr, decideSql(petr, id, 'asked'), '22023'],
    [petr, `SELECT * FROM decide_approval(${petr.id}, '${id}', NULL, '')`, '22023'],
    [petr, `SELECT * FROM decide_approval(${petr.id}, '${id}', 'approved', NULL)`, '23502'],
    [petr, decideSql(petr, id, 'refused'), '23514'],
    [jana, askSql(jana, randomUUID(), 1), 'UD005'],
    [jana, "UPDATE approval SET state = 'approved', decided_by = 'attacked_person_petr'", '42501'],
    [jana, 'SELECT * FROM approval', '42501'],
    [
      jana,
      `INSERT INTO approval (id, draft, revision, asked_by, state, decided_by)
       VALUES (gen_random_uuid(), '${draft}', 1, session_user, 'approved', 'attacked_person_petr')`,
      '42501',
    ],
    [
      jana,
      `SELECT * FROM _claim_any(${jana.id}, 'prices', '${origin}', '${subjectOf(1)}', gen_random_uuid())`,
      '42501',
    ],
    [
      jana,
      `SELECT * FROM _claim_sending(${jana.id}, 'prices', '${origin}', '${subjectOf(1)}', gen_random_uuid())`,
      '42501',
    ],
    [
      jana,
      `SELECT * FROM _seal_draft(${jana.id}, '${draft}', gen_random_uuid(), 1, ${dueIn(60)}, '{}', '')`,
      '42501',
    ],
    [
      jana,
      `SELECT * FROM _claim_change(${jana.id}, gen_random_uuid(), gen_random_uuid(), true)`,
      '42501',
    ],
    [jana, `SELECT _is_approved('${draft}')`, '42501'],
    [adam, claimSql(adam, draft, three), 'UD004'],
    [jana, claimSql(petr, draft, three), 'UD002'],
    [jana, claimSql(jana, draft, { units: [] }), '22023'],
    [jana, claimSql(jana, draft, three).replace("'{1,2,3}'", 'NULL'), '22023'],
    [jana, claimSql(jana, draft, three).replace("'{1,2,3}'", "'{1,2,NULL}'"), '22023'],
    [jana, claimSql(jana, draft, three).replace("'{110,110,110}'", "'{NULL,NULL,NULL}'"), '22023'],
    [jana, claimSql(jana, draft, three).replace("'{110,110,110}'", "'{110}'"), '22023'],
  ]
  for (const [desk, sql, code] of refusals) {
    expect([sql, await desk.run(sql)]).toEqual([
      sql,
      { ok: false, fault: { kind: expect.any(String), code } },
    ])
  }
  const other = `SELECT * FROM claim_sending(${jana.id}, 'prices', '${origin}', '${subjectOf('x')}', gen_random_uuid())`
  expect(await standing(jana, other)).toBe('unapproved')
  // An approval of another version is asked of nobody, and of another draft approves nothing here.
  for (const known of [0, 2])
    expect(await standing(jana, askSql(jana, draft, known))).toBe('behind')
  expect(await listed(petr, draft)).toMatchObject({ id, state: 'asked' })
  const [mine, small] = [await drafted(jana), await share(jana)]
  await step(jana, small, { known: 0, units: 2, gross: 101, base: 100 })
  expect(await decide(petr, await ask(jana, small, 1), 'approved')).toBe('decided')
  expect(await claim(jana, mine, three)).toBe('unapproved')
  for (const prices of [
    // More units, other prices, or those of another CRM than were approved.
    { units: [1, 2, 3], gross: 101, base: 100 },
    { units: [1, 2], gross: 102, base: 100 },
    { units: [1, 2], gross: 101, base: 100, from: 'https://other.example.com' },
  ]) {
    expect(await claim(jana, small, prices)).toBe('unapproved')
  }
  expect(await claim(jana, small, { units: [1, 2], gross: 101, base: 100 })).toBe('claimed')
  expect(await verifyTeam(admin)).toEqual({ ok: true, value: [] })
})

test('of two who decide at once one has decided', async () => {
  const { jana, petr, eva, limit } = await sit('raced')
  valueIn(await limit(1, null))
  for (let round = 0; round < 10; round += 1) {
    const draft = await drafted(jana)
    const id = await ask(jana, draft, 1)
    const answers = await Promise.all([
      decide(petr, id, 'approved'),
      decide(eva, id, 'refused', 'x'),
    ])
    expect(answers.sort()).toEqual(['decided', 'gone'])
    const { state } = (await listed(jana, draft)) ?? {}
    expect(await claim(jana, draft, three)).toBe(state === 'approved' ? 'claimed' : 'unapproved')
  }
})
