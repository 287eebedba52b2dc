import { openReview } from '../../../harness/open-review.ts'
import { expect, test } from '../../../harness/test.ts'

test('a price that somebody else changes right after it was sent is told apart from the others', async ({
  open,
  crm,
}) => {
  const { people, review } = await openReview(open, crm)
  await review.draftPrice('A.101', '9900000')
  await review.draftPrice('A.106', '10100000')
  await review.open(2)
  // The prices are changed at once, the answer comes when somebody else has changed one.
  await people.plan('update-units', { kind: 'latency', ms: 600_000 })
  await review.send()
  await expect.poll(() => people.price('A.101')).toBe(9_900_000)
  await expect(
    review.panel.getByRole('button', { name: 'Stop before anything leaves' }),
  ).toHaveCount(0)
  await people.changePrice('A.101', { priceWithoutVat: 8_000_000, priceWithVat: 8_960_000 })
  await people.letGo()
  await review.expectOutcome('Accepted, but 1 price is another one now')
  await review.expectRow('A.101', /9,900,000.*8,960,000/)
  await review.expectRow('A.106', /10,100,000.*Confirmed/)
})
