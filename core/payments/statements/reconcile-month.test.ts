import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentIdSchema } from '#core/ids'
import type { PaymentState } from '../ledger/payment-state.ts'
import { sampleEntry } from '../testing/sample-entry.ts'
import { accountDays, reconcileMonth, sumOf } from './reconcile-month.ts'
import type { StatementFigures } from './statement.ts'

const account = '19-2000145399/0800'
const currency = 'CZK'
const month = '2026-11'

interface Movement {
  readonly bookedOn: string
  readonly amountMinor: number
}

const figuresOf = (figures: Partial<StatementFigures>): StatementFigures => ({
  statement: 0,
  account,
  currency,
  openingMinor: null,
  closingMinor: null,
  creditMinor: null,
  debitMinor: null,
  from: null,
  to: null,
  ...figures,
})

const totalOf = (movements: readonly Movement[]): number =>
  movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** A statement from one day to another of an account that began with nothing. */
const statementOf = (movements: readonly Movement[], from: string, to: string) => {
  const before = movements.filter(({ bookedOn }) => bookedOn < from)
  const own = movements.filter(({ bookedOn }) => bookedOn >= from && bookedOn <= to)
  const openingMinor = totalOf(before)
  const closingMinor = openingMinor + totalOf(own)
  return {
    figures: [figuresOf({ openingMinor, closingMinor, from, to })],
    days: accountDays(own.map((one) => ({ ...one, account, currency }))),
  }
}

const entryOf = (digit: string, movement: Movement, state: PaymentState = { kind: 'new' }) =>
  sampleEntry(digit, { state }, { ...movement, account, currency })

const booked: PaymentState = {
  kind: 'sent',
  at: 1,
  paymentId: paymentIdSchema.parse('7'),
  isNew: true,
}

test('a month goes from its opening balance over what came in and went out to its closing one', () => {
  const movements = [
    { bookedOn: '2026-10-31', amountMinor: 1_000 },
    { bookedOn: '2026-11-02', amountMinor: 500 },
    { bookedOn: '2026-11-03', amountMinor: -200 },
    { bookedOn: '2026-11-30', amountMinor: 70 },
  ]
  const entries = [
    entryOf('a', { bookedOn: '2026-11-02', amountMinor: 500 }, booked),
    entryOf('b', { bookedOn: '2026-11-30', amountMinor: 70 }),
  ]
  const statements = [statementOf(movements, '2026-10-31', '2026-12-01')]
  expect(reconcileMonth({ month, statements, entries })).toEqual([
    {
      account,
      currency,
      opening: { day: '2026-11-01', minor: 1_000 },
      booked: [entries[0]],
      notBooked: [entries[1]],
      maybe: [],
      alike: [],
      debitMinor: 200,
      closing: { day: '2026-11-30', minor: 1_370 },
      differenceMinor: 0,
      missing: [],
    },
  ])
})

test('days of which no statement tells are named, and what they hide is the difference', () => {
  const movements = [
    { bookedOn: '2026-11-05', amountMinor: 500 },
    { bookedOn: '2026-11-15', amountMinor: -120 },
  ]
  const entries = [entryOf('a', { bookedOn: '2026-11-05', amountMinor: 500 })]
  const statements = [
    statementOf(movements, '2026-11-20', '2026-11-28'),
    statementOf(movements, '2026-11-02', '2026-11-10'),
  ]
  expect(reconcileMonth({ month, statements, entries })).toMatchObject([
    {
      opening: { day: '2026-11-02', minor: 0 },
      closing: { day: '2026-11-28', minor: 380 },
      debitMinor: 0,
      differenceMinor: -120,
      missing: [
        { from: '2026-11-01', to: '2026-11-01' },
        { from: '2026-11-11', to: '2026-11-19' },
        { from: '2026-11-29', to: '2026-11-30' },
      ],
    },
  ])
})

test('of a statement that was made before the day was over and one of all of it, the latter has the closing balance', () => {
  const morning = { bookedOn: '2026-11-30', amountMinor: 500 }
  const evening = { bookedOn: '2026-11-30', amountMinor: 70 }
  const entries = [entryOf('a', morning), entryOf('b', evening)]
  const early = statementOf([morning], '2026-11-30', '2026-11-30')
  const whole = statementOf([morning, evening], '2026-11-01', '2026-11-30')
  for (const statements of [
    [whole, early],
    [early, whole],
  ]) {
    expect(reconcileMonth({ month, statements, entries })).toMatchObject([
      { closing: { day: '2026-11-30', minor: 570 }, differenceMinor: 0 },
    ])
  }
})

