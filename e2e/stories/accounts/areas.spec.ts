import { expect, test } from '../../harness/test.ts'

const allAreas = ['Prices', 'Media', 'Leads', 'Customers', 'Exports', 'Payments']

for (const endpointAreas of ['shared', 'one'] as const) {
  test(`of all ticked areas the first that is refused is left out, and no screen warns of it (${endpointAreas})`, async ({
    open,
    crm,
  }) => {
    await crm.control('PATCH', '/switches', { endpointAreas })
    const { unitdesk } = await open()
    await unitdesk.chooseToConnect()
    await unitdesk.connectForm.expectTicked([])
    const account = crm.account('prices@demo')
    const entries = { name: 'Vltavan', address: crm.baseUrl, ...account, areas: allAreas }
    await unitdesk.connectForm.fill(entries)
    await unitdesk.connectForm.connect()
    await unitdesk.expectText(/refused the account for Leads/)
    await unitdesk.prices.expectUnits()
    await unitdesk.accounts.expectServedBy('Integration')
    await unitdesk.accounts.expectNothingDenied()
    const refused = (await crm.requests()).filter(({ status }) => status === 401)
    expect(refused.map(({ endpoint }) => endpoint)).toEqual(['list-leads'])
    await unitdesk.go('Settings')
    await unitdesk.settings.expectAccount('Integration', 'Prices, Media, Customers, Exports')
  })

  test(`an area that a test finds refused is no longer ticked, and an account for leads alone is connected (${endpointAreas})`, async ({
    open,
    crm,
  }) => {
    await crm.control('PATCH', '/switches', { endpointAreas })
    const { unitdesk } = await open()
    await unitdesk.chooseToConnect()
    const server = { name: 'Vltavan', address: crm.baseUrl }
    const areas = ['Prices', 'Leads']
    await unitdesk.connectForm.fill({ ...server, ...crm.account('prices@demo'), areas })
    await unitdesk.connectForm.test()
    await unitdesk.expectText(/It was refused for Leads/)
    await unitdesk.connectForm.expectTicked(['Prices'])

    await unitdesk.connectForm.untick('Prices')
    const account = crm.account('leads@demo')
    await unitdesk.connectForm.fill({ ...server, ...account, areas: ['Leads'] })
    await unitdesk.connectForm.test()
    await unitdesk.expectText('The account may use: Leads.')
    await unitdesk.connectForm.connect()
    await unitdesk.expectText(/leads from the last 7 days are in the CRM/)
    await unitdesk.expectText(/Account: Integration\./)
    await unitdesk.go('Prices')
    await unitdesk.expectText('No account for prices')
    await unitdesk.go('Settings')
    await unitdesk.settings.expectAccount('Integration', 'Ready')
    const statuses = (await crm.requests())
      .filter(({ parameters }) => parameters['login'] === account.login)
      .map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
}
