import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { diskFull, emptyLedger } from '../../../wiring/testing/payments/empty-ledger.ts'
import { feedPayments } from './feed-payments.ts'

const rowsOf = (...ids: readonly number[]) => [
  ['id', 'amount', 'variable symbol'],
  ...ids.map((id) => [id, '100.00', `${id}`]),
]
const names = ['payments-prescribed', 'payments-incoming'] as const

test.each(names)('%s are those of the newest export, whichever comes last', async (name) => {
  const { store, clock, of } = await emptyLedger()
  const feed = (exportedAt: number, ...ids: readonly number[]) =>
    feedPayments({ store, clock }, { ...of, name, exportedAt, rows: rowsOf(...ids) })
  const kept = () => {
    const exported = store.readPaymentExport({ ...of, name })
    return [exported?.exportedAt, exported?.payments.map(({ id }) => id)]
  }
  // A prescribed payment has a number, and one that has come in a name.
  const named = (...ids: readonly number[]) =>
    name === 'payments-prescribed' ? ids : ids.map(String)
  expect(feed(5, 1, 2)).toEqual(success(true))
  expect(kept()).toEqual([5, named(1, 2)])
  expect(feed(4, 3)).toEqual(success(true))
  expect(kept()).toEqual([5, named(1, 2)])
  expect(feed(5, 4)).toEqual(success(true))
  expect(kept()).toEqual([5, named(4)])
  expect(feed(6, 5)).toEqual(success(true))
  expect(kept()).toEqual([6, named(5)])
  // A clock that was ahead when one was asked for keeps no later one out.
  expect(feed(11, 6)).toEqual(success(true))
  expect(feed(7, 7)).toEqual(success(true))
  expect(kept()).toEqual([7, named(7)])
})

test.each(names)('a table that has no %s says so, and takes none away', async (name) => {
  const { store, clock, of } = await emptyLedger()
  feedPayments({ store, clock }, { ...of, name, exportedAt: 5, rows: rowsOf(1) })
  const rows = [['project', 'units']]
  expect(feedPayments({ store, clock }, { ...of, name, exportedAt: 6, rows })).toEqual(
    success(false),
  )
  expect(store.readPaymentExport({ ...of, name })).toMatchObject({ exportedAt: 5 })
})

test('payments that the disk does not take are not told as kept', async () => {
  const { store, clock, of } = await emptyLedger()
  const fed = feedPayments(
    { clock, store: { ...store, write: { writePaymentExport: () => diskFull } } },
    { ...of, name: 'payments-incoming', exportedAt: 5, rows: rowsOf(1) },
  )
  expect(fed).toEqual(diskFull)
})
