import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  accountIdSchema,
  customerIdSchema,
  leadSendingIdSchema,
  paymentIdSchema,
  screenIdSchema,
  unitIdSchema,
} from '#core/ids'
import type { SendingState } from '#core/leads/send/lead-sending'
import { claimedPicture } from '#core/media/queue/claimed-picture'
import type { PaymentState } from '#core/payments/ledger/payment-state'
import { ownPaymentId } from '#core/payments/statements/transaction-key'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import type { SentOnce } from '../../crm/guards/sending-claims.ts'
import { insertLeadSending } from '../../store/leads/send/lead-sendings.ts'
import { recordSentMedia } from '../../store/media/queue/media-ledger.ts'
import { writePayments } from '../../store/payments/ledger/payment-ledger.ts'
import { removeMembership } from '../../store/team/membership.ts'
import { insertUntold, listUntold } from '../../store/team/untold.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { workspaceId } from '../testing/first-workspace.ts'
import { baseUrl, origin, sitDownWithStore } from '../testing/team/desk-with-store.ts'
import { tellLedger } from './tell-ledger.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })
const sitDown = (team: string, name: string) => sitDownWithStore(postgres, { team, name })
const rent = { kind: 'payment', baseUrl, key: 'bank-rent' } as const
const other = { ...rent, key: 'bank-other' }
const sampleSending = {
  workspaceId,
  accountId: accountIdSchema.parse('w1-payments'),
  account: 'Leads',
  at: 1,
  name: 'Lucie',
  email: '',
  phone: '',
  projectId: null,
  unitId: null,
  isTest: false,
  draftId: null,
  watch: { kind: 'awaited' },
} as const

/** Something that is sent, and what came of it, on the disk of the desk alone. */
const send = async ({ sendings }: Awaited<ReturnType<typeof sitDown>>, sent: SentOnce) => {
  const claim = await sendings.claim(sent)
  if (!claim.ok) throw new Error('nobody else has it')
  return claim.value
}

const taken = (by: string, standing: string) => ({
  ok: false,
  failure: { kind: 'taken', by, standing },
})

test('what one desk sends, has sent, or may have sent, is taken for the others, who hear by whom', async () => {
  const jana = await sitDown('takes', 'Jana')
  const petr = await sitDown('takes', 'Petr')
  const claim = await send(jana, rent)
  expect(await petr.sendings.claim(rent)).toMatchObject(taken('Jana', 'busy'))
  expect(await petr.sendings.claim(other)).toMatchObject({ ok: true })
  // Whatever workspace it is sent from, a server has it once; another server has another one.
  const workspace = { ...rent, baseUrl: 'https://CRM.example.com:443/v10' }
  expect(await petr.sendings.claim(workspace)).toMatchObject(taken('Jana', 'busy'))
  const server = { ...rent, baseUrl: 'https://other.example.com' }
  expect(await petr.sendings.claim(server)).toMatchObject({ ok: true })
  expect(await claim.isKept()).toBe(true)
  claim.end('done')
  await jana.tell()
  expect(await petr.sendings.claim(rent)).toMatchObject(taken('Jana', 'done'))
})

test('a desk that the team has lost learns before it sends that its claim was given up', async () => {
  const jana = await sitDown('sleeps', 'Jana')
  const petr = await sitDown('sleeps', 'Petr')
  const prices = { ...rent, kind: 'prices' } as const
  const claim = await send(jana, prices)
  await owner.query("UPDATE sleeps.sending SET state = 'unknown'")
  expect(await claim.isKept()).toBe(false)
  // Nobody has to look for prices: they are free again by themselves.
  expect(await petr.sendings.claim(prices)).toMatchObject({
    failure: { kind: 'taken', by: 'Jana', standing: 'settling', again: 'now' },
  })
})

test('a desk that is away sends nothing', async () => {
  const { desk, sendings } = await sitDown('away', 'Jana')
  await desk.end()
  expect(await sendings.claim(rent)).toMatchObject({
    failure: { kind: 'team', fault: 'unreachable' },
  })
})

test('what came of a payment is told by the next run of a desk that was ended before it could', async () => {
  const jana = await sitDown('ended', 'Jana')
  const petr = await sitDown('ended', 'Petr')
  const sent = await send(jana, rent)
  const refused = await send(jana, other)
  sent.end('done')
  refused.end('refused')
  await jana.desk.end()
  for (const one of [rent, other]) {
    expect(await petr.sendings.claim(one)).toMatchObject(taken('Jana', 'unknown'))
  }
  const later = await jana.start()
  await later.tell()
  expect(listUntold(later.store.db)).toEqual([])
  expect(await petr.sendings.claim(rent)).toMatchObject(taken('Jana', 'done'))
  expect(await petr.sendings.claim(other)).toMatchObject({ ok: true })
})

