import { crmPeople } from '../../../harness/crm-people.ts'
import { openReview } from '../../../harness/open-review.ts'
import { seriousFindings } from '../../../harness/serious-findings.ts'
import { expect, test } from '../../../harness/test.ts'
import { PriceEditor } from '../../../screens/price-editor.ts'

test('deals that were not read for a day are read from the review: a unit with a deal is found before it is sent, and a lock that was only likely is proven', async ({
  open,
  crm,
}) => {
  await crm.changeAccount('prices@demo', { areas: ['prices', 'exports'] })
  const { review, page, unitdesk, ...application } = await openReview(open, crm)
  const editor = new PriceEditor({ page, ...application })
  const { sheet } = unitdesk.prices
  await sheet.expectLocked(['A.105', 'priceGross'])
  await sheet.choose(['A.105', 'priceGross'])
  await editor.openUnit('Unit A.105')
  await editor.expectDialogSays('Sold: probably attached to a deal')
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await review.draftPrice('A.101', '9900000')
  await review.draftPrice('A.106', '10100000')
  await crmPeople(crm).makeDeal(['A.106'])
  await review.open(2)
  const deals = review.panel.getByRole('region', { name: 'Deals' })
  await expect(deals).toContainText('Not checked yet: locks are based on statuses only')
  expect(await seriousFindings(page)).toEqual([])
  await deals.getByRole('button', { name: 'Check deals' }).click()
  await editor.expectTold('Deals checked')
  await expect(deals).toHaveCount(0)
  await review.expectRow('A.106', /Locked/)
  await review.expectCannotSend()
  await review.close()
  await sheet.choose(['A.105', 'priceGross'])
  await editor.openUnit('Unit A.105')
  await editor.expectDialogSays(/Attached to deal \d+/)
})

test('above the limit of the workspace the sum of a change is typed before it leaves, in every project', async ({
  open,
  crm,
}) => {
  const { review, page, unitdesk, ...application } = await openReview(open, crm)
  const editor = new PriceEditor({ page, ...application })
  const field = page.getByRole('textbox', {
    name: 'Type the sum to confirm changes above (with VAT)',
  })
  await unitdesk.prices.sheet.expectEditable(['A.106', 'priceGross'])
  await editor.fromMore('Price rules…')
  await field.fill('many')
  await editor.pressInDialog('Save')
  await editor.expectDialogSays('An amount above zero, or empty')
  await field.fill('50000')
  await editor.pressInDialog('Save')
  await unitdesk.expectNoDialog()

  await review.draftPrice('A.101', '9900000')
  await review.open(1)
  await review.send()
  await editor.expectDialogSays('Type 97,088, the sum of the change, to confirm')
  await review.confirmByTyping('97 088')
  await review.expectOutcome('1 price is in the CRM')
  await review.close()

  await unitdesk.prices.chooseProject('Ponávka Park')
  await editor.fromMore('Price rules…')
  await expect(field).toHaveValue('50000')
})
