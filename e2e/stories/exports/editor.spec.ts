import { openExports } from '../../harness/exports-crm.ts'
import { expect, test } from '../../harness/test.ts'

test('a schedule is said in words with its next times, and what is wrong is said where it is', async ({
  open,
  crm,
}) => {
  const { exports, unitdesk, page } = await openExports(open, crm)
  await exports.newReport()
  await exports.choose('Schedule', 'Every month')
  await exports.choose('On', 'A weekday')
  await exports.choose('Which', 'last')
  await exports.choose('Weekday', 'Friday')
  await exports.fill('Times, separated by commas', '6.30; 18')
  await expect(exports.preview).toContainText(
    'On the last Friday of every month at 06:30 and 18:00',
  )
  await expect(exports.preview.getByRole('listitem')).toHaveCount(5)
  await exports.choose('Schedule', 'Cron, for experts')
  await exports.fill('Cron expression', '0 25 * * *')
  await unitdesk.expectText('Hour: 25 is out of range.')
  await exports.fill('Cron expression', '0 7 1,15 * *')
  await expect(exports.preview).toContainText('On days 1 and 15 of the month at 07:00')

  await exports.choose('Export', 'Another export, by its name…')
  await exports.fill('Endpoint', 'get-project')
  await exports.save()
  await unitdesk.expectText('The report needs a name of up to 120 characters.')
  await unitdesk.expectText(/^The name begins with list-excel-/)
  await exports.choose('Export', 'History of one unit (deprecated)')
  await unitdesk.expectText('Use History of units instead')
  await exports.press('Switch to it')
  await exports.fill('Name of the report', 'Historie')
  // Another screen in between: nothing that was typed is lost.
  await unitdesk.go('Prices')
  await unitdesk.choose('Exports')
  await exports.expectEditor('New report')
  await expect(page.getByRole('textbox', { name: 'Name of the report' })).toHaveValue('Historie')
  await exports.save()
  await exports.expectReport('Historie')
  await exports.showCalendar()
  await expect(page.getByRole('button', { name: /Historie/ }).first()).toBeVisible()
})
