import { openReview } from '../../../harness/open-review.ts'
import type { SandboxCrm } from '../../../harness/sandbox-crm.ts'
import { expect, test } from '../../../harness/test.ts'
import { ReviewScreen } from '../../../screens/review.ts'

const timesSent = async (crm: SandboxCrm): Promise<number> =>
  (await crm.requests()).filter(({ endpoint }) => endpoint === 'update-units').length

test('a lost answer is found out by reading, and what never arrived is safe to send again as soon as its account is not on hold', async ({
  open,
  crm,
}) => {
  const { people, review, unitdesk } = await openReview(open, crm)
  await review.draftPrice('A.101', '9900000')
  await review.open(1)
  await people.plan('update-units', { kind: 'resetAfter' })
  await review.send()
  await review.expectOutcome('1 price is in the CRM')
  expect(await timesSent(crm)).toBe(1)
  await review.close()

  await review.draftPrice('A.106', '10100000')
  await review.open(1)
  await people.plan('update-units', { kind: 'status', status: 500 })
  await review.send()
  await review.expectOutcome('Nothing arrived')
  expect(await people.price('A.106')).toBe(10_010_896)
  const again = review.panel.getByRole('button', { name: 'Send 1 price again' })
  await expect(again).toBeEnabled()
  const { password } = crm.account('prices@demo')
  await crm.changeAccount('prices@demo', { password: 'changed in the CRM' })
  await unitdesk.press('Control+r')
  await expect(again).toBeDisabled()
  await expect(review.panel.getByText(/The account that sends prices is on hold/)).toBeVisible()

  await crm.changeAccount('prices@demo', { password })
  await review.press('Try once with Integration')
  await expect(again).toBeEnabled()
  await again.click()
  await review.expectOutcome('1 price is in the CRM')
})

test('killed while sending, the application says at its next start, on whatever screen, what became of the batch; old prices prove nothing as long as the CRM may still be at work', async ({
  start,
  crm,
}) => {
  const first = await openReview(start, crm)
  await first.review.draftPrice('A.101', '9900000')
  await first.review.open(1)
  // The prices are changed at once; the answer takes longer than the application lives.
  await first.people.plan('update-units', { kind: 'latency', ms: 600_000 })
  await first.review.send()
  await expect.poll(() => first.people.price('A.101')).toBe(9_900_000)
  // The person leaves for another screen while the answer is still awaited: the next start begins there.
  await first.page.keyboard.press('Escape')
  await first.unitdesk.go('Media')
  await first.kill9()

  const second = await start()
  await second.unitdesk.expectScreen('Media')
  const after = new ReviewScreen(second.page)
  const told = after.notice('A price change arrived')
  await expect(told).toContainText('is in the CRM as it was sent')
  await told.getByRole('button', { name: 'Show' }).click()
  await second.unitdesk.prices.expectUnits()
  await expect(told.getByRole('button', { name: 'Details' })).toBeVisible()
  await told.getByRole('button', { name: 'Dismiss' }).click()
  await expect(told).toHaveCount(0)
  await after.openHistory()
  await after.chooseBatch(/Confirmed/)
  await expect.poll(() => timesSent(crm)).toBe(1)
  await second.page.keyboard.press('Escape')
  await second.unitdesk.go('Media')
  await expect(told).toHaveCount(0)

  await second.unitdesk.go('Prices')
  await after.draftPrice('A.106', '10100000')
  await after.open(1)
  await first.people.plan('update-units', { kind: 'resetDuring' })
  await after.send()
  await after.expectOutcome('The prices may or may not have arrived')
  await after.expectOutcome(/old prices prove nothing before/)
  // It cannot be sent once more, neither here nor after the review was opened again.
  await expect(after.panel.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  await after.close()
  await second.page.getByRole('button', { name: /^Review 1 change/ }).click()
  await after.expectOutcome('The prices may or may not have arrived')
  await expect(after.panel.getByRole('button', { name: 'Compare now' })).toBeEnabled()
})
