import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveAs } from '../../harness/answer-dialogs.ts'
import { giveToPerson } from '../../harness/person.ts'
import { expect, test } from '../../harness/test.ts'

test('the language changes every word at once, dark is dark, and both stay for the next start', async ({
  start,
}) => {
  const first = await start()
  await first.unitdesk.go('Settings')
  await first.unitdesk.settings.choose('Dark')
  await first.unitdesk.settings.expectDark()
  await first.unitdesk.settings.choose('Čeština')
  await first.unitdesk.expectScreen('Nastavení')
  await first.unitdesk.settings.choose('English')
  await first.unitdesk.expectScreen('Settings')
  await first.unitdesk.settings.choose('Čeština')
  await first.unitdesk.expectScreen('Nastavení')
  await first.close()
  const { unitdesk } = await start()
  await unitdesk.expectScreen('Nastavení')
  await unitdesk.settings.expectDark()
})

test('a workspace can be removed, with everything that belongs to it', async ({ open, crm }) => {
  const { unitdesk } = await open({ crm })
  await unitdesk.go('Settings')
  await unitdesk.settings.expectAccount('Integration', 'Ready')
  await unitdesk.settings.removeWorkspace('Vltavan')
  await unitdesk.go('Prices')
  await unitdesk.expectText('No workspace is open')
})

test('workspaces come from a file, and wait for their passwords', async ({ open, home }) => {
  const { unitdesk } = await open()
  const file = join(home, 'workspaces.json')
  const account = { label: 'Pricelist', login: 'prices', areas: ['prices'] }
  writeFileSync(
    file,
    JSON.stringify({
      kind: 'unitdesk-workspaces',
      version: 1,
      workspaces: [{ name: 'Vltavan', baseUrl: 'https://crm.example.com', accounts: [account] }],
    }),
  )
  giveToPerson(file)
  await unitdesk.go('Settings')
  await unitdesk.settings.importFile(file)
  await unitdesk.expectText('1 workspace was added. 1 account waits for its password.')
  await unitdesk.settings.expectAccount('Pricelist', 'Password missing')
  await unitdesk.settings.changePassword('Pricelist', 'a new one')
  await unitdesk.settings.expectAccount('Pricelist', 'Password in the keychain')
})

test('what one computer exports another one imports, without any password', async ({
  start,
  crm,
  seat,
}) => {
  const first = await start({ crm })
  await first.unitdesk.go('Settings')
  const file = join(seat.home, 'workspaces.json')
  await saveAs(first.electron, file)
  await first.unitdesk.settings.exportSettings()
  expect(readFileSync(file, 'utf8')).toContain('prices@demo')
  await first.unitdesk.settings.removeWorkspace('Vltavan')
  await first.close()

  const { unitdesk } = await start()
  await unitdesk.go('Settings')
  await unitdesk.settings.importFile(file)
  await unitdesk.settings.expectAccount('Integration', 'Password missing')
  await unitdesk.settings.changePassword('Integration', crm.account('prices@demo').password)
  await unitdesk.settings.expectAccount('Integration', 'Not proved yet')
})

test('a workspace says that a login is for one desk, and the clock of its server is chosen and stays', async ({
  open,
  crm,
}) => {
  const { unitdesk } = await open({ crm })
  await unitdesk.go('Settings')
  await unitdesk.expectText(/^Every desk needs a login of its own/)
  await unitdesk.settings.chooseServerZone('Vltavan', 'Europe/London')
  await unitdesk.go('Prices')
  await unitdesk.go('Settings')
  await unitdesk.settings.expectServerZone('Vltavan', 'Europe/London')
})
