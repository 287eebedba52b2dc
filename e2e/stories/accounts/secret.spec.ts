import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { saveAs } from '../../harness/answer-dialogs.ts'
import type { SandboxCrm } from '../../harness/sandbox-crm.ts'
import { memoryOfPage } from '../../harness/secrets/memory-of-page.ts'
import { holdsSecret, placesOfSecret } from '../../harness/secrets/places-of-secret.ts'
import { expect, test } from '../../harness/test.ts'
import type { Unitdesk } from '../../screens/unitdesk.ts'

const login = 'prices@demo'

interface Everything {
  readonly crm: SandboxCrm
  /** What is looked at while a form is open that has the password. */
  readonly whileTyped: () => Promise<void>
}

/** Every way in which a password is typed, and then everything that can be done with it. */
const useEverything = async (
  unitdesk: Unitdesk,
  { crm, whileTyped }: Everything,
): Promise<void> => {
  const { password } = crm.account(login)
  await unitdesk.chooseToConnect()
  const entries = { name: 'Vltavan', address: crm.baseUrl, login }
  await unitdesk.connectForm.fill({ ...entries, password: `${password}-not` })
  await unitdesk.connectForm.test()
  await unitdesk.expectText('The CRM refused the login')
  await unitdesk.connectForm.fill({ ...entries, password })
  await whileTyped()
  await unitdesk.connectForm.connect()
  await unitdesk.prices.expectUnits()
  await unitdesk.prices.refresh()
  await unitdesk.prices.chooseProject('Ponávka Park')
  for (const screen of ['Media', 'Leads', 'Exports', 'Payments', 'Activity'] as const) {
    await unitdesk.go(screen)
  }
  await unitdesk.go('Settings')
  const media = crm.account('media@demo')
  await unitdesk.accounts.add('Vltavan', { ...media, label: 'Media', areas: ['Media'] })
  await unitdesk.accounts.expectAdded('Media')
  await unitdesk.settings.changePassword('Integration', password)
  await unitdesk.expectNoDialog()
  await unitdesk.settings.exportSettings()
  await unitdesk.settings.typePassword('Integration', password)
  await unitdesk.settings.leavePassword()
  await unitdesk.expectNoDialog()
}

/** Answers when the page is there again; what is in its memory lies in the file then. */
const crashPage = (electron: ElectronApplication, heapFile: string): Promise<void> =>
  electron.evaluate(async ({ BrowserWindow }, file) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    await new Promise<void>((resolve) => {
      contents?.once('did-finish-load', () => resolve())
      contents?.forcefullyCrashRenderer()
    })
    await contents?.takeHeapSnapshot(file)
  }, heapFile)

test('the passwords are in the keychain and nowhere else, through every form, every feature and two crashes', async ({
  start,
  crm,
  seat,
}) => {
  const passwords = [login, 'media@demo'].map((name) => crm.account(name).password)
  const found = () =>
    passwords.flatMap((password) => placesOfSecret(password, [seat.home, seat.artefacts]))
  const { electron, unitdesk, pid, kill9 } = await start({ trace: 'off' })
  // What a crash of main would leave has nothing of its memory.
  expect(Number.parseInt(readFileSync(`/proc/${pid}/coredump_filter`, 'utf8'), 16)).toBe(0)
  await saveAs(electron, join(seat.home, 'workspaces.json'))
  const inMemory = async () => {
    const memory = await memoryOfPage(electron, seat.home)
    return passwords.filter((password) => holdsSecret(memory, password))
  }
  // The search finds what is there to be found: an open form has what was typed into it.
  const whileTyped = async () => expect(await inMemory()).not.toEqual([])
  await useEverything(unitdesk, { crm, whileTyped })
  // What no open form holds any more goes with one of the next collections.
  await expect.poll(inMemory).toEqual([])
  expect(found(), 'in use').toEqual([])

  await crashPage(electron, join(seat.home, 'page-after-crash.heapsnapshot'))
  expect(found(), 'after the page crashed').toEqual([])
  await kill9()
  expect(found(), 'after the power went').toEqual([])
  // The search finds what is there to be found.
  const planted = join(seat.artefacts, 'planted.txt')
  writeFileSync(planted, Buffer.from(passwords[0] ?? '').toString('base64'))
  expect(found()).toEqual([planted])
})
