import { countClicks } from '../../../harness/count-clicks.ts'
import { openReview } from '../../../harness/open-review.ts'
import { expect, test } from '../../../harness/test.ts'
import { PriceEditor } from '../../../screens/price-editor.ts'

test('a draft whose change is scheduled is sealed: an edit goes to another draft, or the change is reviewed again', async ({
  open,
  crm,
}) => {
  const { review, page, ...application } = await openReview(open, crm)
  const editor = new PriceEditor({ page, ...application })
  const { sheet } = application.unitdesk.prices
  await review.draftPrice('A.101', '9900000')
  await review.open(1)
  await review.applyLater('2099-03-29', '06:00')
  await review.expectOutcome(/^Scheduled for Mar 29, 2099/)
  await review.close()
  await expect(page.getByText(/^Scheduled to be sent on Mar 29, 2099/)).toBeVisible()

  await review.draftPrice('A.107', '4400000')
  await editor.expectDialogSays(/is scheduled to be sent.*wouldn’t be included/)
  await editor.pressInDialog('Keep it scheduled')
  await sheet.expectPrice(['A.107', 'priceGross'], '4,364,080')

  await review.draftPrice('A.107', '4400000')
  await editor.pressInDialog('Start another draft')
  await sheet.expectPrice(['A.107', 'priceGross'], '4,400,000')
  await sheet.expectPrice(['A.101', 'priceGross'], '9,802,912')
  await editor.expectChanges(1)

  await editor.fromDraftMenu(/Scheduled to be sent on Mar 29, 2099/)
  await sheet.expectPrice(['A.101', 'priceGross'], '9,900,000')
  await review.draftPrice('A.107', '4410000')
  await editor.pressInDialog('Unschedule and edit')
  await sheet.expectPrice(['A.107', 'priceGross'], '4,410,000')
  await expect(page.getByText(/^Scheduled:/)).toHaveCount(0)
  await review.open(2)
})

test('a typed date is shown in words before it is taken, a calendar and common days spare the typing, and the first of next month takes three clicks', async ({
  open,
  crm,
}) => {
  const { review, page } = await openReview(open, crm)
  await review.draftPrice('A.101', '9900000')
  await review.open(1)
  await review.press('Send later…')
  const dialog = page.getByRole('dialog', { name: 'Send 1 price later' })
  const said = dialog.getByRole('status').filter({ hasText: 'Will be sent' })
  await review.writeTime('1.2.2099', '6:00')
  await expect(said).toContainText(
    'Will be sent on Sunday, February 1, 2099 at 6:00 AM (Europe/Prague). In this computer’s time zone: Feb 1, 2099, 5:00 AM.',
  )
  await dialog.getByRole('button', { name: 'Next Monday' }).click()
  await expect(said).toContainText('Will be sent on Monday, ')
  await review.writeTime('2099-01-31', '6:00')
  const calendar = dialog.getByRole('button', { name: 'Date: choose in the calendar' })
  await calendar.click()
  await expect(page.getByRole('button', { name: 'Saturday, January 31, 2099' })).toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(said).toContainText('Will be sent on Saturday, March 7, 2099')
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('3/7/2099')
  await expect(calendar).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const clicks = await countClicks(page)
  await review.press('Send later…')
  await page.getByRole('button', { name: 'First of next month' }).click()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await review.expectOutcome(/^Scheduled for [A-Z][a-z]{2} 1, /)
  expect(await clicks()).toBe(3)
})
