import type { Seat } from '../../harness/application.ts'
import { breakMapping, mendMapping, scriptsLoadedBy } from '../../harness/break-mapping.ts'
import { mainLog } from '../../harness/main-log.ts'
import { refuseFile } from '../../harness/refuse-file.ts'
import { expect, test } from '../../harness/test.ts'

const loggedDefects = (seat: Seat) => mainLog(seat).filter(({ event }) => event === 'page defect')

const entries = {
  name: 'Vltavan',
  address: 'https://crm.example.com',
  login: 'prices@demo',
  password: 'typed with care',
}

test('a screen that stops says so with a number, the others go on, and what was typed is still there but for the password; one whose files the disk does not give opens by itself when it does', async ({
  start,
  seat,
}) => {
  const { electron, page, unitdesk } = await start()
  await unitdesk.expectWelcome()
  // The palette is loaded in an idle moment: it is here before what a screen loads is looked at.
  await unitdesk.typeIntoPalette('')
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  const loaded = await scriptsLoadedBy(page, async () => {
    await unitdesk.chooseToConnect()
    await unitdesk.connectForm.fill({ ...entries, login: 'half' })
  })
  // The schemas come with the first screen that needs them, and belong to the others as well.
  const connectScripts = loaded.filter((script) => !script.includes('/assets/schemas-'))
  await breakMapping(page, connectScripts)
  await unitdesk.connectForm.typeLogin(entries.login)
  const first = await unitdesk.stopped.expectReport()
  expect(loggedDefects(seat)).toMatchObject([{ id: first, screen: 'connect' }])
  const { stack } = loggedDefects(seat)[0] ?? {}
  expect(connectScripts.filter((script) => String(stack).includes(script))).not.toEqual([])

  await unitdesk.stopped.openAgain()
  const second = await unitdesk.stopped.expectReport()
  expect(loggedDefects(seat).map(({ id }) => id)).toEqual([first, second])

  await unitdesk.go('Activity')
  await unitdesk.activity.expectEmpty()
  await unitdesk.press('Control+/')
  await unitdesk.expectDialog('Keyboard shortcuts')
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await unitdesk.choosePaletteEntry('go to settings')
  await unitdesk.expectScreen('Settings')

  await unitdesk.choosePaletteEntry('Connect a CRM')
  const third = await unitdesk.stopped.expectReport()
  await mendMapping(page)
  await unitdesk.stopped.openAgain()
  await unitdesk.connectForm.expectEntries({ ...entries, password: '' })
  expect(loggedDefects(seat)).toMatchObject(
    [first, second, third].map((id) => ({ id, screen: 'connect' })),
  )

  const giveFiles = await refuseFile(electron, '/assets/payments-')
  await unitdesk.choose('Payments')
  await unitdesk.expectText('This screen isn’t ready yet')
  await unitdesk.go('Settings')
  await unitdesk.choose('Payments')
  await unitdesk.expectText('This screen isn’t ready yet')
  await giveFiles()
  await unitdesk.expectScreen('Payments')
  await unitdesk.expectText('Connect the CRM or open the demo to send payments.')
  expect(loggedDefects(seat)).toHaveLength(3)
})