test('a statement that goes on into the next month has all of the last day, however little it has of the days after it', () => {
  const lastDay = [500, 200, 70].map((amountMinor) => ({ bookedOn: '2026-11-30', amountMinor }))
  const next = { bookedOn: '2026-12-01', amountMinor: 30 }
  const entries = lastDay.map((one, at) => entryOf(String(at), one))
  const early = statementOf(lastDay.slice(0, 2), '2026-11-30', '2026-11-30')
  const long = statementOf([...lastDay, next], '2026-11-01', '2026-12-01')
  for (const statements of [
    [long, early],
    [early, long],
  ]) {
    expect(reconcileMonth({ month, statements, entries })).toMatchObject([
      { closing: { day: '2026-11-30', minor: 770 }, differenceMinor: 0 },
    ])
  }
})

test('what looks like money that is counted already is in no sum', () => {
  const movements = [{ bookedOn: '2026-11-05', amountMinor: 500 }]
  const [movement] = movements
  if (!movement) throw new Error('there is a movement')
  const first = entryOf('a', movement, booked)
  const alike = { ...entryOf('b', movement), twinOf: first.key }
  const statements = [statementOf(movements, '2026-11-01', '2026-11-30')]
  const [found] = reconcileMonth({ month, statements, entries: [first, alike] })
  expect(found).toMatchObject({ booked: [first], alike: [alike], differenceMinor: 0 })
})

test('a statement without figures leaves the balances open, and each currency stands alone', () => {
  const entries = [
    sampleEntry('b', {}, { bookedOn: '2026-11-05', account: null, currency: 'EUR' }),
    sampleEntry('a', {}, { bookedOn: '2026-11-05', account: null }),
    sampleEntry('c', {}, { bookedOn: '2026-12-01', account: null }),
  ]
  const statements = [
    { figures: [], days: accountDays(entries.map(({ transaction }) => transaction)) },
  ]
  expect(reconcileMonth({ month, statements, entries })).toMatchObject([
    { account: null, currency: 'CZK', opening: null, closing: null, differenceMinor: null },
    { currency: 'EUR', notBooked: [entries[0]] },
  ])
  expect(reconcileMonth({ month: '2026-10', statements, entries })).toEqual([])
})

test('a statement that does not tell its days has those on which something moved', () => {
  const movements = [
    { bookedOn: '2026-11-05', amountMinor: 500, account, currency },
    { bookedOn: '2026-11-10', amountMinor: -250, account, currency },
  ]
  const figures = [figuresOf({ openingMinor: 100, closingMinor: 350, currency: null })]
  const entries = [entryOf('a', { bookedOn: '2026-11-05', amountMinor: 500 })]
  const statements = [{ figures, days: accountDays(movements) }]
  expect(reconcileMonth({ month, statements, entries })).toMatchObject([
    {
      opening: { day: '2026-11-05', minor: 100 },
      closing: { day: '2026-11-10', minor: 350 },
      differenceMinor: 0,
      missing: [
        { from: '2026-11-01', to: '2026-11-04' },
        { from: '2026-11-11', to: '2026-11-30' },
      ],
    },
  ])
})

test('an account on which nothing moved is told with its balance', () => {
  const statements = [
    statementOf([{ bookedOn: '2026-10-01', amountMinor: 70 }], '2026-11-01', '2026-11-30'),
  ]
  expect(reconcileMonth({ month, statements, entries: [] })).toMatchObject([
    {
      account,
      opening: { day: '2026-11-01', minor: 70 },
      closing: { day: '2026-11-30', minor: 70 },
      debitMinor: 0,
      differenceMinor: 0,
      missing: [],
    },
  ])
  expect(reconcileMonth({ month: '2026-12', statements, entries: [] })).toEqual([])
  expect(reconcileMonth({ month: '2026-10', statements, entries: [] })).toEqual([])
})

