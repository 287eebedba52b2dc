import { expect, test } from '../../harness/test.ts'

test.use({ keychain: 'absent' })

test('without a keychain the person is told, and may keep the password for this run only', async ({
  start,
  crm,
}) => {
  const first = await start()
  await first.unitdesk.chooseToConnect()
  await first.unitdesk.connectForm.fill({
    name: 'Vltavan',
    address: crm.baseUrl,
    login: 'prices@demo',
    password: crm.account('prices@demo').password,
  })
  await first.unitdesk.connectForm.connect()
  await first.unitdesk.expectText('No keychain to keep the password in')
  await first.unitdesk.connectForm.keepForThisRun()
  await first.unitdesk.prices.expectUnits()
  await first.unitdesk.go('Settings')
  await first.unitdesk.settings.expectAccount('Integration', 'Password kept until Unitdesk closes')
  await first.close()

  const { unitdesk } = await start()
  await unitdesk.go('Prices')
  await unitdesk.prices.expectUnits()
  const before = (await crm.requests()).length
  await unitdesk.expectText('The account “Integration” has no password')
  await unitdesk.prices.refresh()
  expect(await crm.requests()).toHaveLength(before)
})
