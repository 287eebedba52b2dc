import { test } from '../../harness/test.ts'
import { PriceEditor } from '../../screens/price-editor.ts'

test('a lock that was only likely is proven by the export of deals', async ({ open, crm }) => {
  await crm.changeAccount('prices@demo', { areas: ['prices', 'exports'] })
  const started = await open({ crm })
  const { unitdesk } = started
  const editor = new PriceEditor(started)
  await unitdesk.prices.sheet.expectLocked(['A.105', 'priceGross'])
  await unitdesk.prices.sheet.choose(['A.105', 'priceGross'])
  await editor.openUnit('Unit A.105')
  await editor.expectDialogSays('Sold: probably attached to a deal')
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await editor.fromMore(/^Check deals on the server/)
  await editor.expectTold('Deals are checked')
  await unitdesk.prices.sheet.choose(['A.105', 'priceGross'])
  await editor.openUnit('Unit A.105')
  await editor.expectDialogSays(/Attached to deal \d+/)
})
