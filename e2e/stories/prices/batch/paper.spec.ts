import { openReview } from '../../../harness/open-review.ts'
import { expect, test } from '../../../harness/test.ts'
import { sizeWindow } from '../../../screens/size-window.ts'

test('the whole list goes on paper by building, a narrow window leaves columns out, and an account on hold takes one line of the review', async ({
  open,
  crm,
}) => {
  const { electron, page, review, unitdesk } = await openReview(open, crm)
  await review.draftPrice('A.101', '9900000')
  await review.open(1)
  // The dialog of the operating system is out of a test's reach: what it would print is looked at instead.
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await review.press('Print')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('row', { name: /Dům A \(1\) 9,802,912 9,900,000/ })).toBeVisible()
  await expect(
    page.getByRole('row', { name: /A\.101 [\d,]+ [\d,.]+ 9,802,912 9,900,000 \+97,088/ }),
  ).toBeVisible()
  await expect(review.panel).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('row', { name: /Dům A \(1\)/ })).toHaveCount(0)
  await expect(review.panel).toBeVisible()

  await sizeWindow(electron, 1_700)
  const list = review.panel.getByRole('region', { name: 'Changes of the draft' })
  const column = (name: string) => list.getByRole('columnheader', { name, exact: true })
  await expect(column('Without VAT')).toBeVisible()
  await sizeWindow(electron, 1_280)
  await expect(column('Without VAT')).toHaveCount(0)
  await expect(column('New')).toBeVisible()
  await expect(review.row('A.101')).toHaveText(/9,802,912\s*9,900,000\s*\+97,088/, {
    useInnerText: true,
  })
  await expect.poll(() => list.evaluate((there) => there.scrollWidth - there.clientWidth)).toBe(0)

  await review.close()
  await sizeWindow(electron)
  await crm.changeAccount('prices@demo', { password: 'changed in the CRM' })
  await unitdesk.prices.refresh()
  await expect(page.getByRole('alert').filter({ hasText: 'on hold' })).toBeVisible()
  await review.open(1)
  const line = review.panel.getByRole('alert').filter({ hasText: 'on hold' })
  expect((await line.boundingBox())?.height).toBeLessThan(45)
  for (const part of ['What is sent', 'Checks']) {
    await expect(review.panel.getByRole('region', { name: part })).toBeInViewport({ ratio: 1 })
  }
})
