import { openReview } from '../../../harness/open-review.ts'
import { setClockBack } from '../../../harness/set-clock-back.ts'
import { expect, test } from '../../../harness/test.ts'
import { ReviewScreen } from '../../../screens/review.ts'

const dayMs = 86_400_000
const dayFrom = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10)

test('a batch that missed its time asks at the next start, and is moved to another one', async ({
  start,
  crm,
}) => {
  const first = await openReview(start, crm)
  const { review } = first
  await setClockBack(first, 2 * dayMs)
  await review.draftPrice('A.101', '9900000')
  await review.open(1)
  await review.applyLater(dayFrom(-dayMs), '6:00')
  await review.expectOutcome(/^Scheduled for /)
  await first.close()

  const second = await start()
  await second.unitdesk.prices.expectUnits()
  const after = new ReviewScreen(second.page)
  const asked = after.notice('A price change missed its time')
  await expect(asked).toContainText('Nothing was sent.')
  await asked.getByRole('button', { name: 'Another time…' }).click()
  await after.writeTime('30/02/2099', '6:30')
  await after.expectNoTime(/^That isn’t a date\. Type it like/)
  await after.moveTo('2099-03-02', '6:30 pm')
  await expect(asked).toHaveCount(0)
  await second.page.getByRole('button', { name: /: Scheduled/ }).click()
  await expect(after.history.getByText(/^Scheduled for Mar 2, 2099/).first()).toBeVisible()
  expect((await crm.requests()).map(({ endpoint }) => endpoint)).not.toContain('update-units')
})
