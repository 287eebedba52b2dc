import { expect, test } from 'vitest'
import { fold } from '#core/fold'
import { workspaceIdSchema } from '#core/ids'
import { listPaymentsPage, readLedgerBeside } from '../payments/ledger/payment-ledger.ts'
import { acceptRestoredLedger, readRestoredLedger } from '../payments/ledger/payment-restored.ts'
import { plansOf } from '../testing/plans-of.ts'
import { migrations } from './all.ts'
import { migrateUnsaved } from './migrate.ts'
import { insertRow, storeAt } from './testing/store-at.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1') }
const workspace = { name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const payment = (key: string, transaction: object, state: object = { kind: 'new' }) => ({
  workspace_id: 'w1',
  key,
  entry: JSON.stringify({
    key,
    basis: 'fields',
    format: 'csv',
    twinOf: null,
    prescribedPaymentId: null,
    sends: 0,
    transaction: { bookedOn: '2026-11-20', amountMinor: 500, currency: 'CZK', ...transaction },
    state,
  }),
})

const aged = () => {
  const db = storeAt(80)
  insertRow(db, 'workspace', { ...workspace, id: 'w1' })
  const told = { counterName: 'ŽLUŤOUČKÝ Kůň "U Čápa"', variableSymbol: '2026000117' }
  insertRow(db, 'payment', payment('k1', told))
  insertRow(db, 'payment', payment('k2', {}, { kind: 'sent', at: 117, paymentId: 'P-9' }))
  return db
}

const found = (db: ReturnType<typeof storeAt>, search: string) =>
  listPaymentsPage(db, {
    ...of,
    scope: 'all',
    statementId: null,
    states: null,
    offset: 0,
    limit: 10,
    search: fold(search),
  }).map(({ key }) => key)

test('payments of an older store are found by what they tell, without accents and case', () => {
  const db = aged()
  migrateUnsaved(db, migrations)
  for (const search of ['žluťoučký', 'KUN', '"u čápa"', '000117']) {
    expect(found(db, search), search).toEqual(['k1'])
  }
  expect(found(db, 'p-9')).toEqual(['k2'])
  for (const search of ['csv', 'null', 'sent', 'CZK\n']) expect(found(db, search)).toEqual([])
})

test('what a person has accepted of a restored ledger stays accepted, the rest is still asked', () => {
  const db = aged()
  insertRow(db, 'workspace', { ...workspace, id: 'w2', position: 2 })
  const restored = { restored_at: 7, backup_from: 3 }
  insertRow(db, 'payment_restored', { ...restored, workspace_id: 'w1', accepted_at: 8 })
  insertRow(db, 'payment_restored', { ...restored, workspace_id: 'w2', accepted_at: null })
  migrateUnsaved(db, migrations)
  expect(readRestoredLedger(db, of)).toEqual({ restoredAt: 7, backupFrom: 3, acceptedAt: 8 })
  const other = { workspaceId: workspaceIdSchema.parse('w2') }
  expect(readRestoredLedger(db, other)).toMatchObject({ acceptedAt: null })
  acceptRestoredLedger(db, { ...other, at: 9 })
  expect(readRestoredLedger(db, other)).toMatchObject({ acceptedAt: 9 })
})

test('payments of the same sums are looked up by their sums, not one by one', () => {
  const db = aged()
  migrateUnsaved(db, migrations)
  const amounts = [{ minor: 500, currency: 'CZK' }]
  const [plan] = plansOf(db, (readable) => readLedgerBeside(readable, { ...of, amounts }))
  expect(plan).toContain(
    'USING INDEX payment_by_amount (workspace_id=? AND amount_minor=? AND currency=?)',
  )
  expect(readLedgerBeside(db, { ...of, amounts }).size).toBe(2)
  expect(readLedgerBeside(db, { ...of, amounts: [{ minor: 500, currency: 'EUR' }] }).size).toBe(0)
})
