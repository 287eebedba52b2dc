// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { sampleRow } from '#core/payments/testing/sample-row'
import { addMissingFeatures } from '../../../testing/add-missing-features.ts'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { WorklistView } from './worklist-view.tsx'

addMissingFeatures()

const none = { all: 0, toDecide: 0, confirmed: 0, unknown: 0, refused: 0, leftOut: 0, booked: 0 }
const noop = () => undefined

test('no empty panel takes room of the list while no payment is chosen', async () => {
  const main = mainOnOrder()
  const view = (
    <WorklistView
      workspaceId={workspaceIdSchema.parse('w1')}
      density="normal"
      statementId={null}
      onStatement={noop}
      onStatements={noop}
    />
  )
  const { container } = render(view, { wrapper: await pageAround() })
  const list = await main.asked('payments.listPayments')
  list.answer({
    payments: toJson([sampleRow({}, { counterName: 'Novák Jiří' })]),
    total: 1,
    counts: { ...none, all: 1, toDecide: 1 },
    totals: [],
  })
  await expect.poll(() => container.querySelector('[row-index="0"]')).not.toBeNull()
  expect(screen.queryByRole('complementary')).toBeNull()
})
