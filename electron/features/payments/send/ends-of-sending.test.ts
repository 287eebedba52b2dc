import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Failure, type FailureOf, failed, type Result, success } from '#core/contract/failure'
import { accountIdSchema, paymentIdSchema } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { movePayment } from '#core/payments/ledger/move-payment'
import { usualPaymentSettings } from '#core/payments/ledger/payment-settings'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { sampleIncoming } from '#core/payments/testing/sample-incoming'
import type { BookedPayment } from '../../../crm/endpoints/payments.ts'
import { markRestoredLedgers } from '../../../store/payments/ledger/payment-restored.ts'
import { diskFull, emptyLedger } from '../../../wiring/testing/payments/empty-ledger.ts'
import { previewSending } from './preview-sending.ts'
import { sendPayments } from './send-payments.ts'

const endpoint = 'add-incoming-payment'
const address = 'https://crm.example/'
const account = success({
  id: accountIdSchema.parse('a1'),
  workspaceName: 'Podviní',
  label: 'payments',
  login: 'payments@demo',
  baseUrl: address,
  timeZone: 'Europe/Prague',
})
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type Answer = Result<BookedPayment>
const booked: Answer = success({ paymentId: paymentIdSchema.parse('9'), isNew: true })
const refused = (message: string): Answer =>
  failed({ kind: 'refused', endpoint, message, about: null, status: 400, again: 'afterFix' })
const lost: Answer = failed({ kind: 'unknownOutcome', endpoint, again: 'afterFix' })
const cooling: Answer = failed({ kind: 'cooling', endpoint, until: 50, again: { at: 50 } })

type Claim = Result<'claimed', FailureOf<'taken'> | FailureOf<'team'>>

/** As many confirmed payments as there are answers, which are told to their calls in turn. */
const start = async (count: number) => {
  const { db, store, of } = await emptyLedger()
  const entries = Array.from({ length: count }, (_entry, at) =>
    sampleEntry(`${at + 1}`, { state: { kind: 'confirmed', at: 1 } }, { amountMinor: 100 + at }),
  )
  store.write.writePayments({ ...of, entries })
  const outcomes: string[] = []
  const told: unknown[] = []
  let calls = 0
  const send = (
    answers: readonly (Answer | (() => Answer))[],
    given: { readonly claims?: readonly Claim[]; readonly store?: typeof store } = {},
  ) => {
    const { revision } = previewSending({ store, sha256 }, of, account)
    return sendPayments(
      {
        store: given.store ?? store,
        sha256,
        clock: { now: () => 30, elapsedMs: () => 0 },
        accountFor: () => Promise.resolve(account),
        client: {
          addIncomingPayment: () => {
            const answer = answers[calls] ?? expect.fail('one call more than there are answers')
            calls += 1
            return Promise.resolve(typeof answer === 'function' ? answer() : answer)
          },
        },
        sendings: {
          claim: () => {
            const claim = given.claims?.[told.length - 1] ?? success('claimed')
            if (!claim.ok) return Promise.resolve(claim)
            const isKept = () => Promise.resolve(true)
            const end = (outcome: string) => {
              outcomes.push(outcome)
            }
            return Promise.resolve(success({ isKept, end }))
          },
        },
      },
      {
        ...of,
        revision,
        tell: (progress) => {
          told.push(progress)
        },
        signal: new AbortController().signal,
      },
    )
  }
  const states = () =>
    entries.map(({ key }) => store.readPayment({ ...of, key })?.state.kind ?? 'gone')
  return { db, store, of, entries, send, states, outcomes, told, calls: () => calls }
}

test.each<[what: string, Answer, state: string, outcome: string, isLast: boolean]>([
  ['that is booked', booked, 'sent', 'done', false],
  ['that is refused', refused('No.'), 'refused', 'refused', false],
  ['whose answer is lost', lost, 'unknown', 'unknown', true],
  ['that certainly did not leave', cooling, 'confirmed', 'refused', true],
])(
  'of a payment %s the ledger and the team say so',
  async (_what, answer, state, outcome, isLast) => {
    const { send, states, outcomes, told } = await start(2)
    expect(await send([answer, booked])).toEqual(isLast ? answer : success(null))
    expect(states()).toEqual([state, isLast ? 'confirmed' : 'sent'])
    expect(outcomes).toEqual(isLast ? [outcome] : [outcome, 'done'])
    const progress = { phase: 'sending', unit: 'rows', total: 2 }
    expect(told).toEqual((isLast ? [0] : [0, 1]).map((done) => ({ ...progress, done })))
  },
)

