import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sendingKinds } from '#core/team/sending-kind'
import {
  deskOf,
  enterAgain,
  origin,
  sitInTwos,
  sitTogether,
  type TestDesk,
} from './testing/desks.ts'
import { claim, end, send, settle, subjectOf, tokenOf } from './testing/sendings.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { connectAs, valueIn } from './testing/team-of-test.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })

const lost = { ok: false, fault: { code: 'UD003' } }

/** What a desk that is not heard of for half a minute looks like, to another one that is there. */
const lose = async (team: string, gone: TestDesk, other: TestDesk) => {
  await owner.query(
    `UPDATE ${team}.desk SET seen_at = seen_at - interval '31 seconds' WHERE id = $1`,
    [gone.id],
  )
  valueIn(await other.run(`SELECT beat(${other.id})`))
}

const two = (team: string) => sitInTwos(postgres, team)

test('of eight desks that send one thing, one does, in each of 200 rounds', async () => {
  const names = ['Jana', 'Petr', 'Eva', 'Adam', 'Lucie', 'Karel', 'Hana', 'Ivan']
  const desks = await sitTogether(postgres, 'race', names)
  for (let round = 0; round < 200; round++) {
    const sent = { what: round, kind: sendingKinds[round % sendingKinds.length] ?? 'payment' }
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

test('what somebody has typed may be sent again after a day, and a lead of the site never', async () => {
  const [jana, petr] = await two('typed')
  for (const kind of ['lead', 'typedLead'] as const) {
    for (const outcome of ['done', 'unknown'] as const) {
      const sent = { what: outcome, kind }
      const { claim: id } = await claim(jana, sent)
      valueIn(await send(jana, id))
      valueIn(await end(jana, id, outcome))
      expect(await claim(petr, sent)).toEqual({ claim: null, standing: outcome, holder: 'Jana' })
    }
  }
  await owner.query("UPDATE typed.sending SET changed_at = changed_at - interval '25 hours'")
  for (const what of ['done', 'unknown']) {
    expect((await claim(petr, { what, kind: 'lead' })).standing).toBe(what)
    expect((await claim(petr, { what, kind: 'typedLead' })).standing).toBe('claimed')
  }
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
  // Of what is on its way nobody can have found out that it is not there.
  expect(await settle(petr, { what: 'prepared' }, 'refused')).toMatchObject(lost)
  valueIn(await settle(petr, { what: 'before there was a team' }, 'done'))
  expect((await claim(petr, { what: 'before there was a team' })).standing).toBe('done')
  valueIn(await settle(petr, { what: 'sent' }, 'done'))
  expect((await claim(petr, { what: 'sent' })).standing).toBe('done')
  // The desk that was lost comes back and knows.
  const back = deskOf(jana.connection, jana.login, await enterAgain(jana.connection))
  expect((await claim(back, { what: 'late' })).standing).toBe('unknown')
  valueIn(await end(back, late.claim, 'refused'))
  expect((await claim(petr, { what: 'late' })).standing).toBe('claimed')
  // The CRM has refused it, and a person has booked it there.
  valueIn(await end(back, sent.claim, 'refused'))
  expect((await claim(petr, { what: 'sent' })).standing).toBe('done')
})

test('what is there after all is believed, also where somebody has said that it is not', async () => {
  const [jana, petr] = await two('found')
  const byHand = await claim(jana, { what: 'by hand' })
  const late = await claim(jana, { what: 'late' })
  for (const { claim: id } of [byHand, late]) valueIn(await send(jana, id))
  // The CRM has refused it, and a person has booked it there.
  valueIn(await end(jana, byHand.claim, 'refused'))
  valueIn(await settle(petr, { what: 'by hand' }, 'done'))
  expect((await claim(petr, { what: 'by hand' })).standing).toBe('done')
  // A person has looked too early, and the desk that sent it hears the answer.
  valueIn(await end(jana, late.claim, 'unknown'))
  valueIn(await settle(petr, { what: 'late' }, 'refused'))
  // Told once more, it takes nothing back of what was said since.
  valueIn(await end(jana, late.claim, 'unknown'))
  valueIn(await end(jana, late.claim, 'done'))
  expect((await claim(petr, { what: 'late' })).standing).toBe('done')
})

test('whatever a person has said by mistake can be said otherwise, and what the CRM has said cannot', async () => {
  const [jana, petr] = await two('mistakes')
  const standing = async (what: string) => (await claim(petr, { what })).standing
  const sent = async (what: string, outcome: string) => {
    const { claim: id } = await claim(jana, { what })
    valueIn(await send(jana, id))
    valueIn(await end(jana, id, outcome))
  }
  for (const what of ['corrected', 'reopened', 'refused']) await sent(what, 'unknown')
  valueIn(await settle(petr, { what: 'corrected' }, 'done'))
  // Jana has not heard of it, and may have looked too early.
  expect(await settle(jana, { what: 'corrected' }, 'refused')).toMatchObject(lost)
  valueIn(await settle(petr, { what: 'corrected' }, 'takenBack'))
  valueIn(await settle(petr, { what: 'corrected' }, 'refused'))
  expect(await standing('corrected')).toBe('claimed')
  for (const outcome of ['refused', 'done']) {
    valueIn(await settle(petr, { what: 'reopened' }, outcome))
    valueIn(await settle(petr, { what: 'reopened' }, 'unknown'))
    expect(await standing('reopened')).toBe('unknown')
  }
  // It was claimed again because of what a person takes back before it has left.
  valueIn(await settle(petr, { what: 'refused' }, 'refused'))
  const again = await claim(jana, { what: 'refused' })
  valueIn(await settle(petr, { what: 'refused' }, 'unknown'))
  expect(await send(jana, again.claim)).toMatchObject(lost)
  expect(await end(jana, again.claim, 'refused')).toMatchObject(lost)
  expect(await standing('refused')).toBe('unknown')
  // It was never sent, and whoever says that it was booked by hand may be wrong.
  valueIn(await settle(petr, { what: 'by hand' }, 'done'))
  valueIn(await settle(petr, { what: 'by hand' }, 'takenBack'))
  expect(await standing('by hand')).toBe('claimed')
  await sent('booked', 'done')
  for (const outcome of ['refused', 'unknown', 'takenBack']) {
    expect(await settle(petr, { what: 'booked' }, outcome)).toMatchObject(lost)
  }
  expect(await standing('booked')).toBe('done')
})

test('what somebody has booked by hand while another is about to send it does not leave', async () => {
  const [jana, petr] = await two('byhand')
  const ready = await claim(jana, { what: 'ready' })
  const leaving = await claim(jana, { what: 'leaving' })
  valueIn(await send(jana, leaving.claim))
  for (const what of ['ready', 'leaving']) valueIn(await settle(petr, { what }, 'done'))
  expect(await send(jana, ready.claim)).toMatchObject(lost)
  for (const { claim: id } of [ready, leaving]) valueIn(await end(jana, id, 'refused'))
  for (const what of ['ready', 'leaving']) {
    expect((await claim(petr, { what })).standing).toBe('done')
  }
})

test('a desk tells what it has sent where the team has not heard of it or has forgotten it', async () => {
  const [jana, petr] = await two('knows')
  const know = (what: Readonly<Record<string, string>>) =>
    jana.run(
      `SELECT know_sendings(${jana.id}, 'payment', '${origin}', '${JSON.stringify(
        Object.fromEntries(Object.entries(what).map(([name, is]) => [subjectOf(name), is])),
      )}')`,
    )
  const standing = async (what: string) => (await claim(petr, { what })).standing
  for (const what of ['forgotten', 'lost', 'said', 'under way']) await claim(petr, { what })
  const { claim: forgotten } = await claim(petr, { what: 'x' })
  await owner.query("UPDATE knows.sending SET state = 'refused'")
  valueIn(await settle(petr, { what: 'said' }, 'unknown'))
  valueIn(await settle(petr, { what: 'said' }, 'refused'))
  const { claim: underWay } = await claim(petr, { what: 'under way' })
  valueIn(await send(petr, underWay))
  for (let time = 0; time < 2; time += 1) {
    valueIn(
      await know({
        sent: 'done',
        open: 'unknown 1',
        'by hand': 'booked',
        forgotten: 'done',
        lost: 'unknown 1',
        said: 'unknown 1',
        'under way': 'done',
      }),
    )
  }
  expect(await standing('sent')).toBe('done')
  expect(await standing('open')).toBe('unknown')
  expect(await standing('by hand')).toBe('done')
  expect(await standing('forgotten')).toBe('done')
  expect(await standing('lost')).toBe('unknown')
  expect(await standing('said')).toBe('claimed')
  expect(await end(petr, underWay, 'refused')).toMatchObject(lost)
  expect(await standing('under way')).toBe('done')
  // A database that was restored gives numbers anew: what is remembered of a former one ends nothing else.
  const other = await claim(petr, { what: 'other' })
  expect(
    await petr.run(`SELECT end_sending(${other.claim}, '${tokenOf(petr, forgotten)}', 'done')`),
  ).toMatchObject(lost)
  // What was said by mistake here stays taken back when another desk comes again.
  valueIn(await settle(petr, { what: 'by hand' }, 'takenBack'))
  valueIn(await know({ 'by hand': 'booked' }))
  expect(await standing('by hand')).toBe('claimed')
  // Of one time that it was sent nobody is told twice, whatever others have found out since; of the next time once more.
  valueIn(await settle(petr, { what: 'open' }, 'refused'))
  const { claim: again } = await claim(petr, { what: 'open' })
  valueIn(await end(petr, again, 'refused'))
  valueIn(await know({ open: 'unknown 1' }))
  const once = await claim(petr, { what: 'open' })
  expect(once.standing).toBe('claimed')
  valueIn(await end(petr, once.claim, 'refused'))
  valueIn(await know({ open: 'unknown 2' }))
  expect(await standing('open')).toBe('unknown')
})

test('a clock of the database that is set otherwise frees nothing, and keeps nobody for ever', async () => {
  const [jana, petr] = await two('clock')
  const sent = await claim(jana, { what: 'rent' })
  valueIn(await send(jana, sent.claim))
  const move = (interval: string) =>
    owner.query(`UPDATE clock.desk SET seen_at = seen_at - interval '${interval}';
      UPDATE clock.sending SET changed_at = changed_at - interval '${interval}'`)
  // It is set back by an hour, and a desk that is gone was seen in an hour.
  await move('-1 hour')
  valueIn(await petr.run(`SELECT beat(${petr.id})`))
  expect((await claim(petr, { what: 'rent' })).standing).toBe('busy')
  await lose('clock', jana, petr)
  expect((await claim(petr, { what: 'rent' })).standing).toBe('unknown')
  // It is set ahead, and nobody was seen for an hour.
  await move('1 hour')
  expect(await petr.run(`SELECT beat(${petr.id})`)).toMatchObject({ fault: { code: 'UD002' } })
  const back = deskOf(petr.connection, petr.login, await enterAgain(petr.connection))
  expect((await claim(back, { what: 'rent' })).standing).toBe('unknown')
})

/** Prices are sent again and again. */
const sentOnce = sendingKinds.filter((kind) => kind !== 'prices')

const acts = fc.array(
  fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    what: fc.integer({ min: 0, max: 1 }),
    act: fc.constantFrom(
      'claim',
      'send',
      'done',
      'refused',
      'unknown',
      'lose',
      'settle',
      'reopen',
      'takeBack',
    ),
  }),
  { minLength: 5, maxLength: 30 },
)

const said: Readonly<Record<string, string>> = {
  settle: 'done',
  reopen: 'unknown',
  takeBack: 'takenBack',
}

test('whatever three desks do in whatever order, nothing is sent while it may have arrived', async () => {
  const desks = await sitTogether(postgres, 'model', ['Jana', 'Petr', 'Eva'])
  let life = 0
  await fc.assert(
    fc.asyncProperty(acts, fc.constantFrom(...sentOnce), async (steps, kind) => {
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
          const { claim: id } = await claim(desk, { what: subject, kind })
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
        } else if (said[act] !== undefined) {
          // A person may be wrong in saying that it is there, and may take that back.
          await settle(desk, { what: subject, kind }, said[act])
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

test('a number that a restored database has given to another claim is not sent as one’s own', async () => {
  const [jana] = await sitInTwos(postgres, 'number')
  const token = randomUUID()
  const { claim: id } = await claim(jana, { what: 'rent', token })
  const sendAs = (its: string) => jana.run(`SELECT send_sending(${id}, '${its}')`)
  expect(await sendAs(randomUUID())).toMatchObject({ fault: { code: 'UD003' } })
  const state = async () => (await owner.query('SELECT state FROM number.sending')).rows
  expect(await state()).toEqual([{ state: 'prepared' }])
  valueIn(await sendAs(token))
  expect(await state()).toEqual([{ state: 'sending' }])
})
