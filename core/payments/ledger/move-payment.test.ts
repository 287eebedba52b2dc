import { expect, test } from 'vitest'
import { paymentIdSchema } from '#core/ids'
import { sampleEntry } from '../testing/sample-entry.ts'
import { ledgerEntrySchema } from './ledger.ts'
import { isOfEarlierCall, movePayment, type PaymentMove } from './move-payment.ts'
import { bookedness, type PaymentState } from './payment-state.ts'
import { recoverLedger } from './recover-ledger.ts'

const paymentId = paymentIdSchema.parse('77')

const states: readonly PaymentState[] = [
  { kind: 'new' },
  { kind: 'leftOut', at: 1 },
  { kind: 'confirmed', at: 1 },
  { kind: 'sending', since: 1 },
  { kind: 'sent', at: 1, paymentId, isNew: true },
  { kind: 'refused', at: 1, message: 'no' },
  { kind: 'unknown', since: 1 },
  { kind: 'settled', at: 1, outcome: 'booked', paymentId },
  { kind: 'settled', at: 1, outcome: 'notBooked', paymentId: null },
]

const moves: readonly PaymentMove[] = [
  { kind: 'confirm', at: 2, prescribedPaymentId: 5, isNoTwin: false },
  { kind: 'withdraw' },
  { kind: 'leaveOut', at: 2 },
  { kind: 'takeBack' },
  { kind: 'startSending', at: 2 },
  { kind: 'holdBack', at: 2 },
  { kind: 'book', at: 2, paymentId, isNew: false },
  { kind: 'refuse', at: 2, message: 'no' },
  { kind: 'lose', at: 2 },
  { kind: 'settle', at: 2, outcome: 'notBooked', paymentId: null },
  { kind: 'settle', at: 2, outcome: 'booked', paymentId },
  { kind: 'reverse', on: '2026-11-21' },
  { kind: 'reopen', at: 2 },
]

const nameOf = (state: PaymentState): string =>
  state.kind === 'settled' ? `settled ${state.outcome}` : state.kind

test('these are all the ways there are; each other one is refused', () => {
  const ways = states.flatMap((state) =>
    moves.flatMap((move) => {
      const moved = movePayment(sampleEntry('a', { state, sends: 1 }), move)
      if (!moved.ok) {
        expect(moved.refusal).toEqual({ kind: 'notFromHere', state: state.kind })
        return []
      }
      expect(ledgerEntrySchema.parse(moved.entry)).toEqual(moved.entry)
      return [`${nameOf(state)} - ${move.kind} - ${nameOf(moved.entry.state)}`]
    }),
  )
  expect(ways).toEqual([
    'new - confirm - confirmed',
    'new - leaveOut - leftOut',
    'new - settle - settled booked',
    'new - reverse - new',
    'leftOut - takeBack - new',
    'leftOut - settle - settled booked',
    'leftOut - reverse - leftOut',
    'confirmed - withdraw - new',
    'confirmed - leaveOut - leftOut',
    'confirmed - startSending - sending',
    'confirmed - settle - settled booked',
    'confirmed - reverse - new',
    'sending - holdBack - confirmed',
    'sending - book - sent',
    'sending - refuse - refused',
    'sending - lose - unknown',
    'sending - reverse - sending',
    'sent - reverse - sent',
    'refused - confirm - confirmed',
    'refused - leaveOut - leftOut',
    'refused - settle - settled booked',
    'refused - reverse - refused',
    'unknown - settle - settled notBooked',
    'unknown - settle - settled booked',
    'unknown - reverse - unknown',
    'settled booked - settle - settled notBooked',
    'settled booked - settle - settled booked',
    'settled booked - reverse - settled booked',
    'settled booked - reopen - unknown',
    'settled notBooked - confirm - confirmed',
    'settled notBooked - leaveOut - leftOut',
    'settled notBooked - settle - settled notBooked',
    'settled notBooked - settle - settled booked',
    'settled notBooked - reverse - settled notBooked',
    'settled notBooked - reopen - unknown',
  ])
})

test('what may be another entry’s money is confirmed only by a person who has seen that', () => {
  const entry = sampleEntry('a', { twinOf: sampleEntry('b').key })
  const confirm = { kind: 'confirm', at: 2, prescribedPaymentId: 5 } as const
  expect(movePayment(entry, { ...confirm, isNoTwin: false })).toEqual({
    ok: false,
    refusal: { kind: 'maybeTwin' },
  })
  expect(movePayment(entry, { ...confirm, isNoTwin: true })).toMatchObject({
    entry: { state: { kind: 'confirmed', at: 2 }, prescribedPaymentId: 5 },
  })
})

test('what was taken back of a settled one is unknown, and new where no call ever left', () => {
  const state: PaymentState = { kind: 'settled', at: 1, outcome: 'booked', paymentId }
  const reopen = { kind: 'reopen', at: 3 } as const
  expect(movePayment(sampleEntry('a', { state, sends: 1 }), reopen)).toMatchObject({
    entry: { state: { kind: 'unknown', since: 1 }, sends: 1 },
  })
  expect(movePayment(sampleEntry('a', { state }), reopen)).toMatchObject({
    entry: { state: { kind: 'new' }, sends: 0 },
  })
})

