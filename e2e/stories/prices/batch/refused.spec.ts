import { crmPeople } from '../../../harness/crm-people.ts'
import { openReview } from '../../../harness/open-review.ts'
import { seriousFindings } from '../../../harness/serious-findings.ts'
import { expect, test } from '../../../harness/test.ts'

test('one unit in a deal stops the whole batch and the rest goes with one click; from the review to the history axe finds nothing serious', async ({
  open,
  crm,
}) => {
  const { page, people, review } = await openReview(open, crm)
  await review.draftPrice('A.101', '9900000')
  await review.draftPrice('A.106', '10100000')
  await review.draftPrice('A.107', '4400000')
  await people.makeDeal(['A.106'])
  await review.open(3)
  const findings = { list: await seriousFindings(page), answer: [''], history: [''] }
  await review.send()

  await review.expectOutcome('The CRM refused the price change: nothing was changed')
  await review.expectRow('A.106', /Unit is attached to a Deal/)
  await review.expectRow('A.101', /Nothing wrong: refused together with the others/)
  expect(await people.price('A.101')).toBe(9_802_912)
  findings.answer = await seriousFindings(page)

  await review.press('Leave out the 1 refused, send the rest')
  await review.expectOutcome('2 prices are in the CRM')
  expect(await people.price('A.101')).toBe(9_900_000)
  expect(await people.price('A.106')).toBe(10_010_896)

  // What the server has said is remembered: the unit that stays in the draft is locked now.
  await review.press('Back to the list')
  await expect(review.panel.getByText(/1 unit is locked/)).toHaveCount(0)
  await review.press('Include')
  await review.expectCannotSend()
  await review.expectRow('A.106', /Locked/)

  await review.close()
  await review.openHistory()
  await review.chooseBatch(/Refused/)
  await expect(review.history.getByRole('table')).toBeVisible()
  findings.history = await seriousFindings(page)
  expect(findings).toEqual({ list: [], answer: [], history: [] })
})

test('a CRM that takes no prices any more leaves a list to enter by hand', async ({
  open,
  crm,
}) => {
  const { review } = await openReview(open, crm)
  await crmPeople(crm).removePriceUpdates()
  await review.draftPrice('A.101', '9900000')
  await review.open(1)
  await review.send()
  await review.expectOutcome('The CRM no longer takes prices this way')
  await expect(review.panel.getByRole('button', { name: 'Export' })).toBeEnabled()
  await review.press('Back to the list')
  await review.expectRow('A.101', /9,802,912.*9,900,000/)
})
