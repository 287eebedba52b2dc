import { openReview } from '../../../harness/open-review.ts'
import { expect, test } from '../../../harness/test.ts'

test('prices changed in the CRM in the meantime are never overwritten in silence, and one that somebody changes right after it was sent is told apart', async ({
  open,
  crm,
}) => {
  const { page, people, review } = await openReview(open, crm)
  await review.draftPrice('A.101', '9900000')
  await review.draftPrice('A.106', '10100000')
  await review.draftPrice('A.107', '4400000')
  await review.open(3)
  await people.changePrice('A.101', { priceWithoutVat: 8_500_000, priceWithVat: 9_520_000 })
  await people.changePrice('A.106', { priceWithoutVat: 8_800_000, priceWithVat: 9_856_000 })
  await review.send()

  await review.expectOutcome('Nothing was sent: 2 units need attention')
  expect((await crm.requests()).map(({ endpoint }) => endpoint)).not.toContain('update-units')
  await review.expectCannotSend()

  await review.press('Show: 2 prices were changed in the CRM in the meantime')
  await expect(page.getByText(/changed in the CRM or sent from another draft/)).toBeVisible()
  await review.expectRow('A.101', /9,802,912.*9,900,000.*9,520,000/)
  await review.press('A.101: send my price')
  await review.press('A.106: keep the CRM’s price')
  await review.send()
  await review.expectOutcome('2 prices are in the CRM')
  expect(await people.price('A.101')).toBe(9_900_000)
  expect(await people.price('A.106')).toBe(9_856_000)
  expect(await people.price('A.107')).toBe(4_400_000)
  await review.close()

  await review.draftPrice('A.101', '9950000')
  await review.draftPrice('A.106', '9990000')
  await review.open(2)
  // The prices are changed at once, the answer comes when somebody else has changed one.
  await people.plan('update-units', { kind: 'latency', ms: 600_000 })
  await review.send()
  await expect.poll(() => people.price('A.101')).toBe(9_950_000)
  await expect(
    review.panel.getByRole('button', { name: 'Stop before anything is sent' }),
  ).toHaveCount(0)
  await people.changePrice('A.101', { priceWithoutVat: 8_000_000, priceWithVat: 8_960_000 })
  await people.letGo()
  await review.expectOutcome('Accepted, but 1 price differs now')
  await review.expectRow('A.101', /9,950,000.*8,960,000/)
  await review.expectRow('A.106', /9,990,000.*Confirmed/)
})
