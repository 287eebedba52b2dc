import { openExports } from '../../harness/exports-crm.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'

test('axe finds nothing serious on the screen of exports, light and dark', async ({
  open,
  crm,
}) => {
  test.slow()
  const { page, unitdesk, exports } = await openExports(open, crm)
  const findings: Record<string, string[]> = {}
  findings['empty'] = await seriousFindings(page)
  await exports.addReady('Units')
  await exports.run('Units')
  await exports.expectLastRun('Units', /Done/)
  findings['reports'] = await seriousFindings(page)
  await exports.showCalendar()
  findings['calendar'] = await seriousFindings(page)
  await exports.press('Export settings')
  await unitdesk.expectDialog('Export settings')
  findings['settings'] = await seriousFindings(page)
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  for (const dialog of ['Sending reports', 'Back up everything'] as const) {
    await exports.press(dialog)
    await unitdesk.expectDialog(dialog)
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    findings[dialog] = await seriousFindings(page)
    await unitdesk.press('Escape')
    await unitdesk.expectNoDialog()
  }
  await exports.newReport()
  await exports.press('Add an alert')
  await exports.save()
  findings['editor'] = await seriousFindings(page)
  await exports.press('All reports')
  await exports.open('Units')
  findings['runs'] = await seriousFindings(page)
  await exports.show('Table')
  await exports.expectTable()
  findings['table'] = await seriousFindings(page)
  for (const tab of ['Compare', 'Charts', 'Trend', 'Alerts'] as const) {
    await exports.show(tab)
    findings[tab] = await seriousFindings(page)
  }
  expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])))
})
