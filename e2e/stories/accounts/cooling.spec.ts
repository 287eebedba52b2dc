import { expect, test } from '../../harness/test.ts'

test('an endpoint that the server wants to be left alone is left alone, even after the power went', async ({
  start,
  crm,
}) => {
  const first = await start()
  await first.unitdesk.connectTo(crm)
  await crm.fail('get-project', { kind: 'tooMany', retryAfterSeconds: 3_600 })
  await first.unitdesk.prices.refresh()
  await first.unitdesk.expectText('The CRM asks us to wait')
  // Nobody has to look again: the screen that shows the account learns it at once.
  await first.unitdesk.accounts.expectServedBy('Integration, Waiting until')
  const answers = async () =>
    (await crm.requests())
      .filter(({ endpoint }) => endpoint === 'get-project')
      .map(({ status }) => status)
  expect(await answers()).toEqual([200, 429])
  await first.kill9()

  const { unitdesk } = await start()
  await unitdesk.prices.expectUnits()
  await unitdesk.accounts.expectServedBy('Integration, Waiting until')
  await unitdesk.prices.refresh()
  await unitdesk.expectText('It accepts no “Prices of a project” request before')
  await unitdesk.go('Settings')
  await unitdesk.settings.expectAccount('Integration', 'Prices of a project: waiting until')
  expect(await answers()).toEqual([200, 429])
})
