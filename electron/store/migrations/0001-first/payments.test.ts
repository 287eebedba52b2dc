import { expect, test } from 'vitest'
import { statementIdSchema, workspaceIdSchema } from '#core/ids'
import { usualPaymentSettings } from '#core/payments/ledger/payment-settings'
import type { ReadableDb } from '../../file/handle.ts'
import { readMilestoneAnswer } from '../../milestones/milestone-answers.ts'
import {
  countPayments,
  countSearchedPayments,
  listBookedFor,
  listPaymentsInState,
  listPaymentsOfMonth,
  listPaymentsPage,
  listPaymentsUnderWay,
  listPrescribedPaid,
  readLedgerBeside,
} from '../../payments/ledger/payment-ledger.ts'
import {
  findPaymentOfCall,
  findUnknownPaymentCall,
} from '../../payments/ledger/payment-outgoing.ts'
import {
  listStatementMappings,
  readPaymentSettings,
} from '../../payments/ledger/payment-settings.ts'
import { readPaymentExport } from '../../payments/matching/payment-exports.ts'
import { listStatements, readImportedAt } from '../../payments/statements/statements.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'
import { plansOf, stepsOf } from '../../testing/plans-of.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1') }
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const entry = (key: string, state: object) => ({
  key,
  basis: 'reference',
  format: 'csv',
  twinOf: null,
  prescribedPaymentId: 7,
  sends: 1,
  transaction: { bookedOn: '2026-11-20', amountMinor: 500, currency: 'CZK' },
  state,
})
const payment = (key: string, state: object) => ({
  workspace_id: 'w1',
  key,
  entry: JSON.stringify(entry(key, state)),
})
const statement = {
  id: 's1',
  workspace_id: 'w1',
  sha256: 'ab',
  imported_at: 5,
  body: '{"id":"s1"}',
}

const filled = () => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'statement', statement)
  insertRow(db, 'payment', payment('k1', { kind: 'sending', since: 3 }))
  insertRow(db, 'payment', payment('k2', { kind: 'settled', outcome: 'booked' }))
  insertRow(db, 'statement_payment', { statement_id: 's1', key: 'k1' })
  insertRow(db, 'statement_payment', { statement_id: 's1', key: 'k2' })
  return db
}

test('whatever lies in rows of statements and payments is read', () => {
  const db = filled()
  insertRow(db, 'payment_settings', { workspace_id: 'w1', settings: '{"currency":"crowns"}' })
  const mapping = { workspace_id: 'w1', titles: '[]', mapping: '{"titles":7}', used_at: 1 }
  insertRow(db, 'statement_mapping', mapping)
  expect(readPaymentSettings(db, of)).toEqual(usualPaymentSettings)
  expect(listStatementMappings(db, of)).toEqual([])
  expect(listPaymentsUnderWay(db)).toEqual(['w1'])
  expect(listPaymentsInState(db, { ...of, states: ['booked'] })).toMatchObject([{ key: 'k2' }])
  expect(listStatements(db, of)).toMatchObject([{ id: 's1', payments: 2, booked: 1, unknown: 1 }])
})

test('nothing outlives its workspace', () => {
  const db = filled()
  db.prepare('DELETE FROM workspace').run()
  for (const table of ['payment', 'statement', 'statement_payment']) {
    expect(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get(), table).toBe(0)
  }
})

test.each([
  [
    'a payment of no workspace',
    'payment',
    { ...payment('k3', { kind: 'new' }), workspace_id: 'x' },
  ],
  ['the same payment twice', 'payment', payment('k1', { kind: 'new' })],
  ['an entry that is no JSON', 'payment', { workspace_id: 'w1', key: 'k3', entry: 'k3' }],
  ['an entry without a sum', 'payment', { workspace_id: 'w1', key: 'k3', entry: '{}' }],
  ['a statement of no workspace', 'statement', { ...statement, id: 's2', workspace_id: 'x' }],
])('the store refuses %s', (_name, table, row) => {
  expect(() => insertRow(filled(), table, row)).toThrow(/constraint failed|malformed JSON/)
})

