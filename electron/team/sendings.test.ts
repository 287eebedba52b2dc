import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { deskOf, enterAgain, origin, sitDown, type TestDesk } from './testing/desks.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, connectAs, valueIn } from './testing/team-of-test.ts'
import { verifyTeam } from './verify-team.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })

const claimSchema = z.object({
  claim: z.coerce.number().nullable(),
  standing: z.enum(['claimed', 'busy', 'done', 'unknown']),
  holder: z.string().nullable(),
})

const subjectOf = (what: string | number) => createHash('sha256').update(String(what)).digest('hex')

interface Wanted {
  readonly what: string | number
  readonly kind?: string
  readonly token?: string
}

const claim = async (
  { connection, id }: TestDesk,
  { what, kind = 'payment', token = randomUUID() }: Wanted,
) => {
  const claimed = await connection.query(
    claimSchema,
    'SELECT claim, standing, holder FROM claim_sending($1, $2, $3, $4, $5)',
    [id, kind, origin, subjectOf(what), token],
  )
  const [answer] = valueIn(claimed)
  if (answer === undefined) throw new Error('a claim was not answered')
  return answer
}

const send = (desk: TestDesk, id: number | null) => desk.run(`SELECT send_sending(${id})`)
const end = (desk: TestDesk, id: number | null, outcome: string) =>
  desk.run(`SELECT end_sending(${id}, '${outcome}')`)
const settle = (desk: TestDesk, what: string | number, outcome: string) =>
  desk.run(
    `SELECT settle_sending(${desk.id}, 'payment', '${origin}', '${subjectOf(what)}', '${outcome}')`,
  )

const lost = { ok: false, fault: { code: 'UD003' } }

/** What a desk that is not heard of for half a minute looks like, to another one that is there. */
const lose = async (team: string, gone: TestDesk, other: TestDesk) => {
  await owner.query(
    `UPDATE ${team}.desk SET seen_at = seen_at - interval '31 seconds' WHERE id = $1`,
    [gone.id],
  )
  valueIn(await other.run(`SELECT beat(${other.id})`))
}

const sitTogether = async (team: string, names: readonly string[]) => {
  const admin = await adminOf(postgres, team)
  const desks: TestDesk[] = []
  for (const name of names) desks.push(await sitDown(postgres, admin, name))
  return desks
}

const two = async (team: string): Promise<[TestDesk, TestDesk]> => {
  const [jana, petr] = await sitTogether(team, ['Jana', 'Petr'])
  if (jana === undefined || petr === undefined) throw new Error('two desks were asked for')
  return [jana, petr]
}

const kinds = ['payment', 'lead', 'picture', 'prices']

test('of eight desks that send one thing, one does, in each of 200 rounds', async () => {
  const names = ['Jana', 'Petr', 'Eva', 'Adam', 'Lucie', 'Karel', 'Hana', 'Ivan']
  const desks = await sitTogether('race', names)
  for (let round = 0; round < 200; round++) {
    const sent = { what: round, kind: kinds[round % kinds.length] ?? '' }
    const claims = await Promise.all(desks.map((desk) => claim(desk, sent)))
    const [winner, ...others] = claims.filter(({ standing }) => standing === 'claimed')
    expect(others).toEqual([])
    expect(claims.filter(({ standing }) => standing === 'busy')).toHaveLength(7)
    const desk = desks[claims.findIndex(({ standing }) => standing === 'claimed')]
    if (winner === undefined || desk === undefined) throw new Error('nobody has won')
    valueIn(await send(desk, winner.claim))
    valueIn(await end(desk, winner.claim, 'done'))
  }
  const again = await Promise.all(desks.map((desk) => claim(desk, { what: 0 })))
  expect(new Set(again.map(({ standing }) => standing))).toEqual(new Set(['done']))
})

test('what was refused may be sent again by anybody, and others know who is at it or has done it', async () => {
  const [jana, petr] = await two('refused')
  const first = await claim(jana, { what: 'rent' })
  expect(await claim(petr, { what: 'rent' })).toEqual({
    claim: null,
    standing: 'busy',
    holder: 'Jana',
  })
  valueIn(await send(jana, first.claim))
  valueIn(await end(jana, first.claim, 'refused'))
  const second = await claim(petr, { what: 'rent' })
  expect(second.standing).toBe('claimed')
  // What is remembered of an earlier time changes nothing.
  expect(await end(jana, first.claim, 'done')).toMatchObject(lost)
  valueIn(await send(petr, second.claim))
  valueIn(await end(petr, second.claim, 'done'))
  expect(await claim(jana, { what: 'rent' })).toEqual({
    claim: null,
    standing: 'done',
    holder: 'Petr',
  })
})

