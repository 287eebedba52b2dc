import { openPriceEditor } from '../../harness/open-price-editor.ts'
import { test } from '../../harness/test.ts'

test('a formula with rounding changes the free units shown and passes the locked ones by', async ({
  open,
  crm,
}) => {
  const { sheet, editor, unitdesk } = await openPriceEditor(open, crm)
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
})

test('what is no formula is explained, and nothing can be applied', async ({ open, crm }) => {
  const { editor, unitdesk } = await openPriceEditor(open, crm)
  await unitdesk.prices.sheet.expectEditable(['A.106', 'priceGross'])
  await editor.writeFormula({ formula: '5000' })
  await editor.expectPreview(/Write = before the number/)
  await editor.applyFormula()
  await editor.expectNoChanges()
})
