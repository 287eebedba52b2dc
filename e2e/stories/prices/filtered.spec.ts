import { test } from '../../harness/test.ts'
import { PriceEditor } from '../../screens/price-editor.ts'

// Three free flats side by side.
const [first, second, third] = ['A.106', 'A.107', 'A.108'] as const

test('under a filter for what is changed, the active cell stays with its unit when the row above goes, and a half-typed price stays open while another one arrives', async ({
  open,
  crm,
}) => {
  const started = await open({ crm })
  const editor = new PriceEditor(started)
  const { unitdesk } = started
  const { sheet } = unitdesk.prices
  await sheet.expectEditable([first, 'priceNet'])
  for (const unit of [third, second, first]) {
    await sheet.choose([unit, 'priceNet'])
    await unitdesk.type('6100000')
    await unitdesk.press('Enter')
    await sheet.expectPrice([unit, 'priceNet'], '6,100,000')
  }
  await editor.filterBy(/^Changed/)
  await sheet.choose([second, 'priceNet'])
  await unitdesk.press('Control+z')
  await editor.expectChanges(2)
  await sheet.expectFocus([second, 'priceNet'])
  await unitdesk.press('Delete')
  await editor.expectChanges(1)
  await sheet.expectPrice([third, 'priceNet'], '6,100,000')

  await editor.filterBy(/^Changed/)
  await sheet.drag([first, 'priceNet'], [third, 'priceNet'])
  await unitdesk.type('6100000')
  await unitdesk.press('Control+Enter')
  await editor.expectChanges(3)
  await editor.filterBy(/^Changed/)
  await sheet.choose([first, 'priceNet'])
  await unitdesk.type('4990000')
  await unitdesk.press('Enter')
  await unitdesk.type('51')
  await sheet.expectPrice([first, 'priceNet'], '4,990,000')
  await sheet.expectEditor(`Without VAT (CZK), ${second}`)
  await unitdesk.type('00000')
  await unitdesk.press('Enter')
  await sheet.expectPrice([second, 'priceNet'], '5,100,000')
})