test('a run ends with the third refusal in a row that says the same, and with no other', async () => {
  const [a, b] = ['No.', 'Never.'].map(refused)
  if (!a || !b) throw new Error('two refusals are needed')
  const same = await start(4)
  expect(await same.send([a, a, a])).toEqual(a)
  expect(same.states()).toEqual(['refused', 'refused', 'refused', 'confirmed'])
  const mixed = await start(6)
  expect(await mixed.send([a, a, b, a, a, b])).toEqual(success(null))
  const apart = await start(6)
  expect(await apart.send([a, a, booked, a, a, booked])).toEqual(success(null))
  const late = await start(6)
  expect(await late.send([b, booked, a, a, a])).toEqual(a)
  expect(late.calls()).toBe(5)
})

test('a payment that is gone, or is no longer confirmed, does not leave', async () => {
  const { db, store, of, entries, send, calls } = await start(4)
  const change = (): Answer => {
    const [, gone, withdrawn] = entries
    db.prepare('DELETE FROM payment WHERE key = ?').run(gone?.key)
    const left = withdrawn === undefined ? [] : [{ ...withdrawn, state: { kind: 'new' } as const }]
    store.write.writePayments({ ...of, entries: left })
    return booked
  }
  expect(await send([change, booked])).toEqual(success(null))
  expect(calls()).toBe(2)
})

test('a mapping that is changed meanwhile lets nothing more leave', async () => {
  const { store, of, send, states } = await start(2)
  const { mapping, ...settings } = usualPaymentSettings
  const note = { parameter: 'note', value: { kind: 'fixed', text: 'x' } } as const
  const changed = { ...mapping, parameters: [...mapping.parameters, note] }
  const change = (): Answer => {
    store.write.writePaymentSettings({ ...of, settings: { ...settings, mapping: changed } })
    return booked
  }
  expect(await send([change])).toEqual(success(null))
  expect(states()).toEqual(['sent', 'confirmed'])
})

test('what is reviewed says from which account it leaves, and where there is none says that', async () => {
  const { store, of } = await start(1)
  const locked = failed({ kind: 'keychain', cause: 'locked', again: 'afterFix' } as const)
  const [open, closed] = [account, locked].map((one) => previewSending({ store, sha256 }, of, one))
  expect(open?.preview.account).toEqual({ label: 'payments', address })
  expect(closed?.preview.account).toBeNull()
  expect(open?.revision).not.toBe(closed?.revision)
})

test('a payment of which another desk knows more is passed over, and the run says so at its end', async () => {
  const taken = (standing: 'busy' | 'done' | 'unknown') =>
    failed({ kind: 'taken', by: 'Petr', standing, again: 'never' } as const)
  for (const [standing, state] of [
    ['busy', 'confirmed'],
    ['done', 'settled'],
    ['unknown', 'unknown'],
  ] as const) {
    const { send, states, outcomes } = await start(2)
    expect(await send([booked], { claims: [taken(standing)] })).toEqual(taken(standing))
    expect(states()).toEqual([state, 'sent'])
    expect(outcomes).toEqual(['done'])
  }
  const away = failed({ kind: 'team', fault: 'unreachable', again: 'now' } as const)
  const { send, states } = await start(2)
  expect(await send([], { claims: [away] })).toEqual(away)
  expect(states()).toEqual(['confirmed', 'confirmed'])
})

test('where the disk does not take what became of a payment, the run ends and says that', async () => {
  const taken = failed({ kind: 'taken', by: 'Petr', standing: 'busy', again: 'never' } as const)
  for (const [refusedState, answers, claims, left] of [
    ['sending', [], [], 'confirmed'],
    ['sent', [booked], [], 'sending'],
    ['refused', [refused('No.')], [], 'sending'],
    ['confirmed', [], [taken], 'sending'],
  ] as const) {
    const { store, send, states } = await start(2)
    const { writePayments } = store.write
    const refusing: typeof store = {
      ...store,
      write: {
        ...store.write,
        writePayments: (written) =>
          written.entries.some(({ state }) => state.kind === refusedState)
            ? diskFull
            : writePayments(written),
      },
    }
    expect(await send(answers, { claims, store: refusing })).toEqual(diskFull)
    expect(states()).toEqual([left, 'confirmed'])
  }
})

