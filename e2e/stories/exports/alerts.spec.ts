import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { addByHand, letTimePass, openExports } from '../../harness/exports-crm.ts'
import { giveToPerson } from '../../harness/person.ts'
import { expect, test } from '../../harness/test.ts'

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
  await exports.choose('When', 'A number goes too far')
  await exports.press('Add a condition')
  await page.getByLabel('Column of condition 1').selectOption('Dostupnost')
  await page.getByLabel('Comparison of condition 1').selectOption({ label: 'is' })
  await page.getByLabel('Value of condition 1').fill('Volná')
  await exports.choose('Tell when it is', 'more than')
  await exports.fill('The number', 'ten')
  await exports.save()
  await unitdesk.expectText('Something is missing or cannot be read')
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
  await expect(page.getByText('1 alert waits to be seen.')).toHaveCount(0)
})

test('the latest file lies under its name in the folder that a person chose, and the whole CRM in days that open', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { exports, electron, unitdesk } = await openExports(open, crm)
  const folder = join(home, 'power-query')
  mkdirSync(folder)
  giveToPerson(folder)
  await electron.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
  }, folder)
  await exports.newReport()
  await exports.fill('Name of the report', 'Jednotky')
  await exports.choose('Schedule', 'Only by hand')
  await exports.tick('Keep a file of the latest run')
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
