import { openReview } from '../../../harness/open-review.ts'
import { expect, test } from '../../../harness/test.ts'
import { ReviewScreen } from '../../../screens/review.ts'

test('a reviewed batch waits for its time over a restart, and can be withdrawn', async ({
  start,
  crm,
}) => {
  const first = await openReview(start, crm)
  const { review } = first
  await review.draftPrice('A.101', '9900000')
  await review.open(1)
  await review.applyLater('2099-03-29', '02:30')
  // The clocks are put forward over half past two in that night.
  await review.expectOutcome(/Waits for Mar 29, 2099, \d+:00/)
  await first.close()

  const second = await start()
  await second.unitdesk.prices.expectUnits()
  const after = new ReviewScreen(second.page)
  await second.page.getByRole('button', { name: /Waits for its time/ }).click()
  await after.history.getByRole('button', { name: 'Withdraw' }).click()
  await expect(after.history.getByText(/^Withdrawn on/)).toBeVisible()
  expect((await crm.requests()).map(({ endpoint }) => endpoint)).not.toContain('update-units')
})
