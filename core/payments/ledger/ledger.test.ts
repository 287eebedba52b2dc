import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentIdSchema } from '#core/ids'
import type { StatementFormat } from '../formats/statement-format.ts'
import { importStatement } from '../statements/import-statement.ts'
import { identifyTransactions, type TransactionKey } from '../statements/transaction-key.ts'
import { alikeOf, bankHistory, type RealPayment, statementOf } from '../testing/bank-history.ts'
import { ledgerTotals } from '../testing/ledger-totals.ts'
import type { Ledger, LedgerEntry } from './ledger.ts'
import { movePayment, type PaymentMove } from './move-payment.ts'
import { recoverLedger } from './recover-ledger.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A statement arrives, a person decides, a call meets its fate. */
type Step =
  | {
      readonly kind: 'import'
      readonly from: number
      readonly to: number
      readonly isYoungBy: number
      readonly format: StatementFormat
      readonly isNumbered?: boolean
    }
  | { readonly kind: 'confirm'; readonly which: number; readonly isNoTwin: boolean }
  | {
      readonly kind: 'withdraw' | 'leaveOut' | 'takeBack' | 'reopen' | 'restart'
      readonly which: number
    }
  | { readonly kind: 'settle'; readonly which: number; readonly outcome: 'booked' | 'notBooked' }
  | { readonly kind: 'send'; readonly which: number; readonly fate: Fate }
  /** All that there is, one after another. */
  | { readonly kind: 'sendAll'; readonly isNoTwin: boolean; readonly fates: readonly Fate[] }

/** Where it goes wrong, if it does; `booked` is what the server really did. */
type Fate =
  | { readonly kind: 'answered' | 'refused' | 'neverLeft' }
  | { readonly kind: 'lost' | 'crashed'; readonly isBooked: boolean }
  | { readonly kind: 'crashedBefore' }

interface World {
  ledger: Ledger
  /** Confirmed since the last call for it. */
  readonly confirmed: Set<TransactionKey>
  /** Calls that left, bookings in the CRM, and calls that a person decided on again, by what they were about. */
  readonly calls: Map<string, number>
  readonly booked: Map<string, number>
  readonly decisions: Map<string, number>
}

const more = (counts: Map<string, number>, alike: string): void => {
  counts.set(alike, (counts.get(alike) ?? 0) + 1)
}

const write = (world: World, entry: LedgerEntry): void => {
  world.ledger = new Map(world.ledger).set(entry.key, entry)
}

/** Moves an entry as the application does: what a move refuses does not happen. */
const move = (world: World, key: TransactionKey, wanted: PaymentMove): boolean => {
  const entry = world.ledger.get(key)
  const moved = entry && movePayment(entry, wanted)
  if (!moved?.ok) return false
  write(world, moved.entry)
  return true
}

const send = (world: World, entry: LedgerEntry, fate: Fate): void => {
  const { key } = entry
  // The row is written before the call leaves.
  if (!move(world, key, { kind: 'startSending', at: 1 })) return
  if (fate.kind === 'neverLeft') move(world, key, { kind: 'holdBack', at: 2 })
  else if (fate.kind === 'crashedBefore') restart(world)
  else call(world, entry, fate)
}

const call = (world: World, { key, transaction, sends, twinOf }: LedgerEntry, fate: Fate): void => {
  const alike = alikeOf(transaction)
  more(world.calls, alike)
  const isSecond = sends > 0 || twinOf !== null
  if (world.confirmed.delete(key) && isSecond) more(world.decisions, alike)
  const isBooked = fate.kind === 'answered' || ('isBooked' in fate && fate.isBooked)
  if (isBooked) more(world.booked, alike)
  const at = 2
  if (fate.kind === 'answered') {
    const paymentId = paymentIdSchema.parse('7')
    move(world, key, { kind: 'book', at, paymentId, isNew: true })
  } else if (fate.kind === 'refused') move(world, key, { kind: 'refuse', at, message: 'no' })
  else if (fate.kind === 'lost') move(world, key, { kind: 'lose', at })
  else restart(world)
}

const restart = (world: World): void => {
  for (const entry of recoverLedger(world.ledger.values(), 3)) write(world, entry)
}

const confirm = (world: World, entry: LedgerEntry, isNoTwin: boolean): void => {
  const wanted = { kind: 'confirm', at: 1, prescribedPaymentId: null, isNoTwin } as const
  if (move(world, entry.key, wanted)) world.confirmed.add(entry.key)
}

const sendAll = (world: World, { isNoTwin, fates }: Extract<Step, { kind: 'sendAll' }>): void => {
  for (const [at, key] of [...world.ledger.keys()].entries()) {
    const entry = world.ledger.get(key)
    const fate = fates[at % fates.length]
    if (entry) confirm(world, entry, isNoTwin)
    const confirmed = world.ledger.get(key)
    if (confirmed && fate) send(world, confirmed, fate)
  }
}

const run = (history: ReturnType<typeof bankHistory>, steps: readonly Step[]): World => {
  const world: World = {
    ledger: new Map(),
    confirmed: new Set(),
    calls: new Map(),
    booked: new Map(),
    decisions: new Map(),
  }
  for (const step of steps) {
    if (step.kind === 'import') {
      const identified = identifyTransactions(statementOf(history, step), sha256)
      world.ledger = importStatement(world.ledger, identified, step.format).ledger
      continue
    }
    const entries = [...world.ledger.values()]
    if (step.kind === 'sendAll') {
      sendAll(world, step)
      continue
    }
    const entry = entries[step.which % Math.max(1, entries.length)]
    if (entry === undefined) continue
    if (step.kind === 'send') send(world, entry, step.fate)
    else if (step.kind === 'confirm') confirm(world, entry, step.isNoTwin)
    else if (step.kind === 'restart') restart(world)
    else if (step.kind === 'settle') {
      move(world, entry.key, { kind: 'settle', at: 4, outcome: step.outcome, paymentId: null })
    } else move(world, entry.key, { kind: step.kind, at: 4 })
  }
  return world
}

