// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerIdSchema, workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { CustomersScreen } from './customers-screen.tsx'

const workspaceId = workspaceIdSchema.parse('w1')
const customerId = customerIdSchema.parse(5)

// Happy-dom has no fonts to load.
Object.defineProperty(document, 'fonts', { value: new EventTarget() })

const leaf = (name: string, text: string) => ({ name, text, children: [] })
const tree = {
  name: 'customer',
  text: null,
  children: [
    leaf('name', 'Eva'),
    leaf('surname', 'Nováková'),
    leaf('valid', 'true'),
    leaf('date-fixed', '2026-11-20'),
  ],
}

test('a customer that another screen has opened is asked for, told in words, with what others know of them', async () => {
  const main = mainOnOrder()
  const kept: unknown[] = []
  const customers = (
    <CustomersScreen
      workspaceId={workspaceId}
      account="account for customers"
      trouble={null}
      opened={{ value: customerId, keep: (id) => kept.push(id) }}
      milestones="milestones"
      leadsOf={(id) => `leads of ${id}`}
      paymentsOf={(names) => `payments of ${names.join(' or ')}`}
    />
  )
  render(customers, { wrapper: await pageAround() })
  expect(screen.getByText('account for customers')).toBeTruthy()
  const asked = await main.asked('customers.openCustomer')
  expect(asked.input).toEqual({ workspaceId, customerId })
  expect(screen.getByText(/leads of 5/)).toBeTruthy()
  asked.answer({ tree: toJson(tree), askedAt: 1 })
  await screen.findByText(/payments of Eva Nováková or Nováková Eva/)
  expect(screen.getByText('Yes')).toBeTruthy()
  for (const raw of ['true', '2026-11-20']) expect(screen.queryByText(raw)).toBeNull()
  screen.getByRole('button', { name: 'Close the customer' }).click()
  expect(kept).toEqual([null])
  screen.getByText('Milestones').click()
  await screen.findByText('milestones')
})