const statementId = statementIdSchema.parse('s1')
const search = { text: 'x', keys: [], prescribedIds: [1], fromMinor: 1, toMinor: 2 }
const page = { ...of, search: null, states: null, offset: 0, limit: 10 }
const reads: [name: string, read: (db: ReadableDb) => unknown][] = [
  ['payments by state', (db) => listPaymentsInState(db, { ...of, states: ['new'] })],
  ['payments under way', listPaymentsUnderWay],
  ['what a payer has paid for', (db) => listBookedFor(db, { ...of, account: '1/0100' })],
  ['payments of a month', (db) => listPaymentsOfMonth(db, { ...of, month: '2026-11' })],
  ['payments for something prescribed', (db) => listPrescribedPaid(db, of)],
  [
    'payments of the same sums',
    (db) => readLedgerBeside(db, { ...of, amounts: [{ minor: 500, currency: 'CZK' }] }),
  ],
  [
    'a page of the ledger',
    (db) => listPaymentsPage(db, { ...page, scope: 'open', statementId: null }),
  ],
  ['a page of a statement', (db) => listPaymentsPage(db, { ...page, scope: 'all', statementId })],
  [
    'the states of what is searched',
    (db) => countSearchedPayments(db, { ...of, scope: 'all', statementId, search }),
  ],
  ['totals', (db) => countPayments(db, of)],
  ['statements', (db) => listStatements(db, of)],
  ['a statement by its bytes', (db) => readImportedAt(db, { ...of, sha256: 'ab' })],
  ['an export', (db) => readPaymentExport(db, { ...of, name: 'payments-incoming' })],
  ['the call of a payment', (db) => findUnknownPaymentCall(db, { ...of, subject: 's' })],
  ['the payment of a call', (db) => findPaymentOfCall(db, 1)],
  ['milestones', (db) => readMilestoneAnswer(db, of.workspaceId)],
]

test.each(reads)('%s are found without walking through a ledger', (_name, read) => {
  for (const plan of plansOf(filled(), read)) {
    expect(plan).not.toMatch(/SCAN (?:payment|statement|statement_payment|outgoing_call|c)\b/)
  }
})

test.each<[name: string, read: (db: ReadableDb) => unknown]>([
  ['totals', (db) => countPayments(db, of)],
  [
    'sums of what is listed',
    (db) => countSearchedPayments(db, { ...of, scope: 'all', statementId: null, search }),
  ],
])('%s are added up in an index, without an entry of the ledger', (_name, read) => {
  const db = filled()
  expect(plansOf(db, read)[0]).toContain('SEARCH payment USING INDEX payment_in_state')
  expect(stepsOf(db, read)).not.toContain('json_extract')
})

test('a search looks for what it lists in the index', () => {
  const listed = { ...page, search, scope: 'all', statementId } as const
  const [plan] = plansOf(filled(), (db) => listPaymentsPage(db, listed))
  expect(plan).toContain('SEARCH payment USING INDEX payment_in_state')
})

test('what looked like another payment is counted apart from what did not', () => {
  const db = filled()
  const twin = { ...entry('k3', { kind: 'new' }), twinOf: 'k1' }
  insertRow(db, 'payment', { workspace_id: 'w1', key: 'k3', entry: JSON.stringify(twin) })
  insertRow(db, 'payment', payment('k4', { kind: 'new' }))
  const all = { ...of, scope: 'all', statementId: null, search: null } as const
  expect(countSearchedPayments(db, all).filter(({ state }) => state === 'new')).toMatchObject([
    { isTwin: 0, count: 1 },
    { isTwin: 1, count: 1 },
  ])
})

test('payments of the same sums are looked up by their sums, not one by one', () => {
  const db = filled()
  const amounts = [{ minor: 500, currency: 'CZK' }]
  const [plan] = plansOf(db, (readable) => readLedgerBeside(readable, { ...of, amounts }))
  expect(plan).toContain(
    'USING INDEX payment_by_amount (workspace_id=? AND amount_minor=? AND currency=?)',
  )
  expect(readLedgerBeside(db, { ...of, amounts }).size).toBe(2)
  expect(readLedgerBeside(db, { ...of, amounts: [{ minor: 500, currency: 'EUR' }] }).size).toBe(0)
})
