import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import { sampleWorkspace } from '../../../store/testing/samples.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { paymentsStore } from '../../../wiring/stores/payments-store.ts'
import { matchedRows } from './match-payments.ts'

const workspaceId = workspaceIdSchema.parse('w1')

const prescribed: PrescribedPayment = {
  id: 7,
  dealId: 1,
  variableSymbol: '117',
  amountMinor: 100,
  paidMinor: 0,
  currency: 'CZK',
  dueOn: null,
  unit: 'Byt č. 12',
  customer: 'Jiří Novák',
  kind: 'Záloha',
}

const start = async () => {
  const opened = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(opened.db, sampleWorkspace('w1'))
  const store = paymentsStore(opened)
  const name = 'payments-prescribed'
  const exported = { workspaceId, name, payments: [prescribed], unreadRows: [] } as const
  store.write.writePaymentExport({ ...exported, exportedAt: 5 })
  let reads = 0
  const rows = matchedRows({
    ...store,
    readPaymentExport: (of) => {
      reads += 1
      return store.readPaymentExport(of)
    },
  })
  const askAgain = () =>
    store.write.writePaymentExport({ ...exported, exportedAt: 6, payments: [] })
  return { rows, askAgain, readsOf: () => reads, close: opened.close }
}

test('a person who types searches what was read of the CRM once, until it is asked again', async () => {
  const { rows, askAgain, readsOf, close } = await start()
  for (const search of ['', 'n', 'no', 'nov', 'byt č', '117', '1,00']) {
    expect(rows.find(workspaceId, search), search).toEqual({ found: [prescribed], total: 1 })
  }
  for (const text of ['j', 'jiri', 'zaloha']) {
    expect(rows.named(workspaceId, text).prescribedIds).toEqual([7])
  }
  expect(rows.find(workspaceId, 'Svoboda')).toEqual({ found: [], total: 0 })
  expect(readsOf()).toBe(1)
  askAgain()
  expect(rows.find(workspaceId, '')).toEqual({ found: [], total: 0 })
  expect(readsOf()).toBe(2)
  close()
})
