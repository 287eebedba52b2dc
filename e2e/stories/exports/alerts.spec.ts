import { once } from 'node:events'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { addByHand, letTimePass, openExports } from '../../harness/exports-crm.ts'
import { giveToPerson } from '../../harness/person.ts'
import { expect, test } from '../../harness/test.ts'

/** A program of somebody else's that takes posts once it is told to. */
const startListener = async () => {
  const listener = { status: 403, received: 0, url: '', close: () => server.close() }
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      listener.received += 1
      response.writeHead(listener.status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  listener.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`
  return listener
}

test('a run that breaks a rule is told until somebody has seen it', async ({ open, crm }) => {
  test.slow()
  const running = await openExports(open, crm)
  const { exports, unitdesk, page } = running
  await addByHand(exports, 'Jednotky', 'Units')
  await exports.run('Jednotky')
  await exports.expectLastRun('Jednotky', /Done/)
  await exports.open('Jednotky', 'Alerts')
  await exports.press('Add an alert…')
  await exports.press('Add an alert')
  await expect(page.getByLabel('When', { exact: true })).toBeFocused()
  await exports.choose('When', 'A number crosses a limit')
  await exports.press('Add a condition')
  await page.getByLabel('Column of condition 1').selectOption('Dostupnost')
  await page.getByLabel('Comparison of condition 1').selectOption({ label: 'is' })
  await page.getByLabel('Value of condition 1').fill('Volná')
  await exports.choose('Alert when it is', 'more than')
  await exports.fill('The number', 'ten')
  await exports.save()
  await unitdesk.expectText('Something is missing or invalid')
  await exports.fill('The number', '10')
  await exports.save()
  await exports.expectSaved('Jednotky')
  await letTimePass(running, crm, 6 * 60_000)
  await exports.press(/^Run now/)
  await exports.press('Show the alerts of Jednotky')
  await unitdesk.expectText(/^It is \d+/)
  await exports.press(/^Seen: It is/)
  await unitdesk.expectText(/^Seen \w/)
  await exports.backToReports()
  await expect(page.getByText('1 unseen alert.')).toHaveCount(0)
})

test('the latest file lies under its name in the folder that a person chose, the row of a run says how its sending went, and the whole CRM lies in days that open', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { exports, electron, unitdesk, page } = await openExports(open, crm)
  const listener = await startListener()
  await exports.press('Sending reports')
  await exports.fill('Address', listener.url)
  await exports.fill('Shared secret', 'known to both of us')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await unitdesk.expectText('Sending is set up as shown')
  await page.keyboard.press('Escape')
  await exports.press('Tell me when something fails')
  await exports.tick('To the webhook')
  await exports.press('Send a test')
  await unitdesk.expectText(/403/)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await unitdesk.expectText('You will be told when something fails')
  await unitdesk.expectText('Nothing is failing.')
  await page.keyboard.press('Escape')
  const folder = join(home, 'power-query')
  mkdirSync(folder)
  giveToPerson(folder)
  await electron.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
  }, folder)
  await exports.newReport()
  await exports.fill('Name of the report', 'Jednotky')
  await exports.choose('Schedule', 'Manually only')
  await exports.tick('Keep a file of the latest run')
  await exports.tick('To the webhook')
  await exports.save()
  await unitdesk.expectText('Choose the folder for the file.')
  await exports.press('Choose the folder…')
  await unitdesk.expectText(folder)
  await exports.save()
  await exports.expectReport('Jednotky')
  await exports.run('Jednotky')
  await exports.expectLastRun('Jednotky', /Done/)
  await expect.poll(() => readdirSync(folder)).toEqual(['Jednotky.xlsx'])
  await expect
    .poll(() => statSync(join(folder, 'Jednotky.xlsx'), { throwIfNoEntry: false })?.size ?? 0)
    .toBeGreaterThan(1_000)

  await exports.open('Jednotky')
  await exports.expectRuns([/Done, not sent/])
  await exports.hoverNewestState()
  await unitdesk.expectText(/^To the webhook: not sent on .*403/)
  listener.status = 204
  await exports.press(/^More about the run of/)
  await page.getByRole('menuitem', { name: 'Send to the webhook again' }).click()
  await expect(exports.runs).not.toContainText('not sent')
  await exports.hoverNewestState()
  await unitdesk.expectText(/^To the webhook: sent on /)
  expect(listener.received).toBe(3)
  listener.close()
  await exports.backToReports()

  // A small project: there is less to bring.
  await crm.control('PATCH', '/accounts/exports@demo', { projects: [10450] })
  const backup = await exports.openBackup()
  await backup.set(folder)
  await backup.now()
  await backup.expectWhole()
  await backup.openTable('Deals')
  await exports.expectTable()
  await exports.backToReports()
  await exports.expectReport('Jednotky')
})
