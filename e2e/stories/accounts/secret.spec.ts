import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringsInPage } from '../../harness/strings-in-page.ts'
import { expect, test } from '../../harness/test.ts'

/** Every way in which the password could lie in a file. */
const spellings = (secret: string): Buffer[] => [
  Buffer.from(secret),
  Buffer.from(Buffer.from(secret).toString('base64').replace(/=+$/, '')),
  Buffer.from(encodeURIComponent(secret)),
  Buffer.from(secret, 'utf16le'),
  Buffer.from(Buffer.from(secret).toString('hex')),
]

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const filesWith = (folder: string, secret: string): string[] =>
  filesBelow(folder).filter((file) => {
    const content = readFileSync(file)
    return spellings(secret).some((spelling) => content.includes(spelling))
  })

const commandLines = (): string =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      // A process may end between being listed and being read.
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8')
      } catch {
        return ''
      }
    })
    .join('\n')

test('the password is in the keychain and nowhere else', async ({ start, crm, seat }) => {
  const { password } = crm.account('prices@demo')
  const first = await start()
  await first.unitdesk.chooseToConnect()
  const entries = { name: 'Vltavan', address: crm.baseUrl, login: 'prices@demo' }
  await first.unitdesk.connectForm.fill({ ...entries, password: `${password}-not` })
  await first.unitdesk.connectForm.test()
  await first.unitdesk.expectText('The login was not accepted')
  await first.unitdesk.connectForm.fill({ ...entries, password })
  await first.unitdesk.connectForm.connect()
  await first.unitdesk.prices.expectUnits()
  await first.unitdesk.go('Activity')
  await first.unitdesk.go('Settings')
  const page = await first.page.evaluate(
    () => JSON.stringify({ ...localStorage }) + document.documentElement.outerHTML,
  )
  expect(page).not.toContain(password)
  expect(commandLines()).not.toContain(password)
  await first.kill9()

  expect(filesWith(seat.profile, password)).toEqual([])
  expect(filesWith(seat.artefacts, password)).toEqual([])
  // The search finds what is there to be found.
  writeFileSync(join(seat.artefacts, 'planted.txt'), Buffer.from(password).toString('base64'))
  expect(filesWith(seat.artefacts, password)).toEqual([join(seat.artefacts, 'planted.txt')])
})

test('once a form is closed, the memory of the page holds its password no more', async ({
  start,
  crm,
}) => {
  const { password } = crm.account('prices@demo')
  const { page, unitdesk } = await start({ trace: 'off' })
  const found = async () => (await stringsInPage(page)).filter((text) => text.includes(password))
  await unitdesk.chooseToConnect()
  const entries = { name: 'Vltavan', address: crm.baseUrl, login: 'prices@demo', password }
  await unitdesk.connectForm.fill(entries)
  // The search finds what is there to be found: an open form has what was typed into it.
  expect(await found()).not.toEqual([])
  await unitdesk.connectForm.test()
  await unitdesk.expectText('The connection works')
  await unitdesk.connectForm.connect()
  await unitdesk.prices.expectUnits()
  expect(await found(), 'after connecting').toEqual([])

  await unitdesk.go('Settings')
  await unitdesk.settings.typePassword('Integration', password)
  expect(await found()).not.toEqual([])
  await unitdesk.settings.leavePassword()
  await unitdesk.expectNoDialog()
  expect(await found(), 'after leaving the dialog').toEqual([])
  await unitdesk.settings.changePassword('Integration', password)
  await unitdesk.expectNoDialog()
  expect(await found(), 'after changing it').toEqual([])
})
