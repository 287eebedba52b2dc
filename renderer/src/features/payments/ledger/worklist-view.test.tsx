// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { sampleRow } from '#core/payments/testing/sample-row'
import { addMissingFeatures } from '../../../testing/add-missing-features.ts'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { DropStatements } from '../statements/drop-statements.tsx'
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

test('where no payment was ever imported, nothing is there to filter, search or send', async () => {
  const main = mainOnOrder()
  const workspaceId = workspaceIdSchema.parse('w1')
  const view = (
    <DropStatements workspaceId={workspaceId} onImported={noop}>
      <WorklistView
        workspaceId={workspaceId}
        density="normal"
        statementId={null}
        onStatement={noop}
        onStatements={noop}
      />
    </DropStatements>
  )
  render(view, { wrapper: await pageAround() })
  const list = await main.asked('payments.listPayments')
  list.answer({ payments: toJson([]), total: 0, counts: none, totals: [] })
  await expect.poll(() => screen.queryByRole('searchbox')).not.toBeNull()
  const ledger = await main.asked('payments.readTotals')
  ledger.answer({ totals: [], confirmed: 0, unknown: 0, open: 0, isRestored: false })
  await expect.poll(() => screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Import a statement…' })).not.toBeNull()
})
