import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { fileTokenSchema, statementIdSchema } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { recogniseColumns } from '#core/payments/statements/statement-mapping'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { markRestoredLedgers } from '../../store/payments/ledger/payment-restored.ts'
import { diskFull, emptyLedger } from '../../wiring/testing/payments/empty-ledger.ts'
import { acceptRestored } from './ledger/accept-restored.ts'
import { confirmPayments } from './ledger/confirm-payments.ts'
import { movePayments } from './ledger/move-payments.ts'
import { recoverPayments } from './ledger/recover-payments.ts'
import { settleFound } from './ledger/settle-found.ts'
import { settlePayment } from './ledger/settle-payment.ts'
import { importStatementFile } from './statements/import-statement.ts'
import { removedStatements } from './statements/removed-statements.ts'

const clock = { now: () => 30, elapsedMs: () => 0 }

/** A ledger with one payment, which the CRM has too, on a disk that takes no change of a payment any more. */
const start = async (state: LedgerEntry['state']) => {
  const { db, store, of } = await emptyLedger()
  markRestoredLedgers(db, { restoredAt: 10, backupFrom: null })
  const entry = sampleEntry('1', { state })
  store.write.writePayments({ ...of, entries: [entry] })
  const incoming = {
    id: '501',
    variableSymbol: '117',
    amountMinor: entry.transaction.amountMinor,
    currency: 'CZK',
    paidOn: entry.transaction.bookedOn,
    prescribedPaymentId: null,
  }
  store.write.writePaymentExport({
    ...of,
    name: 'payments-incoming',
    payments: [incoming],
    unreadRows: [],
    exportedAt: 20,
  })
  const dependencies = {
    store: { ...store, write: { ...store.write, writePayments: () => diskFull } },
    clock,
    tellSettled: () => success(null),
  }
  return { dependencies, store, of, key: entry.key }
}

type Started = Awaited<ReturnType<typeof start>>

test.each<[what: string, LedgerEntry['state'], act: (started: Started) => unknown]>([
  [
    'a move',
    { kind: 'new' },
    ({ dependencies, of, key }) =>
      movePayments(dependencies, {
        ...of,
        keys: [key],
        moveOf: () => ({ kind: 'leaveOut', at: 30 }),
      }),
  ],
  [
    'a confirmation',
    { kind: 'new' },
    ({ dependencies, of, key }) =>
      confirmPayments(dependencies, {
        ...of,
        payments: [{ key, prescribedPaymentId: null, isNoTwin: true }],
      }),
  ],
  [
    'what the CRM was found to have',
    { kind: 'new' },
    ({ dependencies, of }) => settleFound(dependencies, of),
  ],
  [
    'what a person has found out',
    { kind: 'unknown', since: 5 },
    ({ dependencies, of, key }) =>
      settlePayment(dependencies, { ...of, key, outcome: 'notBooked', paymentId: null }),
  ],
  [
    'that a call of the last run may have arrived',
    { kind: 'sending', since: 5 },
    ({ dependencies, of }) => recoverPayments(dependencies, of),
  ],
  [
    'that a restored ledger is accepted',
    { kind: 'confirmed', at: 5 },
    ({ dependencies, of }) => acceptRestored(dependencies, of),
  ],
])('%s is not told as done where the disk does not take it', async (_what, state, act) => {
  const started = await start(state)
  expect(act(started)).toEqual(diskFull)
  const { store, of, key } = started
  expect(store.readPayment({ ...of, key })?.state).toEqual(state)
  expect(store.readRestoredLedger(of)?.acceptedAt).toBeNull()
})

test('a statement that the disk does not take is not told as imported, and its columns are not remembered', async () => {
  const { store, of } = await emptyLedger()
  const imported = await importStatementFile(
    {
      store: { ...store, write: { ...store.write, insertStatement: () => diskFull } },
      clock,
      newId: () => 's1',
      giveWay: () => Promise.resolve(),
      grantedPath: () => success('/tmp/a.csv'),
      files: {
        nameOf: () => 'a.csv',
        read: () => Promise.resolve(success(new Uint8Array(1))),
        write: () => expect.fail('nothing is written'),
      },
      statements: {
        read: () =>
          Promise.resolve(
            success({
              sha256: 'a',
              format: 'csv',
              encoding: 'utf-8',
              encodingReason: 'validUtf8',
              damaged: 0,
              table: null,
              identified: [],
              problems: [],
              closing: [],
            }),
          ),
      },
    },
    {
      ...of,
      file: fileTokenSchema.parse('f1'),
      encoding: null,
      mapping: recogniseColumns(['Datum', 'Objem']),
    },
    new AbortController().signal,
  )
  expect(imported).toEqual(diskFull)
  expect(store.listStatements(of)).toEqual([])
  expect(store.listStatementMappings(of)).toEqual([])
})

test('a statement whose removal or return the disk does not take is where it was', async () => {
  const { store, of } = await emptyLedger()
  const entry = sampleEntry('1')
  const statementId = statementIdSchema.parse('s1')
  store.write.insertStatement({
    ...of,
    keys: [entry.key],
    entries: [entry],
    statement: {
      id: statementId,
      fileName: 'a',
      sha256: 'b',
      format: 'csv',
      importedAt: 1,
      problems: [],
      checks: [],
      totals: [],
      notIncoming: 0,
      added: 1,
    },
  })
  let isFull = true
  const { removeStatement, insertStatement } = store.write
  const removed = removedStatements({
    store: {
      ...store,
      write: {
        ...store.write,
        removeStatement: (wanted) => (isFull ? diskFull : removeStatement(wanted)),
        insertStatement: (wanted) => (isFull ? diskFull : insertStatement(wanted)),
      },
    },
  })
  const statement = { ...of, statementId }
  const there = () => [
    store.listStatements(of).length,
    store.readPayments({ ...of, keys: [entry.key] }),
  ]
  expect(removed.remove(statement)).toEqual(diskFull)
  expect(there()).toEqual([1, [entry]])
  isFull = false
  expect(removed.remove(statement)).toEqual(success({ removed: 1, kept: 0 }))
  expect(there()).toEqual([0, []])
  expect(removed.remove(statement)).toMatchObject({ failure: { reason: 'notFound' } })
  isFull = true
  expect(removed.putBack(statement)).toEqual(diskFull)
  expect(there()).toEqual([0, []])
  isFull = false
  expect(removed.putBack(statement)).toEqual(success(null))
  expect(there()).toEqual([1, [entry]])
  expect(removed.putBack(statement)).toMatchObject({ failure: { reason: 'notFound' } })
})
