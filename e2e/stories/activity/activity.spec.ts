import { test } from '../../harness/test.ts'

test('every call is listed live, problems can be had alone, and the list can be cleared', async ({
  open,
  crm,
}) => {
  const { unitdesk } = await open({ crm })
  await unitdesk.prices.expectUnits()
  await unitdesk.go('Activity')
  await unitdesk.activity.expectCall('get-project', 'Done')
  await unitdesk.activity.expectCall('get-projects-info', 'Done')
  await unitdesk.activity.clear()
  await unitdesk.expectText(/calls were removed/)
  await unitdesk.activity.showProblems()
  await unitdesk.activity.expectNothingFound()
})

test('a login that was refused is there too', async ({ open, crm }) => {
  const { unitdesk } = await open()
  await unitdesk.chooseToConnect()
  await unitdesk.connectForm.fill({
    name: 'Vltavan',
    address: crm.baseUrl,
    login: 'prices@demo',
    password: 'wrong',
  })
  await unitdesk.connectForm.test()
  await unitdesk.expectText('The login was not accepted')
  await unitdesk.go('Activity')
  await unitdesk.activity.expectCall('get-projects-info', 'Held back')
})
