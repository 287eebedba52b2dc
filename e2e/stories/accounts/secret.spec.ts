import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