test('an end that a full database does not take is told again', async () => {
  const jana = await sitDown('fulldisk', 'Jana')
  const petr = await sitDown('fulldisk', 'Petr')
  const claim = await send(jana, rent)
  await owner.query(`
    CREATE FUNCTION fulldisk._fail() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER fails BEFORE UPDATE ON fulldisk.sending FOR EACH ROW
    WHEN (NEW.state = 'done') EXECUTE FUNCTION fulldisk._fail()`)
  claim.end('done')
  await jana.tell()
  await owner.query('DROP FUNCTION fulldisk._fail CASCADE')
  await jana.tell()
  expect(await petr.sendings.claim(rent)).toMatchObject(taken('Jana', 'done'))
})

test('what is to be told while a restore has taken the schema away is told when it is there again', async () => {
  const jana = await sitDown('dropped', 'Jana')
  const { db } = jana.store
  insertUntold(db, { act: 'settle', origin, kind: 'payment', key: rent.key, outcome: 'done' })
  await owner.query('ALTER SCHEMA dropped RENAME TO dropped_later')
  await jana.tell()
  expect(listUntold(db)).toHaveLength(1)
  await owner.query('ALTER SCHEMA dropped_later RENAME TO dropped')
  // Where the desk was seen in that moment it has gone, and comes again.
  await jana.comeBack()
  await jana.tell()
  expect(listUntold(db)).toEqual([])
  expect(await jana.sendings.claim(rent)).toMatchObject(taken('Jana', 'done'))
})

test('payments that a desk has sent before it came to the team, or that a restored database has forgotten, are sent by no other', async () => {
  const jana = await sitDown('joins', 'Jana')
  const petr = await sitDown('joins', 'Petr')
  const entry = (digit: string, state: PaymentState) => sampleEntry(digit, { state, sends: 1 })
  writePayments(jana.store.db, {
    workspaceId,
    entries: [
      entry('a', { kind: 'sent', at: 1, paymentId: paymentIdSchema.parse('77'), isNew: true }),
      entry('b', { kind: 'unknown', since: 1 }),
      entry('c', { kind: 'settled', at: 1, outcome: 'booked', paymentId: null }),
      entry('d', { kind: 'settled', at: 1, outcome: 'notBooked', paymentId: null }),
      entry('e', { kind: 'refused', at: 1, message: 'no' }),
    ],
  })
  const standings = async () => {
    const answers: string[] = []
    for (const digit of 'abcde') {
      const answer = await petr.sendings.claim({ ...rent, key: `bank-${digit.repeat(40)}` })
      if (answer.ok) answer.value.end('refused')
      answers.push(answer.ok || answer.failure.kind !== 'taken' ? 'free' : answer.failure.standing)
    }
    await petr.tell()
    return answers
  }
  for (const _time of ['joined', 'restored']) {
    await owner.query('DELETE FROM joins.sending; DELETE FROM joins.told_unknown')
    await tellLedger(jana.store, jana.desk)
    expect(await standings()).toEqual(['done', 'unknown', 'done', 'free', 'free'])
  }
})

test('leads and pictures that a desk has sent before it came to the team are sent by no other', async () => {
  const jana = await sitDown('ledgers', 'Jana')
  const petr = await sitDown('ledgers', 'Petr')
  const { db } = jana.store
  const lead = (ofSentKey: string, state: SendingState, isSettled = false) =>
    insertLeadSending(db, {
      ...sampleSending,
      id: leadSendingIdSchema.parse(ofSentKey.replace(' ', '-')),
      ofSentKey,
      state,
      isSettled,
    })
  lead('id 1', { kind: 'answered', customerId: customerIdSchema.parse(5) })
  lead('id 2', { kind: 'unknown' })
  lead('id 3', { kind: 'unknown' }, true)
  lead('id 4', { kind: 'refused', failure: { kind: 'cancelled', again: 'now' } })
  const unit = { kind: 'unit', id: unitIdSchema.parse(7) } as const
  const screenId = screenIdSchema.parse(3)
  const picture = {
    endpoint: 'unitPicture',
    targetId: unit.id,
    screenId,
    at: 1,
    outcome: 'added',
    pictureId: null,
  } as const
  for (const sha256 of ['a', 'b']) recordSentMedia(db, { ...picture, workspaceId, sha256 })
  await tellLedger(jana.store, jana.desk)
  const standingOf = async (kind: 'lead' | 'picture', key: string) => {
    const answer = await petr.sendings.claim({ kind, baseUrl, key })
    return answer.ok || answer.failure.kind !== 'taken' ? 'free' : answer.failure.standing
  }
  const hashed = (key: string) => createHash('sha256').update(key).digest('hex')
  const leads = await Promise.all([1, 2, 3, 4].map((id) => standingOf('lead', hashed(`id ${id}`))))
  expect(leads).toEqual(['done', 'unknown', 'free', 'free'])
  const keyOf = (sha256: string) => claimedPicture({ target: unit, screenId, sha256 })
  const pictures = await Promise.all(
    ['a', 'b', 'c'].map((sha) => standingOf('picture', keyOf(sha))),
  )
  expect(pictures).toEqual(['done', 'done', 'free'])
})

