import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import { accountIdSchema } from '#core/ids'
import { usualPaymentSettings } from '#core/payments/ledger/payment-settings'
import type { PaymentState } from '#core/payments/ledger/payment-state'
import { createCrmClient } from '../../../crm/calls/client.ts'
import { readingsOfThisRun } from '../../../crm/calls/readings-of-this-run.ts'
import { type SendingClaims, sentAlone } from '../../../crm/guards/sending-claims.ts'
import { paymentsStore } from '../../../wiring/stores/payments-store.ts'
import {
  confirmAll,
  importFile,
  listPayments,
  readSending,
  received,
  statementText,
} from '../../../wiring/testing/payments/acts.ts'
import { fileWith } from '../../../wiring/testing/payments/file-with.ts'
import { of } from '../../../wiring/testing/payments/payments-world.ts'
import { startPayments } from '../../../wiring/testing/payments/start-payments.ts'
import { sendPayments } from './send-payments.ts'

const movement = (at: number) => ({
  reference: `R${at}`,
  minor: 100_000 + at,
  symbol: `77${at}`,
})

type Started = Awaited<ReturnType<typeof startPayments>>

const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)

interface RunConditions {
  readonly count?: number
  /** The state of a payment that the disk does not take down. */
  readonly unwritten?: PaymentState['kind']
  readonly signal?: AbortSignal
  readonly sendings?: SendingClaims
}

const storeOf = (
  { world }: Started,
  unwritten: RunConditions['unwritten'],
): ReturnType<typeof paymentsStore> => {
  const store = paymentsStore(world.store)
  const writePayments: typeof store.write.writePayments = (written) =>
    written.entries.some(({ state }) => state.kind === unwritten)
      ? full
      : store.write.writePayments(written)
  return { ...store, write: { ...store.write, writePayments } }
}

/** Confirmed payments, and a run of theirs in which something happens when one of them was answered. */
const startRun = async (
  answered: readonly ((started: Started) => Promise<void>)[],
  {
    count = 3,
    unwritten,
    signal = new AbortController().signal,
    sendings = sentAlone,
  }: RunConditions = {},
) => {
  const started = await startPayments()
  const { world, sandbox } = started
  await importFile(
    world,
    fileWith(statementText(Array.from({ length: count }, (_, at) => movement(at + 1)))),
  )
  await confirmAll(world)
  const { revision } = await readSending(world)
  const client = createCrmClient(world.calling.caller, readingsOfThisRun())
  const account = {
    id: accountIdSchema.parse('w1-payments'),
    workspaceName: 'Podviní',
    label: 'payments',
    login: 'payments@demo',
    baseUrl: sandbox.baseUrl,
    timeZone: 'Europe/Prague',
  }
  let sent = 0
  const run = sendPayments(
    {
      store: storeOf(started, unwritten),
      clock: { now: () => 1, elapsedMs: () => 0 },
      accountFor: () => Promise.resolve(success(account)),
      sendings,
      sha256: (text) => createHash('sha256').update(text).digest('hex'),
      client: {
        addIncomingPayment: async (...call) => {
          const answer = await client.addIncomingPayment(...call)
          await answered[sent]?.(started)
          sent += 1
          return answer
        },
      },
    },
    { ...of, revision, tell: () => undefined, signal },
  )
  const states = async () => (await listPayments(world)).map(({ state }) => state.kind).sort()
  return { run, states, sandbox, world }
}

test('a mapping that is changed during a run ends it for what has not left: nobody has reviewed that', async () => {
  const { mapping, ...settings } = usualPaymentSettings
  const more = { parameter: 'note', value: { kind: 'fixed', text: 'x' } } as const
  const { run, states, sandbox } = await startRun([
    async ({ world }) => {
      const changed = { ...mapping, parameters: [...mapping.parameters, more] }
      await world.call('payments.saveSettings', {
        ...of,
        settings: { ...settings, mapping: changed },
      })
    },
  ])
  expect(await run).toEqual(success(null))
  expect(await states()).toEqual(['confirmed', 'confirmed', 'sent'])
  expect(await received(sandbox)).toHaveLength(1)
})

test('a defect while a payment is on its way leaves it unknown, and nothing behind it leaves', async () => {
  const defect = new Error('a bug of ours')
  const ended: string[] = []
  const { run, states, sandbox } = await startRun([() => Promise.reject(defect)], {
    sendings: {
      claim: () =>
        Promise.resolve(
          success({ isKept: () => Promise.resolve(true), end: (outcome) => ended.push(outcome) }),
        ),
    },
  })
  await expect(run).rejects.toThrow(defect)
  expect(await states()).toEqual(['confirmed', 'confirmed', 'unknown'])
  expect(ended).toEqual(['unknown'])
  expect(await received(sandbox)).toHaveLength(1)
})

test('what the disk does not take down as being sent does not leave, and nothing behind it', async () => {
  const { run, states, sandbox } = await startRun([], { unwritten: 'sending' })
  expect(await run).toEqual(full)
  expect(await states()).toEqual(['confirmed', 'confirmed', 'confirmed'])
  expect(await received(sandbox)).toEqual([])
})

test('a payment whose end the disk does not take down is the last one, and stays as being sent', async () => {
  const { run, states, sandbox } = await startRun([], { unwritten: 'sent' })
  expect(await run).toEqual(full)
  expect(await states()).toEqual(['confirmed', 'confirmed', 'sending'])
  expect(await received(sandbox)).toHaveLength(1)
})

