import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paymentIdSchema, statementIdSchema, workspaceIdSchema } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { usualPaymentSettings } from '#core/payments/ledger/payment-settings'
import { transactionKeySchema } from '#core/payments/statements/transaction-key'
import { insertWorkspace } from '../accounts/workspaces.ts'
import { readPayment, writePayments } from '../payments/ledger/payment-ledger.ts'
import { readPaymentSettings, writePaymentSettings } from '../payments/ledger/payment-settings.ts'
import { insertStatement, listStatements } from '../payments/statements/statements.ts'
import { sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { salvage } from './salvage.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1') }
const keyOf = (sign: string) => transactionKeySchema.parse(sign.repeat(40))
const entry = (sign: string, state: LedgerEntry['state']): LedgerEntry => ({
  key: keyOf(sign),
  basis: 'reference',
  format: 'csv',
  twinOf: null,
  state,
  sends: 0,
  prescribedPaymentId: null,
  transaction: {
    line: 1,
    statement: 0,
    account: null,
    bookedOn: '2026-11-20',
    valueOn: null,
    amountMinor: 500,
    currency: 'CZK',
    variableSymbol: null,
    constantSymbol: null,
    specificSymbol: null,
    counterAccount: null,
    counterName: null,
    message: null,
    reference: 'R',
    isReversal: false,
  },
})
const statement = {
  id: statementIdSchema.parse('s1'),
  fileName: 'a.csv',
  sha256: 'ab',
  format: 'csv' as const,
  importedAt: 1,
  problems: [],
  checks: [],
  totals: [],
  notIncoming: 0,
  added: 1,
}
const sent = { kind: 'sent', at: 5, paymentId: paymentIdSchema.parse('7'), isNew: true } as const

test('what was sent after the backup is known as sent although the store is damaged', async () => {
  const directory = storeFolder()
  const damaged = await openOrThrow({ directory })
  const backup = await openOrThrow({ directory: storeFolder() })
  for (const { db } of [damaged, backup]) {
    insertWorkspace(db, sampleWorkspace('w1'))
    writePayments(db, { ...of, entries: [entry('a', { kind: 'confirmed', at: 1 })] })
  }
  const { db } = damaged
  writePayments(db, { ...of, entries: [entry('a', sent)] })
  insertStatement(db, { ...of, statement, keys: [keyOf('b')], entries: [entry('b', sent)] })
  writePaymentSettings(db, { ...of, settings: { ...usualPaymentSettings, currency: 'EUR' } })
  damaged.close()
  salvage(backup.db, join(directory, 'unitdesk.db'))
  for (const sign of ['a', 'b']) {
    expect(readPayment(backup.db, { ...of, key: keyOf(sign) })?.state).toEqual(sent)
  }
  expect(listStatements(backup.db, of)).toMatchObject([{ id: 's1', payments: 1, booked: 1 }])
  expect(readPaymentSettings(backup.db, of).currency).toBe('EUR')
  backup.close()
})