test('what a person finds out of a lost payment is told to the team, which lets it be sent or not', async () => {
  const jana = await sitDown('finds', 'Jana')
  const petr = await sitDown('finds', 'Petr')
  const { db } = petr.store
  const settle = { act: 'settle', origin, kind: 'payment', key: rent.key } as const
  const claim = await send(jana, rent)
  claim.end('unknown')
  await jana.tell()
  expect(await petr.sendings.claim(rent)).toMatchObject(taken('Jana', 'unknown'))
  // Of a CRM that the team has no say in, nobody is told.
  insertUntold(db, { ...settle, origin: 'https://other.example.com', outcome: 'done' })
  for (const outcome of ['refused', 'unknown'] as const) insertUntold(db, { ...settle, outcome })
  await petr.tell()
  expect(listUntold(db)).toEqual([])
  expect(await jana.sendings.claim(rent)).toMatchObject(taken('Jana', 'unknown'))
  insertUntold(db, { ...settle, outcome: 'refused' })
  await petr.tell()
  expect(await petr.sendings.claim(rent)).toMatchObject({ ok: true })
  // A desk that is in no team has nobody to tell.
  removeMembership(db)
  insertUntold(db, { ...settle, outcome: 'done' })
  expect(listUntold(db)).toEqual([])
})

test('what is to be told while the team has lost the desk is told when it has come again', async () => {
  const jana = await sitDown('wakes', 'Jana')
  const petr = await sitDown('wakes', 'Petr')
  const { db } = jana.store
  insertUntold(db, { act: 'settle', origin, kind: 'payment', key: rent.key, outcome: 'done' })
  // A computer that has slept does not know yet that the team has lost it.
  await owner.query('UPDATE wakes.desk SET is_lost = true WHERE role = $1', ['wakes_person_jana'])
  while (listUntold(db).length > 0) {
    await jana.until(() => jana.desk.standing().kind === 'here')
    await jana.tell()
  }
  expect(await petr.sendings.claim(rent)).toMatchObject({ failure: { standing: 'done' } })
})

test('what was sent since the backup from which a database was restored is sent by nobody again', async () => {
  const jana = await sitDown('backup', 'Jana')
  const petr = await sitDown('backup', 'Petr')
  const earlier = await send(jana, rent)
  earlier.end('done')
  await jana.tell()
  const restore = await postgres.backUp()
  await jana.comeBack()
  const { key } = sampleEntry('a')
  const sent = { ...rent, key: ownPaymentId(key) }
  const claim = await send(jana, sent)
  const state = {
    kind: 'sent',
    at: 1,
    paymentId: paymentIdSchema.parse('77'),
    isNew: true,
  } as const
  const entries = [sampleEntry('a', { state, sends: 1 })]
  writePayments(jana.store.db, { workspaceId, entries })
  claim.end('done')
  await jana.tell()
  const untold = await send(jana, other)
  untold.end('refused')
  await restore()
  for (const desk of [jana, petr]) await desk.comeBack()
  // The numbers of the claims are given once more, and what has not been told yet is about other ones.
  const again = await send(jana, { ...rent, key: 'bank-later' })
  await send(jana, { ...rent, key: 'bank-latest' })
  await jana.tell()
  await tellLedger(jana.store, jana.desk)
  expect(await again.isKept()).toBe(true)
  for (const one of [rent, sent]) {
    expect(await petr.sendings.claim(one)).toMatchObject({ failure: { standing: 'done' } })
  }
  expect(await petr.sendings.claim({ ...rent, key: 'bank-latest' })).toMatchObject(
    taken('Jana', 'busy'),
  )
})
