import { test } from '../../harness/test.ts'

test('a project that the CRM knows by another screen is loaded when a person tells which', async ({
  open,
  crm,
}) => {
  await crm.control('PATCH', '/switches', { screens: [2, 11], screensShape: 'unforeseen' })
  const { unitdesk } = await open()
  await unitdesk.chooseToConnect()
  const account = crm.account('prices@demo')
  await unitdesk.connectForm.fill({ name: 'Vltavan', address: crm.baseUrl, ...account })
  await unitdesk.connectForm.connect()
  await unitdesk.prices.loadWithScreen('11')
  await unitdesk.prices.expectUnits()
})
