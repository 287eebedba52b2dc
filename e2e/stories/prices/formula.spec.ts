import { countClicks } from '../../harness/count-clicks.ts'
import { openPriceEditor } from '../../harness/open-price-editor.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { ReviewScreen } from '../../screens/review.ts'

test('a formula with rounding changes the free units shown, Ctrl+H puts other digits at their end, undo takes each back, and what is no formula is explained', async ({
  open,
  crm,
}) => {
  const { page, sheet, editor, unitdesk } = await openPriceEditor(open, crm)
  const sold = await sheet.textOf(['A.105', 'priceGross'])
  await unitdesk.prices.searchFor('A.10')
  await unitdesk.prices.expectCount(/^9 of /)
  await editor.writeFormula({ formula: '+3%', scope: /^Shown/, rounding: 'To 1,000' })
  await editor.expectPreview('5 prices change.')
  await editor.expectPreview('4 locked units are skipped.')
  await editor.expectPreview('A.101 9,802,912 → 10,097,000')
  await editor.applyFormula()
  await sheet.expectPrice(['A.101', 'priceGross'], '10,097,000')
  await sheet.expectPrice(['A.105', 'priceGross'], sold)
  await editor.expectChanges(5)
  await unitdesk.press('Control+z')
  await editor.expectNoChanges()

  await unitdesk.press('Control+h')
  const dialog = page.getByRole('dialog', { name: 'Find and replace prices' })
  await dialog.getByText('Last digits').click()
  await dialog.getByRole('textbox', { name: 'Find', exact: true }).fill('912')
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('900')
  await expect(dialog).toContainText('1 price changes.')
  expect(await seriousFindings(page)).toEqual([])
  await unitdesk.press('Enter')
  await sheet.expectPrice(['A.101', 'priceGross'], '9,802,900')
  await editor.expectChanges(1)
  await sheet.choose(['A.101', 'priceGross'])
  await unitdesk.press('Control+z')
  await editor.expectNoChanges()

  await editor.writeFormula({ formula: '5000' })
  await editor.expectPreview(/Type = before the number/)
  await editor.applyFormula()
  await editor.expectNoChanges()
})

test('free flats of one layout are raised with five clicks and one number, a formula rounds as the project does, and what was typed unrounded is rounded in the review', async ({
  open,
  crm,
}) => {
  const { page, sheet, editor, unitdesk } = await openPriceEditor(open, crm)
  const clicks = await countClicks(page)
  await unitdesk.prices.openFilters()
  await unitdesk.prices.chip(/^Free/).click()
  await page.getByRole('checkbox', { name: /^2[+]kk/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Formula', exact: true }).click()
  await page.getByRole('textbox', { name: 'Formula' }).fill('+3%')
  await editor.expectPreview(/prices change\./)
  await page.keyboard.press('Enter')
  await editor.expectTold(/prices changed/)
  expect(await clicks()).toBeLessThanOrEqual(5)
  await editor.pressInNotice('Undo')
  await editor.expectNoChanges()
  await unitdesk.prices.clearFilters()

  await sheet.choose(['A.101', 'priceGross'])
  await sheet.extendTo(['A.106', 'priceGross'])
  await editor.writeFormula({ formula: '+3%' })
  await editor.expectPreview('3 prices change.')
  await editor.expectPreview('A.101 9,802,912 → 10,097,000')
  await editor.applyFormula()
  const review = new ReviewScreen(page)
  await review.draftPrice('A.107', '4400123.45')
  await review.open(4)
  await review.press('Round it')
  await review.expectRow('A.107', /4,364,080.*4,400,000/)
  await expect(review.panel.getByText('No problems found.')).toBeVisible()
  await review.close()
  await unitdesk.press('Control+z')
  await sheet.expectPrice(['A.107', 'priceGross'], '4,400,123.45')
})
