// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
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

const Shown = ({ state }: { readonly state: PaymentState }) => (
  <PaymentDetail
    workspaceId={workspaceId}
    row={sampleRow({ looksBooked: true, state })}
    acts={usePaymentActs(workspaceId)}
  />
)

test.each<[PaymentState, advice: RegExp, act: string]>([
  [{ kind: 'new' }, /, confirm it as another payment\.$/, 'Confirm as another payment'],
  [{ kind: 'confirmed', at: 1 }, /, undo the confirmation and confirm it/, 'Undo confirmation'],
])('what looks booked is told with an act that is there: %j', async (state, advice, act) => {
  mainOnOrder()
  render(<Shown state={state} />, { wrapper: await pageAround() })
  expect(screen.getByText(advice)).toBeDefined()
  expect(screen.getByRole('button', { name: act })).toBeDefined()
})
