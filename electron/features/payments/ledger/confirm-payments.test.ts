import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { emptyLedger } from '../../../wiring/testing/payments/empty-ledger.ts'
import { confirmPayments } from './confirm-payments.ts'

const clock = { now: () => 30, elapsedMs: () => 0 }

test('what looks like other money is confirmed with that in view alone, and nothing else is touched', async () => {
  const { store, of } = await emptyLedger()
  // A confirmation is nobody else's business yet.
  const tellSettled = () => expect.fail('nothing was settled')
  const [plain, other] = [sampleEntry('1'), sampleEntry('2')]
  const twin = sampleEntry('3', { twinOf: plain.key })
  const sent = sampleEntry('4', { state: { kind: 'unknown', since: 1 } })
  store.write.writePayments({ ...of, entries: [plain, other, twin, sent] })
  const choice = ({ key }: LedgerEntry, isNoTwin: boolean) => ({
    key,
    isNoTwin,
    prescribedPaymentId: 7,
  })
  const confirm = (...payments: readonly ReturnType<typeof choice>[]) =>
    confirmPayments({ store, clock, tellSettled }, { ...of, payments: [...payments] })
  expect(confirm(choice(plain, false), choice(twin, false), choice(sent, false))).toEqual(
    success({ changed: 1, maybeTwins: [twin.key] }),
  )
  const states = () =>
    [plain, other, twin, sent].map(({ key }) => store.readPayment({ ...of, key })?.state.kind)
  expect(states()).toEqual(['confirmed', 'new', 'new', 'unknown'])
  expect(store.readPayment({ ...of, key: plain.key })?.prescribedPaymentId).toBe(7)
  expect(confirm(choice(twin, true))).toEqual(success({ changed: 1, maybeTwins: [] }))
  expect(states()).toEqual(['confirmed', 'new', 'confirmed', 'unknown'])
})
