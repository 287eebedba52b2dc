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
