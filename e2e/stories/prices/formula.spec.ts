import { test } from '../../harness/test.ts'
import { PriceEditor } from '../../screens/price-editor.ts'

test('a formula with rounding changes the free units shown and passes the locked ones by', async ({
  open,
  crm,
}) => {
  const started = await open({ crm })
  const { unitdesk } = started
  const { sheet } = unitdesk.prices
  const editor = new PriceEditor(started)
  await sheet.expectEditable(['A.106', 'priceGross'])
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
  const started = await open({ crm })
  const editor = new PriceEditor(started)
  await started.unitdesk.prices.sheet.expectEditable(['A.106', 'priceGross'])
  await editor.writeFormula({ formula: '5000' })
  await editor.expectPreview(/Write = before the number/)
  await editor.applyFormula()
  await editor.expectNoChanges()
})
