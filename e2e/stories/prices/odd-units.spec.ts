import { enterWorkspace } from '../../harness/enter-workspace.ts'
import { expect, test } from '../../harness/test.ts'

test('a unit without an ID is named and the others are shown; what was rounded while it was read says so', async ({
  open,
  crm,
}) => {
  const switches = { oddUnit: 'withoutId', priceNotation: 'manyDecimals' }
  await crm.control('PATCH', '/switches', switches)
  const { page, unitdesk } = await open()
  await enterWorkspace(unitdesk, { crm })
  await unitdesk.prices.expectUnits()
  await unitdesk.expectText('1 unit could not be read: A.101')
  await unitdesk.prices.openUnit('A.102')
  await unitdesk.expectText(/^rounded, the CRM has 8409968\.0+1$/)
  await unitdesk.press('Escape')

  await crm.control('PATCH', '/switches', { oddUnit: 'outsideBuilding' })
  await unitdesk.prices.refresh()
  await expect(page.getByText(/could not be read/)).toHaveCount(0)
  await unitdesk.prices.expectCount(/ of 705 units$/)
})
