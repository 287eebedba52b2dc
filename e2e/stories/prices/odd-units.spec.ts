import { expect, test } from '../../harness/test.ts'

test('a project that the CRM knows by another screen is loaded when a person tells which, a unit without an ID is named, and what was rounded says so', async ({
  open,
  crm,
}) => {
  const otherScreens = { screens: [2, 11], screensShape: 'unforeseen' }
  const switches = { ...otherScreens, oddUnit: 'withoutId', priceNotation: 'manyDecimals' }
  await crm.control('PATCH', '/switches', switches)
  const { page, unitdesk } = await open()
  await unitdesk.chooseToConnect()
  const account = crm.account('prices@demo')
  await unitdesk.connectForm.fill({ name: 'Vltavan', address: crm.baseUrl, ...account })
  await unitdesk.connectForm.connect()
  await unitdesk.prices.loadWithScreen('11')
  await unitdesk.prices.expectUnits()
  await unitdesk.expectText('1 unit could not be read: A.101')
  await unitdesk.prices.openUnit('A.102')
  await unitdesk.expectText(/^rounded; the CRM has 8409968\.0+1$/)
  await unitdesk.press('Escape')

  await crm.control('PATCH', '/switches', { oddUnit: 'outsideBuilding' })
  await unitdesk.prices.refresh()
  await expect(page.getByText(/could not be read/)).toHaveCount(0)
  await unitdesk.prices.expectCount(/ of 705 units$/)
})
