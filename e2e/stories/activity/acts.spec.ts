import { openReview } from '../../harness/open-review.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'

test('who changed a price, from what and to what, is found by unit and by person, is checked, and stands in the history of the unit', async ({
  open,
  crm,
}) => {
  const { page, review, unitdesk } = await openReview(open, crm)
  const { activity } = unitdesk
  await unitdesk.go('Settings')
  await unitdesk.settings.nameYourself('Jana Nováková')
  await unitdesk.go('Prices')
  await unitdesk.prices.expectUnits()
  await review.draftPrice('A.101', '9900000')
  await review.draftPrice('A.106', '10100000')
  await review.open(2)
  await review.send()
  await review.expectOutcome('2 prices are in the CRM')
  await review.close()

  await unitdesk.go('Activity')
  await activity.showActs()
  await expect(activity.act('Price change', 'Jana Nováková', '2 units', 'Confirmed')).toBeVisible()
  await activity.narrowToUnit('a.101')
  await expect(activity.act('A.101', 'Jana Nováková', '9,802,912', '9,900,000')).toBeVisible()
  await expect(activity.act('A.106')).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(activity.act('A.106')).toBeVisible()
  await activity.narrowToPerson('Jana Nováková')
  await expect(activity.act('Workspace', 'Added')).toHaveCount(0)
  await activity.checkRecord()
  await unitdesk.expectText(/rows, and nothing was changed afterwards/)

  await unitdesk.go('Prices')
  await unitdesk.prices.expectUnits()
  await unitdesk.prices.openUnit('A.101')
  const sent = page.getByRole('row').filter({ hasText: 'Sent from here' })
  await expect(sent).toContainText('Jana Nováková')
})
