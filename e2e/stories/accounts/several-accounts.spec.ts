import { expect, test } from '../../harness/test.ts'

test('a second account is added, serves what its person chooses, and goes with its password', async ({
  open,
  crm,
}) => {
  const { unitdesk } = await open({ crm })
  await unitdesk.accounts.expectServedBy('Integration')
  await unitdesk.go('Settings')
  const { login, password } = crm.account('media@demo')
  const media = { login, password, label: 'Media', areas: ['Prices', 'Media'] }
  await unitdesk.accounts.add('Vltavan', media)
  await unitdesk.accounts.expectAdded('Media')
  await unitdesk.accounts.rename('Media', 'Web')

  await unitdesk.go('Prices')
  await unitdesk.prices.expectUnits()
  await unitdesk.accounts.expectOffered(['Integration', 'Web'])
  await unitdesk.accounts.serveWith('Web')
  await unitdesk.accounts.expectServedBy('Web')
  await unitdesk.prices.refresh()
  const logins = async () =>
    (await crm.requests())
      .filter(({ endpoint }) => endpoint === 'get-project')
      .map(({ parameters }) => parameters['login'])
  await expect.poll(logins).toEqual(['prices@demo', 'media@demo'])

  await unitdesk.go('Settings')
  await unitdesk.accounts.limitTo('Web', 'Ponávka Park')
  await unitdesk.go('Prices')
  await unitdesk.accounts.expectServedBy('Integration')
  await unitdesk.prices.chooseProject('Ponávka Park')
  await unitdesk.accounts.expectServedBy('Web')

  await unitdesk.go('Settings')
  await unitdesk.accounts.askToRemove('Web')
  await unitdesk.accounts.cancel()
  await unitdesk.accounts.askToRemove('Web')
  await unitdesk.accounts.confirmRemoval('Web')
  await unitdesk.go('Prices')
  await unitdesk.accounts.expectServedBy('Integration')
})

test('an account that the server refuses is not added, and one for payments alone is kept unasked and told to be unproven', async ({
  open,
  crm,
}) => {
  const { unitdesk } = await open({ crm })
  await unitdesk.go('Settings')
  const wrong = {
    login: 'media@demo',
    password: 'wrong',
    label: 'Media',
    areas: ['Prices', 'Media'],
  }
  await unitdesk.accounts.add('Vltavan', wrong)
  await unitdesk.expectText('The CRM refused the login')
  await unitdesk.accounts.cancel()
  const asked = (await crm.requests()).filter(
    ({ parameters }) => parameters['login'] === wrong.login,
  )
  expect(asked.map(({ status }) => status)).toEqual([401])

  const account = crm.account('payments@demo')
  await unitdesk.accounts.add('Vltavan', { ...account, label: 'Accounting', areas: ['Payments'] })
  await unitdesk.accounts.expectAdded('Accounting')
  await unitdesk.expectText(/the first use shows whether the CRM accepts it/)
  await unitdesk.settings.expectAccount('Accounting', 'Not verified yet')
  const logins = (await crm.requests()).map(({ parameters }) => parameters['login'])
  expect(logins).not.toContain('payments@demo')
})
