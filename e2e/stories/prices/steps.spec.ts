import { test } from '../../harness/test.ts'
import { PriceEditor } from '../../screens/price-editor.ts'

const first = 'A.106'

test('what was typed is there after a restart, and its steps are taken back and done again', async ({
  start,
}) => {
  const before = await start({ arguments: ['--demo'] })
  const { sheet } = before.unitdesk.prices
  await sheet.expectEditable([first, 'priceNet'])
  const original = await sheet.textOf([first, 'priceNet'])
  await sheet.choose([first, 'priceNet'])
  await before.unitdesk.type('5000000')
  await before.unitdesk.press('Enter')
  await sheet.expectPrice([first, 'priceNet'], '5,000,000')
  await sheet.choose([first, 'priceNet'])
  await before.unitdesk.type('6000000')
  await before.unitdesk.press('Enter')
  await sheet.expectPrice([first, 'priceNet'], '6,000,000')
  await before.close()

  const after = await start()
  const again = after.unitdesk.prices.sheet
  const editor = new PriceEditor(after)
  await again.expectPrice([first, 'priceNet'], '6,000,000')
  await editor.press(/^Undo: Edit: A\.106/)
  await again.expectPrice([first, 'priceNet'], '5,000,000')
  await after.unitdesk.press('Control+z')
  await again.expectPrice([first, 'priceNet'], original)
  await editor.expectNoChanges()
  await editor.press(/^Redo: Edit: A\.106/)
  await again.expectPrice([first, 'priceNet'], '5,000,000')
  await editor.goToStep('The draft as it began')
  await again.expectPrice([first, 'priceNet'], original)
})

test('killed while prices are typed, the draft has all that was shown', async ({ start }) => {
  const before = await start({ arguments: ['--demo'] })
  const { sheet } = before.unitdesk.prices
  await sheet.expectEditable([first, 'priceNet'])
  for (const price of ['5100000', '5200000', '5300000']) {
    await sheet.choose([first, 'priceNet'])
    await before.unitdesk.type(price)
    await before.unitdesk.press('Enter')
  }
  await sheet.expectPrice([first, 'priceNet'], '5,300,000')
  await before.kill9()

  const after = await start()
  await after.unitdesk.prices.sheet.expectPrice([first, 'priceNet'], '5,300,000')
  await new PriceEditor(after).expectChanges(1)
})
