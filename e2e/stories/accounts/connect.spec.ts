import { answerQuestions } from '../../harness/answer-dialogs.ts'
import { expect, test } from '../../harness/test.ts'
import { sizeWindow } from '../../screens/size-window.ts'

const entries = (crm: { baseUrl: string; account: (login: string) => { password: string } }) => ({
  name: 'Vltavan',
  address: crm.baseUrl,
  login: 'prices@demo',
  password: crm.account('prices@demo').password,
})

test('a CRM is connected, its prices load, and the next start finds the password in the keychain', async ({
  start,
  crm,
}) => {
  const first = await start()
  await first.unitdesk.chooseToConnect()
  await first.unitdesk.connectForm.fill(entries(crm))
  // Before anything leaves to a server for the first time, main itself asks.
  const refused = await answerQuestions(first.electron, 'Cancel')
  await first.unitdesk.connectForm.connect()
  await first.unitdesk.expectText('It was stopped.')
  expect((await refused()).join()).toContain(`Connect to ${new URL(crm.baseUrl).origin}?`)
  expect(await crm.requests()).toEqual([])
  const agreed = await answerQuestions(first.electron, 'Connect')
  await first.unitdesk.connectForm.connect()
  await first.unitdesk.prices.expectUnits()
  expect(await agreed()).toHaveLength(1)
  await first.close()

  const { unitdesk } = await start()
  await unitdesk.prices.expectUnits()
  const loads = async () =>
    (await crm.requests()).filter(({ endpoint }) => endpoint === 'get-project').length
  const before = await loads()
  await unitdesk.prices.refresh()
  await expect.poll(loads).toBe(before + 1)
  expect((await crm.requests()).every(({ status }) => status === 200)).toBe(true)
})

test('an address that is no server is refused or explained, terms are told of, a test sends one request and keeps nothing, and what was typed survives a look elsewhere', async ({
  open,
  crm,
}) => {
  const { unitdesk } = await open()
  await unitdesk.chooseToConnect()
  await unitdesk.connectForm.fill({ ...entries(crm), address: 'http://crm.example.com' })
  await unitdesk.connectForm.connect()
  await unitdesk.connectForm.expectFault('The address must begin with https://')
  await unitdesk.connectForm.fill({ ...entries(crm), address: 'http://127.0.0.1:9' })
  await unitdesk.connectForm.test()
  await unitdesk.expectText('The server can’t be reached')
  expect(await crm.requests()).toEqual([])

  const { password } = crm.account('consent@demo')
  await unitdesk.connectForm.fill({ ...entries(crm), login: 'consent@demo', password })
  await unitdesk.connectForm.test()
  await unitdesk.expectText('The account must accept the terms first')
  expect(await crm.requests()).toHaveLength(1)

  await unitdesk.connectForm.fill(entries(crm))
  await unitdesk.connectForm.test()
  await unitdesk.expectText('The connection works')
  await unitdesk.expectText('The CRM lists 4 projects.')
  expect(await crm.requests()).toHaveLength(2)
  await unitdesk.go('Settings')
  await unitdesk.expectText('No workspace yet.')

  await unitdesk.choosePaletteEntry('Connect a CRM')
  await unitdesk.connectForm.expectEntries({ ...entries(crm), password: '' })
})

test('a wrong password costs exactly one failed login, is explained and listed, and at 1280x800 the way to try again is in the window', async ({
  open,
  crm,
}) => {
  const { electron, page, unitdesk } = await open()
  await sizeWindow(electron)
  await unitdesk.chooseToConnect()
  await unitdesk.connectForm.fill({ ...entries(crm), password: 'wrong' })
  await unitdesk.connectForm.connect()
  await unitdesk.expectText('The CRM refused the login')
  await unitdesk.expectText(/each failed attempt can lock the account/)
  expect((await crm.requests()).map(({ status }) => status)).toEqual([401])
  // What was typed is still there, and does not leave twice as it is.
  await unitdesk.connectForm.expectSpent('wrong')
  const answer = page.getByRole('alert').filter({ hasText: 'The CRM refused the login' })
  const hiddenLines = async () => {
    const said = await answer.boundingBox()
    const buttons = await page.getByRole('button', { name: 'Connect', exact: true }).boundingBox()
    return said && buttons ? said.y + said.height - buttons.y : Number.POSITIVE_INFINITY
  }
  await expect.poll(hiddenLines).toBeLessThanOrEqual(0)
  await page.getByRole('textbox', { name: 'Password' }).focus()
  await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeInViewport({
    ratio: 1,
  })
  await unitdesk.press('Enter')
  await unitdesk.connectForm.fill(entries(crm))
  await unitdesk.connectForm.connect()
  await unitdesk.prices.expectUnits()
  expect((await crm.requests()).filter(({ status }) => status === 401)).toHaveLength(1)
  await unitdesk.go('Activity')
  await unitdesk.activity.expectCall('get-projects-info', 'Held back')
})