test('prices of a project are sent by one at a time, and again when those before are done', async () => {
  const [jana, petr] = await two('prices')
  const first = await claim(jana, { what: 'project 7', kind: 'prices' })
  expect((await claim(petr, { what: 'project 7', kind: 'prices' })).standing).toBe('busy')
  expect((await claim(petr, { what: 'project 8', kind: 'prices' })).standing).toBe('claimed')
  valueIn(await send(jana, first.claim))
  valueIn(await end(jana, first.claim, 'unknown'))
  const ofPetr = () => claim(petr, { what: 'project 7', kind: 'prices' })
  expect((await ofPetr()).standing).toBe('unknown')
  valueIn(await end(jana, first.claim, 'done'))
  const second = await ofPetr()
  expect(second.standing).toBe('claimed')
  // What nobody knows of can arrive for a while, and then no more.
  valueIn(await end(petr, second.claim, 'unknown'))
  const age = (interval: string) =>
    owner.query(`UPDATE prices.sending SET changed_at = changed_at - interval '${interval}'`)
  await age('5 minutes')
  expect((await claim(jana, { what: 'project 7', kind: 'prices' })).standing).toBe('unknown')
  await age('1 minute')
  expect((await claim(jana, { what: 'project 7', kind: 'prices' })).standing).toBe('claimed')
})

