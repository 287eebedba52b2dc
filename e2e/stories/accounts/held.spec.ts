import { expect, test } from '../../harness/test.ts'

test('a held account says so where it is used, is tried once at its person’s word, and works again', async ({
  open,
  crm,
}) => {
  const { unitdesk } = await open({ crm })
  await crm.changeAccount('prices@demo', { password: 'changed in the CRM' })
  await unitdesk.prices.refresh()
  await unitdesk.accounts.expectHeldOnScreen('Integration', 'One login failed.')
  await unitdesk.accounts.expectServedBy('Integration, On hold')
  // What was loaded is still there.
  await unitdesk.prices.expectUnits()
  const failedLogins = async () =>
    (await crm.requests()).filter(({ status }) => status === 401).length
  expect(await failedLogins()).toBe(1)
  await unitdesk.accounts.tryOnce('Integration')
  await expect.poll(failedLogins).toBe(2)

  await unitdesk.go('Settings')
  await unitdesk.accounts.expectHeld('Integration', '2 logins failed in a row.')
  await unitdesk.settings.changePassword('Integration', 'changed in the CRM')
  await unitdesk.accounts.expectNotHeld()
  await unitdesk.go('Prices')
  await unitdesk.prices.refresh()
  await expect
    .poll(async () => (await crm.requests()).at(-1))
    .toMatchObject({ endpoint: 'get-project', status: 200 })
  expect(await failedLogins()).toBe(2)
})
