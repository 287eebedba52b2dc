// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { sampleRow } from '#core/payments/testing/sample-row'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { PaymentsOfCustomer } from './payments-of-customer.tsx'

const workspaceId = workspaceIdSchema.parse('w1')
const none = { all: 0, toDecide: 0, confirmed: 0, unknown: 0, refused: 0, leftOut: 0, booked: 0 }

test('a payment that names a customer in either order is listed once', async () => {
  const main = mainOnOrder()
  const names = ['Eva Nováková', 'Nováková Eva']
  render(<PaymentsOfCustomer workspaceId={workspaceId} names={names} />, {
    wrapper: await pageAround(),
  })
  for (const name of names) {
    const { input, answer } = await main.asked('payments.listPayments')
    expect(input).toMatchObject({ workspaceId, scope: 'all', group: 'all', search: name })
    answer({ payments: toJson([sampleRow()]), total: 1, counts: none, totals: [] })
  }
  const table = await screen.findByRole('table', { name: 'Payments that name the customer' })
  expect(within(table).getAllByRole('row')).toHaveLength(2)
  expect(within(table).getByText(/250,000\.50/)).toBeTruthy()
})

test('a customer without a full name is not looked for among payments', async () => {
  const main = mainOnOrder()
  render(<PaymentsOfCustomer workspaceId={workspaceId} names={[]} />, {
    wrapper: await pageAround(),
  })
  expect(screen.getByText(/gives no full name/)).toBeTruthy()
  expect(main.waiting()).toEqual([])
})
