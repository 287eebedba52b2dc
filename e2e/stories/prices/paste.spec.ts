import { expect, test } from '../../harness/test.ts'
import { PriceEditor } from '../../screens/price-editor.ts'

test('prices from a spreadsheet find their units by number, however the grid is sorted', async ({
  start,
}) => {
  const started = await start({ arguments: ['--demo'] })
  const { unitdesk } = started
  const { sheet } = unitdesk.prices
  const editor = new PriceEditor(started)
  await sheet.expectEditable(['A.106', 'priceGross'])
  await unitdesk.prices.sortBy('Area (m²)')
  await unitdesk.prices.searchFor('A.10')
  await editor.putOnClipboard(
    'A.106\t9 900 000 Kč\r\nA.105\t9 500 000\r\nA.107\t4\u00a0400\u00a0000\r\n',
  )
  await sheet.choose(['A.101', 'priceGross'])
  await unitdesk.press('Control+v')
  await editor.expectTold('2 prices changed')
  await editor.expectTold('1 locked unit is skipped.')
  await sheet.expectPrice(['A.106', 'priceGross'], '9,900,000')
  await sheet.expectPrice(['A.107', 'priceGross'], '4,400,000')
  await editor.press('Show which')
  await editor.expectDialogSays(/A\.105.*Sold: probably attached to a deal/)
})

test('a paste that names unknown units is looked at before it is taken', async ({ start }) => {
  const started = await start({ arguments: ['--demo'] })
  const { sheet } = started.unitdesk.prices
  const editor = new PriceEditor(started)
  await sheet.expectEditable(['A.106', 'priceGross'])
  const before = await sheet.textOf(['A.106', 'priceGross'])
  await editor.putOnClipboard('A.106\t9900000\nA.107\t4400000\nQ.999\t1\n')
  await sheet.choose(['A.106', 'priceGross'])
  await started.unitdesk.press('Control+v')
  await editor.expectDialogSays('1 number is not in this project: Q.999')
  await sheet.expectPrice(['A.106', 'priceGross'], before)
  await editor.pressInDialog('Change 2 prices')
  await sheet.expectPrice(['A.106', 'priceGross'], '9,900,000')
  await editor.pressInNotice('Undo')
  await sheet.expectPrice(['A.106', 'priceGross'], before)
})

test('a heading above prices is left out, and prices go past a smaller selection only when accepted', async ({
  start,
}) => {
  const started = await start({ arguments: ['--demo'] })
  const { sheet } = started.unitdesk.prices
  const editor = new PriceEditor(started)
  await sheet.expectEditable(['A.106', 'priceGross'])
  const before = await sheet.textOf(['A.106', 'priceGross'])
  await editor.putOnClipboard('Price\r\n9900000\r\n4400000\r\n5000000\r\n')
  await sheet.choose(['A.106', 'priceGross'])
  await sheet.extendTo(['A.107', 'priceGross'])
  await started.unitdesk.press('Control+v')
  await editor.expectDialogSays('The first row, “Price”, is taken for a heading and is left out.')
  await editor.expectDialogSays('What is pasted is larger than the selection and goes beyond it.')
  await sheet.expectPrice(['A.106', 'priceGross'], before)
  await editor.pressInDialog(/^Change \d prices$/)
  await sheet.expectPrice(['A.106', 'priceGross'], '9,900,000')
  await sheet.expectPrice(['A.107', 'priceGross'], '4,400,000')
})

test('a range is copied with the titles of its columns, for a spreadsheet', async ({ start }) => {
  const started = await start({ arguments: ['--demo'] })
  const { sheet } = started.unitdesk.prices
  const editor = new PriceEditor(started)
  await sheet.expectEditable(['A.106', 'priceGross'])
  await sheet.choose(['A.106', 'priceNet'])
  await sheet.extendTo(['A.107', 'priceGross'])
  await sheet.chooseFromMenu(['A.106', 'priceGross'], 'Copy with column titles')
  await expect
    .poll(() => editor.clipboardText())
    .toMatch(/^[^\t\n]*VAT[^\t]*\t[^\t]*VAT[^\t]*\r\n\d+\t\d+\r\n\d+\t\d+\r\n$/)
})
