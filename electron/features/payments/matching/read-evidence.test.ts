import { expect, test } from 'vitest'
import { paymentIdSchema } from '#core/ids'
import { fromJson } from '#core/json'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { sampleIncoming } from '#core/payments/testing/sample-incoming'
import { emptyLedger } from '../../../wiring/testing/payments/empty-ledger.ts'
import { readEvidence } from './read-evidence.ts'

const settled = (id: string | null): LedgerEntry['state'] => ({
  kind: 'settled',
  at: 1,
  outcome: 'booked',
  paymentId: id === null ? null : paymentIdSchema.parse(id),
})

const start = async (exportedAt: number | null, ...entries: readonly LedgerEntry[]) => {
  const { store, of } = await emptyLedger()
  store.write.writePayments({ ...of, entries: [...entries] })
  if (exportedAt !== null) {
    store.write.writePaymentExport({
      ...of,
      name: 'payments-incoming',
      payments: ['7', '8'].map((id) => sampleIncoming(id)),
      unreadRows: [3],
      exportedAt,
    })
  }
  return ({ key }: LedgerEntry) => {
    const read = readEvidence({ store }, { ...of, key })
    return read.ok ? { ...read.value, ...fromJson(read.value.evidence) } : read.failure
  }
}

const found = (...ids: readonly string[]) =>
  ids.map((paymentId) => ({ paymentId, payment: { id: paymentId } }))

test('what another payment is known to be is no evidence, and what this one was said to be is', async () => {
  const [asked, other] = [sampleEntry('1', { state: settled('8') }), sampleEntry('2')]
  const ask = await start(5, asked, { ...other, state: settled('7') })
  expect(ask(asked)).toMatchObject({ exportedAt: 5, unread: 1, found: found('8') })
  const free = await start(5, { ...asked, state: settled(null) }, other)
  expect(free(asked)).toMatchObject({ found: found('7', '8') })
})

test('an export that is older than the call says nothing, and none at all says as little', async () => {
  const lost = sampleEntry('1', { state: { kind: 'unknown', since: 5 } })
  expect((await start(5, lost))(lost)).toMatchObject({ isExportOlder: true })
  expect((await start(6, lost))(lost)).toMatchObject({ isExportOlder: false, exportedAt: 6 })
  const early = sampleEntry('1')
  expect((await start(null, early))(early)).toMatchObject({
    isExportOlder: true,
    exportedAt: null,
    unread: 0,
    found: [],
  })
})

test('the payment that looks like the same money is shown beside it', async () => {
  const first = sampleEntry('1')
  const second = sampleEntry('2', { twinOf: first.key })
  const ask = await start(5, first, second)
  expect(ask(second)).toMatchObject({ twin: { key: first.key } })
  expect(ask(first)).toMatchObject({ twin: null })
  expect(ask(sampleEntry('3'))).toMatchObject({ reason: 'notFound' })
})
