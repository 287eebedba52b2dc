import { leaveCallOpen } from '../../harness/leave-call-open.ts'
import { test } from '../../harness/test.ts'

test('what was being sent when the application was killed waits until its person has found out', async ({
  start,
  crm,
  seat,
}) => {
  const first = await start({ crm })
  await first.unitdesk.prices.expectUnits()
  await first.close()
  leaveCallOpen(seat.profile, 'Living room, unit A.101')

  const second = await start()
  await second.unitdesk.go('Activity')
  await second.unitdesk.expectText('One call may or may not have arrived')
  await second.unitdesk.activity.expectUnknown('Living room, unit A.101', 'Open the gallery')
  await second.unitdesk.activity.sayItArrived('Living room, unit A.101')
  await second.unitdesk.activity.expectNothingUnknown()
  await second.close()

  const third = await start()
  await third.unitdesk.go('Activity')
  await third.unitdesk.activity.expectCall('get-projects-info', 'Done')
  await third.unitdesk.activity.expectNothingUnknown()
})
