// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { statementIdSchema, workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { ImportedStatement } from '#core/payments/statements/imported-statement'
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
  totals: [],
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
