import { openReview } from '../../../harness/open-review.ts'
import { expect, test } from '../../../harness/test.ts'

test('reviewed prices arrive in one request, are confirmed, and can be taken back', async ({
  open,
  crm,
}) => {
  const { people, review } = await openReview(open, crm)
  const before = await people.price('A.101')
  await review.draftPrice('A.101', '9900000')
  await review.draftPrice('A.106', '10100000')
  await review.open(2)
  await review.expectRow('A.101', /9,802,912.*9,900,000.*\+97,088.*\+1\.0%/)
  await review.note('Agreed on Monday')
  await review.send()
  await review.expectOutcome('2 prices are in the CRM')
  expect(await people.price('A.101')).toBe(9_900_000)

  const sent = (await crm.requests()).filter(({ endpoint }) => endpoint === 'update-units')
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0]?.parameters['data'] ?? '').units).toHaveLength(2)

  await review.close()
  await review.openHistory()
  await review.chooseBatch(/Confirmed.*Agreed on Monday/)
  await review.history.getByRole('button', { name: 'Undo in the CRM…' }).click()
  await review.expectRow('A.101', /9,900,000.*9,802,912/)
  await review.send()
  await review.expectOutcome('2 prices are in the CRM')
  expect(await people.price('A.101')).toBe(before)
})

test('a large change leaves only when the number of its units is typed, after it the review opens the next changes, and what was sent is nobody else’s change', async ({
  open,
  crm,
}) => {
  const { page, people, review, unitdesk } = await openReview(open, crm)
  await review.draftPrice('A.101', '19900000')
  await review.open(1)
  await expect(review.panel.getByText('1 change is unusually large')).toBeVisible()
  await review.send()
  await review.confirmByTyping('1')
  await review.expectOutcome('1 price is in the CRM')
  await review.close()
  await people.changePrice('A.106', { priceWithoutVat: 8_800_000, priceWithVat: 9_856_000 })
  await unitdesk.prices.refresh()
  await expect(page.getByRole('button', { name: '1 change in the CRM' })).toBeVisible()

  await review.draftPrice('A.107', '4400000')
  await review.open(1)
  await review.expectRow('A.107', /4,364,080.*4,400,000/)
  await review.row('A.107').getByRole('checkbox').uncheck()
  await expect(review.panel.getByText('Every unit is left out.')).toBeVisible()
  await expect(review.panel.getByText(/^Nothing is selected to be sent/)).toBeVisible()
  await expect(review.panel.getByText(/^First resolve/)).toHaveCount(0)
})
