// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { sampleRow } from '#core/payments/testing/sample-row'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { PayerRule } from './payer-rule.tsx'

const workspaceId = workspaceIdSchema.parse('w1')
const { key } = sampleRow()
const payer = { account: '1/0100', dealId: 7, purpose: 'A.101 · Jiří Novák', times: 10 }

const start = async (isRule: boolean) => {
  const main = mainOnOrder()
  const rule = <PayerRule workspaceId={workspaceId} paymentKey={key} />
  render(rule, { wrapper: await pageAround() })
  const read = await main.asked('payments.readPayer')
  read.answer({ ...payer, isRule })
  return main
}

test('what was right ten times is offered with what it will do, and one click makes it a rule', async () => {
  const main = await start(false)
  expect(
    await screen.findByText('10 payments of this account were booked, all for A.101 · Jiří Novák.'),
  ).toBeTruthy()
  expect(screen.getByText(/Nothing is confirmed or sent by it/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Make it a rule' }))
  expect((await main.asked('payments.addPayerRule')).input).toEqual({ workspaceId, key })
})

test('a rule is taken away by one click', async () => {
  const main = await start(true)
  expect(await screen.findByText(/what comes from this account is for A.101/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove the rule' }))
  expect((await main.asked('payments.removePayerRule')).input).toEqual({ workspaceId, key })
})