test('statements of other months tell no balance of this one, and one that shares a day does', () => {
  const entries = [entryOf('a', { bookedOn: '2026-11-05', amountMinor: 500 })]
  const october = statementOf([], '2026-10-01', '2026-10-31')
  const december = statementOf([], '2026-12-01', '2026-12-31')
  const open = { opening: null, closing: null, differenceMinor: null }
  expect(reconcileMonth({ month, statements: [october, december], entries })).toMatchObject([open])
  const last = statementOf([], '2026-11-30', '2026-12-31')
  expect(reconcileMonth({ month, statements: [last], entries: [] })).toMatchObject([
    { opening: { day: '2026-11-30' }, closing: { day: '2026-11-30' } },
  ])
  const first = statementOf([], '2026-10-01', '2026-11-01')
  expect(reconcileMonth({ month, statements: [first], entries: [] })).toMatchObject([
    { opening: { day: '2026-11-01' }, closing: { day: '2026-11-01' } },
  ])
})

test('a balance that a statement leaves out is not told, and each account has its own', () => {
  const other = '1234567899/0100'
  const span = { from: '2026-11-01', to: '2026-11-30' }
  const figures = [
    figuresOf({ ...span, openingMinor: 10 }),
    figuresOf({ ...span, closingMinor: 20, account: other }),
  ]
  expect(
    reconcileMonth({
      month,
      statements: [{ figures: figures.toReversed(), days: [] }],
      entries: [],
    }),
  ).toMatchObject([
    { account: other, opening: null, closing: { minor: 20 }, differenceMinor: null },
    { account, opening: { minor: 10 }, closing: null, differenceMinor: null },
  ])
})

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10),
  )
const calendar = days('2026-10-01', 92)
const [first = '', last = ''] = [calendar[0], calendar.at(-1)]
const states: readonly PaymentState[] = [
  { kind: 'new' },
  { kind: 'leftOut', at: 1 },
  { kind: 'confirmed', at: 1 },
  booked,
  { kind: 'unknown', since: 1 },
]

test('to the haler: whatever statements tell of the same days, the sums are those of a calculation outside', () => {
  const someDay = fc.constantFrom(...calendar)
  const amount = fc.integer({ min: -100_000, max: 100_000 }).filter((minor) => minor !== 0)
  const movement = fc.record({ bookedOn: someDay, amountMinor: amount })
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 91 }), { maxLength: 5 })
  fc.assert(
    fc.property(
      fc.array(movement, { maxLength: 40 }),
      cuts,
      fc.array(fc.tuple(someDay, someDay), { maxLength: 3 }),
      fc.infiniteStream(fc.constantFrom(...states)),
      (movements, places, again, drawn) => {
        const starts = [0, ...places.sort((one, other) => one - other)]
        const whole = starts.map((at, nth) =>
          statementOf(
            movements,
            calendar[at] ?? first,
            calendar[(starts[nth + 1] ?? calendar.length) - 1] ?? last,
          ),
        )
        const more = again.map((pair) => {
          const [from = first, to = last] = pair.toSorted()
          return statementOf(movements, from, to)
        })
        const entries = movements.flatMap((one) => {
          const { value } = drawn.next()
          return one.amountMinor > 0 ? [entryOf('a', one, value)] : []
        })
        const inMonth = movements.filter(({ bookedOn }) => bookedOn.startsWith(month))
        const [found] = reconcileMonth({ month, statements: [...whole, ...more], entries })
        if (!found) throw new Error('the account is told')
        const isBefore = ({ bookedOn }: Movement) => bookedOn < `${month}-01`
        const isPast = ({ bookedOn }: Movement) => bookedOn <= `${month}-30`
        expect(found.opening?.minor).toBe(totalOf(movements.filter(isBefore)))
        expect(found.closing?.minor).toBe(totalOf(movements.filter(isPast)))
        const parts = [found.booked, found.notBooked, found.maybe].map(sumOf)
        const credits = inMonth.filter(({ amountMinor }) => amountMinor > 0)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(totalOf(credits))
        expect(found.booked.every(({ state }) => state.kind === 'sent')).toBe(true)
        expect(found.maybe.every(({ state }) => state.kind === 'unknown')).toBe(true)
        expect(found.debitMinor).toBe(totalOf(credits) - totalOf(inMonth))
        expect(found.differenceMinor).toBe(0)
        expect(found.missing).toEqual([])
      },
    ),
  )
})

test('what left on the last day of a month counts', () => {
  const movements = [{ bookedOn: '2026-11-30', amountMinor: -200 }]
  const statements = [statementOf(movements, '2026-11-01', '2026-11-30')]
  const [one] = reconcileMonth({ month, statements, entries: [] })
  expect(one).toMatchObject({ debitMinor: 200, differenceMinor: 0 })
})