test('whoever corrects what they have found out of a lost call does not make the call a later one', () => {
  const lost = sampleEntry('a', { state: { kind: 'unknown', since: 4 }, sends: 1 })
  const booked = { kind: 'settle', outcome: 'booked', paymentId } as const
  const said: PaymentMove[] = [
    { ...booked, at: 6, paymentId: null },
    { ...booked, at: 7 },
    { kind: 'reopen', at: 8 },
    { ...booked, at: 9 },
  ]
  const end = said.reduce((entry, move) => {
    const moved = movePayment(entry, move)
    return moved.ok ? moved.entry : expect.fail('it may be said')
  }, lost)
  expect(end.state).toEqual({ kind: 'settled', at: 4, outcome: 'booked', paymentId })
})

test('calls that left are counted, one that never left is not', () => {
  const confirmed = sampleEntry('a', { state: { kind: 'confirmed', at: 1 } })
  const sending = movePayment(confirmed, { kind: 'startSending', at: 2 })
  expect(sending).toMatchObject({ entry: { sends: 1 } })
  const held = sending.ok && movePayment(sending.entry, { kind: 'holdBack', at: 3 })
  expect(held).toMatchObject({ entry: { sends: 0, state: { kind: 'confirmed' } } })
})

test('after a crash what was being sent is unknown, and all else is as it was', () => {
  const entries = states.map((state) => sampleEntry('a', { state }))
  expect(recoverLedger(entries, 9).map(({ state }) => state)).toEqual([
    { kind: 'unknown', since: 9 },
  ])
})

test('of what is being sent or unknown nobody says that it is booked', () => {
  expect(states.map(bookedness)).toEqual([
    'notBooked',
    'notBooked',
    'notBooked',
    'maybe',
    'booked',
    'notBooked',
    'maybe',
    'booked',
    'notBooked',
  ])
})

test('what an earlier call has booked may be for something else: a person settles it once they have looked', () => {
  const sent = (isNew: boolean): PaymentState => ({ kind: 'sent', at: 1, paymentId, isNew })
  const settle = (outcome: 'booked' | 'notBooked') =>
    ({ kind: 'settle', at: 2, outcome, paymentId }) as const
  const again = sampleEntry('a', { state: sent(false), sends: 2 })
  expect(isOfEarlierCall(again)).toBe(true)
  expect(movePayment(again, settle('booked'))).toMatchObject({
    ok: true,
    // The CRM has had it since the call, not since somebody looked.
    entry: { state: { kind: 'settled', at: 1, outcome: 'booked', paymentId } },
  })
  expect(movePayment(again, settle('notBooked')).ok).toBe(false)
  for (const other of [
    { ...again, sends: 1 },
    { ...again, state: sent(true) },
  ]) {
    expect(isOfEarlierCall(other)).toBe(false)
    expect(movePayment(other, settle('booked')).ok).toBe(false)
  }
})

test('what the bank has taken back is no longer confirmed, and is confirmed again by a person who has seen that', () => {
  const confirmed = sampleEntry('a', { state: { kind: 'confirmed', at: 1 } })
  const reversed = movePayment(confirmed, { kind: 'reverse', on: '2026-11-21' })
  expect(reversed).toMatchObject({ entry: { state: { kind: 'new' }, reversedOn: '2026-11-21' } })
  const confirm = { kind: 'confirm', at: 2, prescribedPaymentId: 5 } as const
  const again = (isNoTwin: boolean) =>
    reversed.ok && movePayment(reversed.entry, { ...confirm, isNoTwin })
  expect(again(false)).toMatchObject({ ok: false, refusal: { kind: 'maybeTwin' } })
  expect(again(true)).toMatchObject({ entry: { state: { kind: 'confirmed' } } })
})

test('a payment that is confirmed in spite of its mark stays so where the same reversal comes again', () => {
  const reversedOn = '2026-11-21'
  const entry = sampleEntry('a', { state: { kind: 'confirmed', at: 1 }, reversedOn })
  expect(movePayment(entry, { kind: 'reverse', on: reversedOn })).toEqual({ ok: true, entry })
  expect(movePayment(entry, { kind: 'reverse', on: '2026-11-22' })).toMatchObject({
    entry: { state: { kind: 'new' }, reversedOn: '2026-11-22' },
  })
})

test.each<[what: string, PaymentMove, PaymentState]>([
  ['withdrawn', { kind: 'withdraw' }, { kind: 'confirmed', at: 1 }],
  ['left out', { kind: 'leaveOut', at: 2 }, { kind: 'confirmed', at: 1 }],
  ['taken back by the bank', { kind: 'reverse', on: '2026-11-21' }, { kind: 'confirmed', at: 1 }],
  [
    'found booked by somebody else, and that was a mistake',
    { kind: 'reopen', at: 2 },
    { kind: 'settled', at: 1, outcome: 'booked', paymentId },
  ],
])('what was confirmed is for nothing any more once it is %s', (_what, move, state) => {
  const moved = movePayment(sampleEntry('a', { state, prescribedPaymentId: 5 }), move)
  expect(moved).toMatchObject({ ok: true, entry: { prescribedPaymentId: null } })
})

test('what a call was for is known as long as it may be booked', () => {
  for (const state of states.filter(({ kind }) => kind !== 'confirmed')) {
    const entry = sampleEntry('a', { state, prescribedPaymentId: 5, sends: 1 })
    for (const move of moves.filter(({ kind }) => kind === 'reverse' || kind === 'reopen')) {
      const moved = movePayment(entry, move)
      if (moved.ok) expect(moved.entry.prescribedPaymentId).toBe(5)
    }
  }
})
