// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import type { PaymentState } from '#core/payments/ledger/payment-state'
import { sampleRow } from '#core/payments/testing/sample-row'
import { addMissingFeatures } from '../../../testing/add-missing-features.ts'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { PaymentDetail } from './payment-detail.tsx'
import { usePaymentActs } from './use-payment-acts.ts'

addMissingFeatures()

const workspaceId = workspaceIdSchema.parse('w1')

interface ShownProps {
  readonly state: PaymentState
  readonly looksBooked?: boolean
}

const Shown = ({ state, looksBooked = true }: ShownProps) => (
  <PaymentDetail
    workspaceId={workspaceId}
    row={sampleRow({ looksBooked, state })}
    acts={usePaymentActs(workspaceId)}
  />
)

test.each<[PaymentState, advice: RegExp, offered: string]>([
  [{ kind: 'new' }, /, confirm it as another payment\.$/, 'Confirm as another payment'],
  [{ kind: 'confirmed', at: 1 }, /, undo the confirmation and confirm it/, 'Undo confirmation'],
])('what looks booked is told with an act that is there: %j', async (state, advice, offered) => {
  mainOnOrder()
  render(<Shown state={state} />, { wrapper: await pageAround() })
  expect(screen.getByText(advice)).toBeDefined()
  expect(screen.getByRole('button', { name: offered })).toBeDefined()
})

test('whoever undoes that a refused payment is in the CRM is not asked whether it is booked: the CRM has said no', async () => {
  const main = mainOnOrder()
  const refused = { kind: 'refused', at: 1, message: 'No.' } as const
  render(<Shown state={refused} looksBooked={false} />, { wrapper: await pageAround() })
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    act(() => button.click())
  }
  await press('It is already in the CRM…')
  await press('It is booked')
  const said = await main.asked('payments.settlePayment')
  expect(said.input).toMatchObject({ outcome: 'booked' })
  await act(async () => said.answer(null))
  await press('Undo')
  const undone = await main.asked('payments.settlePayment')
  expect(undone.input).toMatchObject({ outcome: 'notBooked', paymentId: null })
})

test('whoever undoes that a refused payment is in the CRM has not ruled out the one that is like it there', async () => {
  const main = mainOnOrder()
  const refused = { kind: 'refused', at: 1, message: 'No.' } as const
  render(<Shown state={refused} />, { wrapper: await pageAround() })
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    act(() => button.click())
  }
  await press('It is booked')
  const said = await main.asked('payments.settlePayment')
  await act(async () => said.answer(null))
  await press('Undo')
  expect((await main.asked('payments.movePayments')).input).toMatchObject({ move: 'reopen' })
})
