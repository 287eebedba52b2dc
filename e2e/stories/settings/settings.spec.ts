import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveAs } from '../../harness/answer-dialogs.ts'
import { companyCertificate } from '../../harness/company-certificate.ts'
import { giveToPerson } from '../../harness/person.ts'
import { expect, test } from '../../harness/test.ts'

test('language, colours, a company’s own authority and the place of the window stay for the next start, and can be changed again; what the company decides cannot', async ({
  start,
  seat,
}) => {
  const file = (name: string, text: string): string => {
    const path = join(seat.home, name)
    writeFileSync(path, text)
    giveToPerson(path)
    return path
  }
  const place = { x: 60, y: 40, width: 1210, height: 730 }
  const first = await start()
  await first.unitdesk.expectWelcome()
  await first.electron.evaluate(
    ({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0]?.setBounds(bounds),
    place,
  )
  await first.unitdesk.go('Settings')
  await first.unitdesk.expectText('No additional authority is trusted.')
  await first.unitdesk.settings.trustAuthority(file('notes.pem', 'not a certificate'))
  await first.unitdesk.expectText('It contains no readable certificate.')
  await first.unitdesk.settings.trustAuthority(file('company.pem', companyCertificate))
  await first.unitdesk.expectText('Unitdesk tests, valid until')
  await first.unitdesk.settings.choose('Dark')
  await first.unitdesk.settings.expectDark()
  await first.unitdesk.settings.choose('Čeština')
  await first.unitdesk.expectScreen('Nastavení')
  await first.unitdesk.settings.choose('English')
  await first.unitdesk.expectScreen('Settings')
  await first.unitdesk.settings.choose('Čeština')
  await first.unitdesk.expectScreen('Nastavení')
  await first.close()

  const policy = file('policy.json', '{ "off": ["payments"], "hiddenScreens": ["media"] }')
  const { electron, unitdesk } = await start({ arguments: [`--policy=${policy}`] })
  // Main's debugger may lose the answer to a question that it gets while main starts.
  await unitdesk.expectScreen('Nastavení')
  const bounds = () =>
    electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds())
  await expect.poll(bounds).toEqual(place)
  await unitdesk.settings.expectDark()
  await unitdesk.settings.choose('English')
  await unitdesk.expectText('Payments are switched off.')
  await unitdesk.expectText('The screen Media is hidden.')
  await unitdesk.expectScreens(['Prices', 'Leads', 'Customers', 'Exports', 'Activity', 'Settings'])
  await unitdesk.expectText('Unitdesk tests, valid until')
  await unitdesk.settings.stopTrusting()
  await unitdesk.expectText('No additional authority is trusted.')
})

test('a workspace has the clock of its server and one login for each desk, is exported without a password, removed, and comes back from its file', async ({
  open,
  home,
  crm,
}) => {
  const { electron, unitdesk } = await open({ crm })
  await unitdesk.go('Settings')
  await unitdesk.settings.expectAccount('Integration', 'Ready')
  await unitdesk.expectText(/^Every computer needs its own login/)
  await unitdesk.settings.chooseServerZone('Vltavan', 'Europe/London')
  await unitdesk.go('Prices')
  await unitdesk.go('Settings')
  await unitdesk.settings.expectServerZone('Vltavan', 'Europe/London')

  const file = join(home, 'workspaces.json')
  await saveAs(electron, file)
  await unitdesk.settings.exportSettings()
  expect(readFileSync(file, 'utf8')).toContain('prices@demo')
  const report = join(home, 'report.zip')
  await saveAs(electron, report)
  await unitdesk.choosePaletteDialog('report for support')
  await unitdesk.settings.saveReport('activity.csv', 'get-projects-info,200')
  expect(readFileSync(report).subarray(0, 2).toString()).toBe('PK')
  await unitdesk.settings.removeWorkspace('Vltavan')
  await unitdesk.go('Prices')
  await unitdesk.expectText('No workspace is open')

  await unitdesk.go('Settings')
  await unitdesk.settings.importFile(file)
  await unitdesk.settings.expectAccount('Integration', 'Password missing')
  await unitdesk.settings.changePassword('Integration', crm.account('prices@demo').password)
  await unitdesk.settings.expectAccount('Integration', 'Not verified yet')
})

test('workspaces and their reports come from a file, and wait for their passwords', async ({
  open,
  home,
}) => {
  const { unitdesk } = await open()
  const file = join(home, 'workspaces.json')
  const account = { label: 'Pricelist', login: 'prices', areas: ['prices'], projects: null }
  const report = {
    name: 'Free units',
    content: { name: 'products', format: 'xlsx', parameters: {} },
    rules: null,
    retention: null,
    alerts: [],
    latest: null,
    delivery: null,
    account: 0,
  }
  const workspace = {
    name: 'Vltavan',
    baseUrl: 'https://crm.example.com',
    timeZone: 'Europe/Prague',
    accounts: [account],
    choices: [],
    reports: [report],
    leadSettings: null,
    leadMappings: [],
    paymentSettings: null,
    statementMappings: [],
    sendLimitMinor: null,
    projects: [],
  }
  writeFileSync(
    file,
    JSON.stringify({
      kind: 'unitdesk-settings',
      version: 4,
      workspaces: [workspace],
      exports: { mail: null, sftp: null, retention: null, digest: null },
    }),
  )
  giveToPerson(file)
  await unitdesk.go('Settings')
  await unitdesk.settings.importFile(file)
  await unitdesk.expectText(
    '1 workspace was added. 1 setting was added. 1 account needs its password.',
  )
  await unitdesk.settings.expectAccount('Pricelist', 'Password missing')
  await unitdesk.settings.changePassword('Pricelist', 'a new one')
  await unitdesk.settings.expectAccount('Pricelist', 'Password in the keychain')
})
