// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { statementIdSchema, workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import type { ImportedStatement } from '#core/payments/statements/imported-statement'
import type { ReconciledAccount } from '#core/payments/statements/reconcile-month'
import { sampleRow } from '#core/payments/testing/sample-row'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { StatementsView } from './statements-view.tsx'

const workspaceId = workspaceIdSchema.parse('w1')

const statement = (name: string): ImportedStatement => ({
  id: statementIdSchema.parse(name),
  fileName: `${name}.csv`,
  sha256: name,
  format: 'csv',
  importedAt: 1,
  problems: [],
  checks: [],
  totals: [{ day: '2026-11-05', currency: 'CZK', count: 2, creditMinor: 1_000, debitMinor: 0 }],
  notIncoming: 0,
  added: 2,
  payments: 2,
  booked: 0,
  unknown: 0,
  open: 2,
})

const press = (name: RegExp | string) =>
  act(() => screen.getAllByRole('button', { name })[0]?.click())

const start = async () => {
  const main = mainOnOrder()
  const view = <StatementsView workspaceId={workspaceId} onShow={() => undefined} />
  render(view, { wrapper: await pageAround() })
  const list = await main.asked('payments.listStatements')
  list.answer({ statements: toJson([statement('october'), statement('november')]) })
  await screen.findByRole('heading', { name: 'october.csv' })
  return main
}

test('whoever is asked about one statement and opens another is not asked about that one', async () => {
  await start()
  press('Remove…')
  expect(screen.queryByRole('button', { name: 'Remove it' })).not.toBeNull()
  press(/november/)
  expect(screen.queryByRole('heading', { name: 'november.csv' })).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove it' })).toBeNull()
})

test('a statement that was removed is put back from the notice', async () => {
  const main = await start()
  press('Remove…')
  press('Remove it')
  const remove = await main.asked('payments.removeStatement')
  const october = { workspaceId, statementId: statementIdSchema.parse('october') }
  expect(remove.input).toEqual(october)
  remove.answer({ removed: 2, kept: 0 })
  const undo = await screen.findByRole('button', { name: 'Undo' })
  act(() => undo.click())
  expect((await main.asked('payments.putBackStatement')).input).toEqual(october)
})

const november: ReconciledAccount<PaymentRow> = {
  account: '19-2000145399/0800',
  currency: 'CZK',
  opening: { day: '2026-11-02', minor: 100_000 },
  booked: [sampleRow({}, { amountMinor: 250_050 })],
  notBooked: [],
  maybe: [],
  alike: [],
  debitMinor: 7_000,
  closing: null,
  differenceMinor: null,
  missing: [
    { from: '2026-11-01', to: '2026-11-01' },
    { from: '2026-11-29', to: '2026-11-30' },
  ],
}

test('a month is looked at in figures and laid out for paper with its payments, without the dialog', async () => {
  const main = await start()
  press('A month as PDF…')
  const read = await main.asked('payments.readMonth')
  expect(read.input).toEqual({ workspaceId, year: 2026, month: 11 })
  read.answer({ accounts: toJson([november]) })
  const figures = await screen.findByRole('table', { name: '19-2000145399/0800, CZK' })
  expect(figures.textContent).toContain('Opening balance, 2 Nov 20261,000.00\u00a0CZK')
  expect(figures.textContent).toContain('booked in the CRM: 1 payment2,500.50\u00a0CZK')
  expect(figures.textContent).toContain('Closing balance, –not in the statements')
  expect(screen.getByText(/1 Nov 2026, 29 Nov 2026 – 30 Nov 2026/)).toBeTruthy()
  press('Save as PDF')
  const save = await main.asked('tables.savePdf')
  expect(save.input).toEqual({ fileName: 'Reconciliation 2026-11' })
  expect(screen.queryByRole('dialog')).toBeNull()
  const paper = document.querySelector('[data-print]')
  expect(paper?.querySelector('h1')?.textContent).toBe('Payments, November 2026')
  expect(paper?.textContent).toContain('Novák Jiří')
  save.answer(null)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})
