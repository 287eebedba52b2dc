import { expect, test } from 'vitest'
import { failed, type Result, success } from '#core/contract/failure'
import { diskFull, emptyLedger } from '../../../wiring/testing/payments/empty-ledger.ts'
import type { ExportedTable } from '../dependencies.ts'
import { refreshExports } from './refresh-exports.ts'

type Answer = Result<ExportedTable>

const payments: Answer = success({
  exportedAt: 5,
  rows: [
    ['id', 'amount', 'vs'],
    [1, '1.00', '7'],
  ],
})
const others: Answer = success({
  exportedAt: 5,
  rows: [
    ['project', 'units'],
    ['A', 3],
  ],
})
const cooling: Answer = failed({
  kind: 'cooling',
  endpoint: 'get-payments',
  until: 9,
  again: { at: 9 },
})

const start = async (prescribed: Answer, incoming: Answer) => {
  const { store, clock, of } = await emptyLedger()
  const stopping = new AbortController()
  const asked: string[] = []
  const refresh = (given: Partial<{ store: typeof store; isStopped: boolean }> = {}) =>
    refreshExports(
      {
        clock,
        store: given.store ?? store,
        readExport: ({ name }) => {
          asked.push(name)
          if (given.isStopped) stopping.abort()
          return Promise.resolve(name === 'payments-prescribed' ? prescribed : incoming)
        },
      },
      { ...of, tell: () => undefined, signal: stopping.signal },
    )
  const kept = () =>
    (['payments-prescribed', 'payments-incoming'] as const).filter(
      (name) => store.readPaymentExport({ ...of, name }) !== null,
    )
  return { store, refresh, asked, kept }
}

test('both exports are kept, each as far as the server gives it', async () => {
  const both = await start(payments, payments)
  expect(await both.refresh()).toEqual(success(null))
  expect(both.kept()).toEqual(['payments-prescribed', 'payments-incoming'])
  const second = await start(cooling, payments)
  expect(await second.refresh()).toEqual(cooling)
  expect(second.kept()).toEqual(['payments-incoming'])
  const first = await start(payments, cooling)
  expect(await first.refresh()).toEqual(cooling)
  expect(first.kept()).toEqual(['payments-prescribed'])
})

test('whoever stops it is asked for no second export', async () => {
  const { refresh, asked } = await start(payments, payments)
  expect(await refresh({ isStopped: true })).toEqual(success(null))
  expect(asked).toEqual(['payments-prescribed'])
})

test('a table of something else is told by its titles, and what the disk does not take as that', async () => {
  const { refresh, kept } = await start(payments, others)
  expect(await refresh()).toMatchObject({
    failure: { kind: 'notThisServer', received: 'project, units' },
  })
  expect(kept()).toEqual(['payments-prescribed'])
  const { store, refresh: refreshFull } = await start(payments, payments)
  const write = { ...store.write, writePaymentExport: () => diskFull }
  expect(await refreshFull({ store: { ...store, write } })).toEqual(diskFull)
})