const payment: fc.Arbitrary<RealPayment> = fc.record({
  day: fc.integer({ min: 1, max: 3 }),
  amountMinor: fc.integer({ min: 1, max: 2 }),
  symbol: fc.integer({ min: 1, max: 2 }),
})

const which = fc.nat({ max: 11 })
const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.record({ kind: fc.constantFrom('answered', 'refused', 'neverLeft', 'crashedBefore') }),
  fc.record({ kind: fc.constantFrom('lost', 'crashed'), isBooked: fc.boolean() }),
)

const anyImport = (
  format: fc.Arbitrary<StatementFormat>,
  isNumbered: fc.Arbitrary<boolean>,
): fc.Arbitrary<Step> =>
  fc.record({
    kind: fc.constant('import'),
    from: fc.integer({ min: 1, max: 3 }),
    to: fc.integer({ min: 1, max: 3 }),
    isYoungBy: fc.integer({ min: 0, max: 2 }),
    format,
    isNumbered,
  })

interface Person {
  /** What the person finds out about unknown ones. */
  readonly outcome: fc.Arbitrary<'booked' | 'notBooked'>
  /** Whether the person ever says that what looks alike is not the same money. */
  readonly isNoTwin: fc.Arbitrary<boolean>
  /** Whether references are places in their statements. */
  readonly isNumbered?: fc.Arbitrary<boolean>
}

const stepsOf = (
  format: fc.Arbitrary<StatementFormat>,
  { outcome, isNoTwin, isNumbered = fc.constant(false) }: Person,
): fc.Arbitrary<readonly Step[]> => {
  const fates = fc.array(fate, { minLength: 1, maxLength: 6 })
  const single = fc.record({
    kind: fc.constantFrom('withdraw', 'leaveOut', 'takeBack', 'reopen', 'restart'),
    which,
  })
  return fc.array(
    fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
      { weight: 4, arbitrary: anyImport(format, isNumbered) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('sendAll'), isNoTwin, fates }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('confirm'), which, isNoTwin }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('send'), which, fate }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle'), which, outcome }) },
      { weight: 1, arbitrary: single },
    ),
    { maxLength: 25 },
  )
}

const anyFormat = fc.constantFrom<StatementFormat>('csv', 'abo', 'camt')
const anyOutcome = fc.constantFrom('booked' as const, 'notBooked' as const)
const payments = fc.array(payment, { maxLength: 8 })

const countsOf = (history: ReturnType<typeof bankHistory>): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const transaction of history) more(counts, alikeOf(transaction))
  return counts
}

test('whatever is imported, sent, lost and answered, nothing is sent twice unless a person decides so', () => {
  fc.assert(
    fc.property(
      payments,
      stepsOf(anyFormat, {
        outcome: anyOutcome,
        isNoTwin: fc.boolean(),
        isNumbered: fc.boolean(),
      }),
      (real, steps) => {
        const history = bankHistory(real)
        const { calls, decisions } = run(history, steps)
        const happened = countsOf(history)
        for (const [alike, count] of calls) {
          const allowed = (happened.get(alike) ?? 0) + (decisions.get(alike) ?? 0)
          expect(count).toBeLessThanOrEqual(allowed)
        }
      },
    ),
    { numRuns: 400 },
  )
})

test('a person who never says that one is not booked, or that it is no twin, books nothing twice', () => {
  const steps = stepsOf(anyFormat, {
    outcome: fc.constant('booked'),
    isNoTwin: fc.constant(false),
    isNumbered: fc.boolean(),
  })
  fc.assert(
    fc.property(payments, steps, (real, happening) => {
      const history = bankHistory(real)
      const happened = countsOf(history)
      for (const [alike, count] of run(history, happening).booked) {
        expect(count).toBeLessThanOrEqual(happened.get(alike) ?? 0)
      }
    }),
    { numRuns: 400 },
  )
})

test('totals of the ledger are the money that was imported, and what is booked there is booked in the CRM', () => {
  const steps = stepsOf(fc.constant('abo'), {
    outcome: fc.constant('notBooked'),
    isNoTwin: fc.boolean(),
  })
  fc.assert(
    fc.property(payments, steps, (real, happening) => {
      const history = bankHistory(real)
      const { ledger, booked } = run(history, happening)
      // By the place in the bank's own history, whatever the ledger makes of it.
      const told = new Map<number, number>()
      for (const step of happening) {
        if (step.kind !== 'import') continue
        for (const one of statementOf(history, step)) told.set(one.line, one.amountMinor)
      }
      const importedMinor = [...told.values()].reduce((sum, minor) => sum + minor, 0)
      const [total] = ledgerTotals(ledger.values())
      expect(total?.importedMinor ?? 0).toBe(importedMinor)
      const inCrm = [...booked].reduce(
        (sum, [alike, n]) => sum + n * Number(alike.split(' ')[1]),
        0,
      )
      expect(total?.bookedMinor ?? 0).toBeLessThanOrEqual(inCrm)
      const parts = total ? total.bookedMinor + total.notBookedMinor + total.maybeMinor : 0
      expect(parts).toBe(importedMinor)
    }),
    { numRuns: 300 },
  )
})