test('who stops a run is heard behind the payment that is on its way', async () => {
  const controller = new AbortController()
  const stop = async () => controller.abort()
  const { run, states, sandbox } = await startRun([stop], { signal: controller.signal })
  expect(await run).toMatchObject({ failure: { kind: 'cancelled' } })
  expect(await states()).toEqual(['confirmed', 'confirmed', 'sent'])
  expect(await received(sandbox)).toHaveLength(1)
})

test('refusals with a booked payment between them are no reason to stop', async () => {
  const refuse =
    (calls: number) =>
    async ({ sandbox }: Started) => {
      const fault = { kind: 'status', status: 400 }
      await sandbox.control('POST', '/faults', { endpoint: 'add-incoming-payment', calls, fault })
    }
  const { run, states } = await startRun(
    [refuse(2), async () => undefined, async () => undefined, refuse(1)],
    { count: 6 },
  )
  expect(await run).toEqual(success(null))
  expect(await states()).toEqual(['refused', 'refused', 'refused', 'sent', 'sent', 'sent'])
})

test('without the password of its account nothing is sent, and that is what is told', async () => {
  const { world } = await startPayments()
  await importFile(world, fileWith(statementText([movement(1)])))
  await confirmAll(world)
  const { revision } = await readSending(world)
  const locked = failed({ kind: 'keychain', cause: 'locked', again: 'afterFix' })
  const run = sendPayments(
    {
      store: paymentsStore(world.store),
      clock: { now: () => 1, elapsedMs: () => 0 },
      accountFor: () => Promise.resolve(locked),
      sendings: sentAlone,
      sha256: (text) => createHash('sha256').update(text).digest('hex'),
      client: { addIncomingPayment: () => Promise.reject(new Error('nothing is to leave')) },
    },
    { ...of, revision, tell: () => undefined, signal: new AbortController().signal },
  )
  expect(await run).toEqual(locked)
  expect((await listPayments(world)).map(({ state }) => state.kind)).toEqual(['confirmed'])
})

test('a payment that a colleague sends, has sent, or may have sent, does not leave, and the others do', async () => {
  const taken = (standing: 'busy' | 'done' | 'unknown') =>
    failed({ kind: 'taken', by: 'Petr', standing, again: 'never' } as const)
  const answers = [taken('busy'), taken('done'), taken('unknown')]
  const ended: string[] = []
  const { run, states, sandbox } = await startRun([], {
    count: 5,
    sendings: {
      claim: () =>
        Promise.resolve(
          answers.shift() ??
            success({ isKept: () => Promise.resolve(true), end: (outcome) => ended.push(outcome) }),
        ),
    },
  })
  expect(await run).toEqual(taken('unknown'))
  // The one that is done is settled without a call; what may have arrived waits for a person.
  expect(await states()).toEqual(['confirmed', 'sent', 'sent', 'settled', 'unknown'])
  expect(await received(sandbox)).toHaveLength(2)
  expect(ended).toEqual(['done', 'done'])
})

test('where the team cannot be asked no payment leaves', async () => {
  const away = failed({ kind: 'team', fault: 'unreachable', again: 'now' } as const)
  const { run, states, sandbox } = await startRun([], {
    sendings: { claim: () => Promise.resolve(away) },
  })
  expect(await run).toEqual(away)
  expect(await states()).toEqual(['confirmed', 'confirmed', 'confirmed'])
  expect(await received(sandbox)).toEqual([])
})

test('a payment that a colleague books by hand while it waits for its turn does not leave', async () => {
  const ended: string[] = []
  const claimed = (isKept: boolean) =>
    success({
      isKept: () => Promise.resolve(isKept),
      end: (outcome: string) => ended.push(outcome),
    })
  const done = failed({ kind: 'taken', by: 'Petr', standing: 'done', again: 'never' } as const)
  const answers = [claimed(false), done]
  const { run, states, sandbox } = await startRun([], {
    count: 2,
    sendings: { claim: () => Promise.resolve(answers.shift() ?? claimed(true)) },
  })
  expect(await run).toEqual(done)
  expect(await states()).toEqual(['sent', 'settled'])
  expect(ended).toEqual(['refused', 'done'])
  expect(await received(sandbox)).toHaveLength(1)
})

test.each([
  ['whose role does not cover payments', { kind: 'outsideRole', area: 'accounting' }],
  ['whom the team has lost', null],
] as const)(
  'of somebody %s no payment leaves, and all wait as they were',
  async (_who, failure) => {
    const given = success({ isKept: () => Promise.resolve(false), end: () => undefined })
    const answer = failure === null ? given : failed({ ...failure, again: 'afterFix' } as const)
    const { run, states, sandbox } = await startRun([], {
      count: 2,
      sendings: { claim: () => Promise.resolve(answer) },
    })
    expect(await run).toMatchObject({ failure: failure ?? { kind: 'team', fault: 'unreachable' } })
    expect(await states()).toEqual(['confirmed', 'confirmed'])
    expect(await received(sandbox)).toEqual([])
  },
)

test('a payment that the bank takes back while it is under way keeps that mark when it is booked', async () => {
  const reversedOn = '2026-11-21'
  const { run, world } = await startRun(
    [
      ({ world }) => {
        const store = paymentsStore(world.store)
        const entries = store
          .listPaymentsInState({ ...of, states: ['sending'] })
          .map((entry) => ({ ...entry, reversedOn }))
        store.write.writePayments({ ...of, entries })
        return Promise.resolve()
      },
    ],
    { count: 1 },
  )
  expect(await run).toEqual(success(null))
  expect(await listPayments(world)).toMatchObject([{ state: { kind: 'sent' }, reversedOn }])
})
