import { openPayments } from '../../harness/payments-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { ConsoleScreen } from '../../screens/console.ts'

test('any call: switched on under Settings, shown without secrets, and a change asks first', async ({
  open,
  crm,
}) => {
  test.slow()
  const { page, unitdesk, inCrm } = await openPayments(open, crm)
  const { password } = crm.account('customers@demo')
  const call = new ConsoleScreen(page)
  await unitdesk.go('Settings')
  await expect(call.request).toHaveCount(0)
  await call.switchOn()
  await expect(call.request).toContainText('POST /ws/v10/list-projects HTTP/1.1')
  await expect(call.request).toContainText('password=••••••')
  await expect(call.request).not.toContainText(password)
  await call.send()
  await expect(call.answer).toContainText('<project')
  await unitdesk.expectText(/^200 · /)

  await call.chooseEndpoint('add-incoming-payment')
  await call.fillParameter('id', 'rucne-1')
  await call.askToSend()
  await unitdesk.expectDialog('Send add-incoming-payment?')
  expect(await inCrm.received()).toEqual([])
  await call.confirm()
  await expect.poll(inCrm.received).toEqual([{ id: 'rucne-1' }])
  await unitdesk.expectText(/^201 · /)
})

test('any call: a changed request says so, and one that lasts is stopped', async ({
  open,
  crm,
}) => {
  test.slow()
  const { page, unitdesk } = await openPayments(open, crm)
  const call = new ConsoleScreen(page)
  await unitdesk.go('Settings')
  await call.switchOn()
  await call.send()
  await expect(call.answer).toContainText('<project')
  await call.chooseEndpoint('list-milestones')
  await unitdesk.expectText(/an earlier call of list-projects/)
  await crm.fail('list-milestones', { kind: 'latency', ms: 60_000 })
  await call.send()
  await call.stop.click()
  await unitdesk.expectText('It was stopped.')
  await expect(call.stop).toHaveCount(0)
})
