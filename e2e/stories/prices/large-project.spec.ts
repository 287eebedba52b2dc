import { test } from '../../harness/test.ts'

test.use({ seed: 'large' })

test('ten thousand units load, and the last of them is found', async ({ open, crm }) => {
  const { unitdesk } = await open()
  await unitdesk.chooseToConnect()
  await unitdesk.connectForm.fill({
    name: 'Vltavan',
    address: crm.baseUrl,
    login: 'prices@demo',
    password: crm.account('prices@demo').password,
  })
  await unitdesk.connectForm.connect()
  // Typed while the first units are on their way, and none of those passes.
  await unitdesk.prices.searchFor('20.1225')
  await unitdesk.prices.expectCount(/^1 of /)
  await unitdesk.prices.searchFor('')
  await unitdesk.prices.expectUnits('Nové Město nad Tratí')
  await unitdesk.prices.expectCount(/^(?:\d,\d{3} of )?(?:9,9\d\d|10,000) units$/)
})
