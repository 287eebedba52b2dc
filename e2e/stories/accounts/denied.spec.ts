import { expect, test } from '../../harness/test.ts'

test('what an account is probably not permitted is said wherever it is used, and asked again at its person’s word', async ({
  open,
  crm,
}) => {
  await crm.changeAccount('prices@demo', { areas: ['leads'] })
  const { unitdesk } = await open()
  await unitdesk.chooseToConnect()
  const account = crm.account('prices@demo')
  await unitdesk.connectForm.fill({ name: 'Vltavan', address: crm.baseUrl, ...account })
  await unitdesk.connectForm.connect()
  await unitdesk.accounts.expectDeniedOnScreen('Integration', 'Prices of a project')
  await unitdesk.accounts.expectServedBy('Integration, Lacks a permission')
  const asked = async () =>
    (await crm.requests())
      .filter(({ endpoint }) => endpoint === 'get-project')
      .map(({ status }) => status)
  expect(await asked()).toEqual([401])
  await unitdesk.press('Control+r')
  await unitdesk.go('Settings')
  await unitdesk.accounts.expectDenied('Integration', 'Prices of a project')
  await unitdesk.settings.expectAccount('Integration', 'Prices of a project was refused on')
  expect(await asked()).toEqual([401])

  await crm.changeAccount('prices@demo', { areas: ['prices', 'leads'] })
  await unitdesk.accounts.tryOnce('Integration')
  await unitdesk.expectText('Integration works again')
  await unitdesk.accounts.expectNothingDenied()
  await unitdesk.go('Prices')
  await unitdesk.press('Control+r')
  await unitdesk.prices.expectUnits()
  expect(await asked()).toEqual([401, 200])
})