test('a desk that has not heard an answer asks again with its token, and nothing is claimed or ended twice', async () => {
  const [jana] = await two('again')
  const token = randomUUID()
  const first = await claim(jana, { what: 'rent', token })
  expect(await claim(jana, { what: 'rent', token })).toEqual(first)
  expect((await claim(jana, { what: 'rent' })).standing).toBe('busy')
  valueIn(await send(jana, first.claim))
  valueIn(await send(jana, first.claim))
  valueIn(await end(jana, first.claim, 'done'))
  valueIn(await end(jana, first.claim, 'done'))
  expect((await claim(jana, { what: 'rent', token })).standing).toBe('done')
  const { rows } = await owner.query(
    "SELECT count(*)::int FROM again.change WHERE kind = 'sending'",
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('what a lost desk had prepared is free; what it was sending is unknown until somebody knows', async () => {
  const [jana, petr] = await two('gone')
  await claim(jana, { what: 'prepared' })
  const sent = await claim(jana, { what: 'sent' })
  const late = await claim(jana, { what: 'late' })
  for (const { claim: id } of [sent, late]) valueIn(await send(jana, id))
  await lose('gone', jana, petr)
  expect((await claim(petr, { what: 'prepared' })).standing).toBe('claimed')
  expect((await claim(petr, { what: 'sent' })).standing).toBe('unknown')
  // Nobody settles what is not unknown, and what was settled once stays so.
  expect(await settle(petr, 'prepared', 'done')).toMatchObject(lost)
  valueIn(await settle(petr, 'before there was a team', 'done'))
  expect((await claim(petr, { what: 'before there was a team' })).standing).toBe('done')
  valueIn(await settle(petr, 'sent', 'done'))
  expect(await settle(petr, 'sent', 'refused')).toMatchObject(lost)
  expect((await claim(petr, { what: 'sent' })).standing).toBe('done')
  // The desk that was lost comes back and knows.
  const back = deskOf(jana.connection, jana.login, await enterAgain(jana.connection))
  expect((await claim(back, { what: 'late' })).standing).toBe('unknown')
  valueIn(await end(back, late.claim, 'refused'))
  expect((await claim(petr, { what: 'late' })).standing).toBe('claimed')
  expect(await end(back, sent.claim, 'refused')).toMatchObject(lost)
})

test('what is there after all is believed, also where somebody has said that it is not', async () => {
  const [jana, petr] = await two('found')
  const byHand = await claim(jana, { what: 'by hand' })
  const late = await claim(jana, { what: 'late' })
  for (const { claim: id } of [byHand, late]) valueIn(await send(jana, id))
  // The CRM has refused it, and a person has booked it there.
  valueIn(await end(jana, byHand.claim, 'refused'))
  valueIn(await settle(petr, 'by hand', 'done'))
  expect((await claim(petr, { what: 'by hand' })).standing).toBe('done')
  // A person has looked too early, and the desk that sent it hears the answer.
  valueIn(await end(jana, late.claim, 'unknown'))
  valueIn(await settle(petr, 'late', 'refused'))
  expect(await end(jana, late.claim, 'unknown')).toMatchObject(lost)
  valueIn(await end(jana, late.claim, 'done'))
  expect((await claim(petr, { what: 'late' })).standing).toBe('done')
})

test('nobody ends what another sends, past the functions, or with what is no subject', async () => {
  const [jana, petr] = await two('forged')
  const { claim: id } = await claim(jana, { what: 'rent' })
  const args = `'${origin}', '${subjectOf('x')}'`
  const refusals: [sql: string, code: string][] = [
    [`SELECT send_sending(${id})`, 'UD002'],
    ['SELECT send_sending(NULL)', 'UD002'],
    [`SELECT end_sending(${id}, 'done')`, 'UD003'],
    [`SELECT end_sending(${id}, 'prepared')`, '22023'],
    [`SELECT end_sending(${id}, NULL)`, '22023'],
    [`SELECT * FROM claim_sending(${jana.id}, 'payment', ${args}, gen_random_uuid())`, 'UD002'],
    [`SELECT * FROM claim_sending(${petr.id}, 'bribe', ${args}, gen_random_uuid())`, '23514'],
    [`SELECT * FROM claim_sending(${petr.id}, 'payment', ${args}, NULL)`, '23502'],
    [
      `SELECT * FROM claim_sending(${petr.id}, 'payment', '${origin}', 'Jana Nová', gen_random_uuid())`,
      '23514',
    ],
    [`SELECT settle_sending(${jana.id}, 'payment', ${args}, 'refused')`, 'UD002'],
    [
      `SELECT settle_sending(${petr.id}, 'payment', '${origin}', '${subjectOf('rent')}', 'refused')`,
      'UD003',
    ],
    ["UPDATE sending SET state = 'done'", '42501'],
    ['DELETE FROM sending', '42501'],
    ['SELECT * FROM sending', '42501'],
    ['SELECT _end_lost()', '42501'],
    ['SELECT _end_lost_claims()', '42501'],
  ]
  for (const [sql, code] of refusals) {
    expect([sql, await petr.run(sql)]).toEqual([
      sql,
      { ok: false, fault: { kind: expect.any(String), code } },
    ])
  }
  expect((await claim(petr, { what: 'rent' })).standing).toBe('busy')
  expect(await verifyTeam(await adminOf(postgres, 'forged'))).toEqual({ ok: true, value: [] })
})

const acts = fc.array(
  fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    what: fc.integer({ min: 0, max: 1 }),
    act: fc.constantFrom('claim', 'send', 'done', 'refused', 'unknown', 'lose', 'settle'),
  }),
  { minLength: 5, maxLength: 30 },
)

test('whatever three desks do in whatever order, nothing is sent while it may have arrived', async () => {
  const admin = await adminOf(postgres, 'model')
  const desks: TestDesk[] = []
  for (const name of ['Jana', 'Petr', 'Eva']) desks.push(await sitDown(postgres, admin, name))
  let life = 0
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      life += 1
      const claims = new Map<string, number>()
      /** What the server may have of each subject: a refusal is certain, everything else is not. */
      const mayHaveArrived = new Set<string>()
      for (const { who, what, act } of steps) {
        const desk = desks[who]
        if (desk === undefined) throw new Error('three desks were asked for')
        const subject = `${life} ${what}`
        const mine = claims.get(`${who} ${subject}`) ?? null
        if (act === 'claim') {
          const { claim: id } = await claim(desk, { what: subject })
          if (id !== null) claims.set(`${who} ${subject}`, id)
        } else if (act === 'send') {
          if (mine === null || !(await send(desk, mine)).ok) continue
          expect([steps, mayHaveArrived.has(subject)]).toEqual([steps, false])
          mayHaveArrived.add(subject)
          claims.delete(`${who} ${subject}`)
          claims.set(`sent ${who} ${subject}`, mine)
        } else if (act === 'lose') {
          const next = desks[(who + 1) % 3]
          if (next === undefined) throw new Error('three desks were asked for')
          await lose('model', desk, next)
          desks[who] = deskOf(desk.connection, desk.login, await enterAgain(desk.connection))
        } else if (act === 'settle') {
          // A person who has looked knows: what arrived is done.
          if (!mayHaveArrived.has(subject)) continue
          await desk.run(
            `SELECT settle_sending(${desk.id}, 'payment', '${origin}', '${subjectOf(subject)}', 'done')`,
          )
        } else {
          const sent = claims.get(`sent ${who} ${subject}`) ?? null
          if (sent === null) continue
          const ended = await end(desk, sent, act)
          if (ended.ok && act === 'refused') mayHaveArrived.delete(subject)
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('a connection that is lost between the claim and the sending leaves nothing that blocks', async () => {
  const [jana, petr] = await two('cut')
  const { claim: id } = await claim(jana, { what: 'rent' })
  await jana.connection.close()
  const back = await connectAs(postgres, jana.login)
  valueIn(await back.run('SET search_path = cut'))
  const again = deskOf(back, jana.login, jana.id)
  valueIn(await send(again, id))
  valueIn(await end(again, id, 'done'))
  expect((await claim(petr, { what: 'rent' })).standing).toBe('done')
})