test('nothing leaves where what was left under way cannot be written down as that', async () => {
  const { store, of, send, calls } = await start(1)
  const left: LedgerEntry = sampleEntry('a', { state: { kind: 'sending', since: 1 }, sends: 1 })
  store.write.writePayments({ ...of, entries: [left] })
  const { writePayments } = store.write
  const refusing: typeof store = {
    ...store,
    write: {
      ...store.write,
      writePayments: (written) =>
        written.entries.some(({ state }) => state.kind === 'unknown')
          ? diskFull
          : writePayments(written),
    },
  }
  expect(await send([booked], { store: refusing })).toEqual(diskFull)
  expect(calls()).toBe(0)
})

test('nothing leaves by a mapping that has a problem, nor from a ledger that lost its past', async () => {
  const whyNot = async (spoil: (started: Awaited<ReturnType<typeof start>>) => void) => {
    const started = await start(1)
    spoil(started)
    const { store, of } = started
    const { preview } = previewSending({ store, sha256 }, of, account)
    expect(preview.calls).toHaveLength(preview.problems.length === 0 ? 1 : 0)
    const sent = await started.send([booked])
    expect(started.calls()).toBe(0)
    const failure: Failure | null = sent.ok ? null : sent.failure
    return failure?.kind === 'notAllowed' ? failure.reason : failure
  }
  const { mapping, ...settings } = usualPaymentSettings
  const parameters = mapping.parameters.filter(({ parameter }) => parameter !== 'id')
  const unusable = { ...mapping, parameters }
  expect(
    await whyNot(({ store, of }) => {
      store.write.writePaymentSettings({ ...of, settings: { ...settings, mapping: unusable } })
    }),
  ).toBe('paymentsChanged')
  expect(
    await whyNot(({ db }) => markRestoredLedgers(db, { restoredAt: 10, backupFrom: null })),
  ).toBe('ledgerRestored')
})

test('what the bank takes back while it waits to leave, and does not leave, is decided anew', async () => {
  const { store, of, entries, send } = await start(1)
  const key = entries[0]?.key ?? expect.fail('a payment is confirmed')
  const now = () => store.readPayment({ ...of, key }) ?? expect.fail('it was written')
  const takenBack = (answer: Answer) => () => {
    const moved = movePayment(now(), { kind: 'reverse', on: '2026-11-21' })
    store.write.writePayments({ ...of, entries: moved.ok ? [moved.entry] : [] })
    return answer
  }
  expect(await send([takenBack(cooling)])).toEqual(cooling)
  expect(now()).toMatchObject({ state: { kind: 'new' }, reversedOn: '2026-11-21', sends: 0 })
})

test('what a colleague has sent stays what it is for, also where the bank has taken it back meanwhile', async () => {
  const { store, of, entries, send } = await start(1)
  const [entry = expect.fail('a payment is confirmed')] = entries
  store.write.writePayments({ ...of, entries: [{ ...entry, prescribedPaymentId: 7 }] })
  const { writePayments } = store.write
  const marking: typeof store = {
    ...store,
    write: {
      ...store.write,
      writePayments: (written) => {
        const marked = written.entries.map((one) => {
          const moved = movePayment(one, { kind: 'reverse', on: '2026-11-21' })
          return one.state.kind === 'sending' && moved.ok ? moved.entry : one
        })
        return writePayments({ ...written, entries: marked })
      },
    },
  }
  const taken = failed({ kind: 'taken', by: 'Petr', standing: 'done', again: 'never' } as const)
  expect(await send([], { claims: [taken], store: marking })).toEqual(taken)
  expect(store.readPayment({ ...of, key: entry.key })).toMatchObject({
    state: { kind: 'settled', outcome: 'booked' },
    prescribedPaymentId: 7,
    reversedOn: '2026-11-21',
  })
})

test('what the CRM tells of during a run does not leave before a person has seen that', async () => {
  const { store, of, send, states, calls } = await start(3)
  const told = () => {
    store.write.writePaymentExport({
      ...of,
      name: 'payments-incoming',
      payments: [sampleIncoming('501', { amountMinor: 101 })],
      unreadRows: [],
      exportedAt: 20,
    })
    return booked
  }
  expect(await send([told, booked])).toEqual(success(null))
  expect(states()).toEqual(['sent', 'confirmed', 'sent'])
  // Once it was told in the review it leaves.
  expect(await send([booked, booked, booked])).toEqual(success(null))
  expect([states(), calls()]).toEqual([['sent', 'sent', 'sent'], 3])
})
