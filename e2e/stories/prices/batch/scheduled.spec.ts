import { openReview } from '../../../harness/open-review.ts'
import { seriousFindings } from '../../../harness/serious-findings.ts'
import { expect, test } from '../../../harness/test.ts'
import { PriceEditor } from '../../../screens/price-editor.ts'

test('what is scheduled in any project is listed day by day, opened in its project and withdrawn', async ({
  open,
  crm,
}) => {
  const { review, page, unitdesk, ...application } = await openReview(open, crm)
  const editor = new PriceEditor({ page, ...application })
  const schedule = async (unit: string, price: string, date: string) => {
    await review.draftPrice(unit, price)
    await review.open(1)
    await review.applyLater(date, '06:00')
    await review.expectOutcome(/^Scheduled for/)
    await review.close()
  }
  await schedule('A.106', '9900000', '2099-03-30')
  await unitdesk.prices.chooseProject('Ponávka Park')
  await schedule('K.102', '13000000', '2099-03-29')

  await editor.fromMore('Scheduled changes')
  const panel = page.getByRole('region', { name: 'Scheduled changes' })
  await expect(panel).toContainText('it must be on and Unitdesk running')
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Sunday, March 29, 2099',
    'Monday, March 30, 2099',
  ])
  const rows = panel.getByRole('listitem')
  await expect(rows.nth(0)).toContainText(/Ponávka Park.*1 unit · .*by /)
  await expect(rows.nth(1)).toContainText('Rezidence Podviní')
  expect(await seriousFindings(page)).toEqual([])

  await rows.nth(0).getByRole('button', { name: 'Unschedule' }).click()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: /^Open Rezidence Podviní/ }).click()
  await unitdesk.prices.expectUnits('Rezidence Podviní')
  await expect(review.history.getByText(/^Scheduled for Mar 30, 2099/)).toBeVisible()
  await review.history.getByRole('button', { name: 'Unschedule' }).click()
  await expect(review.history.getByText(/^Unscheduled on/)).toBeVisible()
})
