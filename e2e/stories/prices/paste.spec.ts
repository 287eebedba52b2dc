import { countClicks } from '../../harness/count-clicks.ts'
import { openPriceEditor } from '../../harness/open-price-editor.ts'
import { expect, test } from '../../harness/test.ts'

test('prices from a spreadsheet find their units by number, however the grid is sorted', async ({
  open,
  crm,
}) => {
  const { sheet, editor, unitdesk } = await openPriceEditor(open, crm)
  await unitdesk.prices.sortBy('Area (m²)')
  await unitdesk.prices.searchFor('A.10')
  await editor.putOnClipboard(
    'A.106\t9 900 000 Kč\r\nA.105\t9 500 000\r\nA.107\t4\u00a0400\u00a0000\r\nQ.999\t1\r\n',
  )
  const before = await sheet.textOf(['A.106', 'priceGross'])
  await sheet.choose(['A.101', 'priceGross'])
  await unitdesk.press('Control+v')
  await editor.expectDialogSays('2 prices change.')
  await editor.expectDialogSays(/A\.105.*Locked by a deal/)
  await editor.expectDialogSays(/Q\.999.*No such unit in this project/)
  await sheet.expectPrice(['A.106', 'priceGross'], before)
  await editor.pressInDialog('Change 2 prices')
  await sheet.expectPrice(['A.106', 'priceGross'], '9,900,000')
  await sheet.expectPrice(['A.107', 'priceGross'], '4,400,000')
  await editor.pressInNotice('Undo')
  await sheet.expectPrice(['A.106', 'priceGross'], before)
})

test('the Undo of a notice takes back nothing that was done since, prices far from the present ones are asked about, and a paste that changes nothing says why', async ({
  open,
  crm,
}) => {
  const { sheet, editor, unitdesk } = await openPriceEditor(open, crm)
  await editor.putOnClipboard('9 900 000')
  await sheet.choose(['A.106', 'priceGross'])
  await unitdesk.press('Control+v')
  await editor.expectTold('1 price changed')
  await sheet.choose(['A.107', 'priceGross'])
  await unitdesk.type('4400000')
  await unitdesk.press('Enter')
  await sheet.expectPrice(['A.107', 'priceGross'], '4,400,000')
  await editor.pressInNotice('Undo')
  await editor.expectTold('Nothing was undone')
  await sheet.expectPrice(['A.106', 'priceGross'], '9,900,000')
  await sheet.expectPrice(['A.107', 'priceGross'], '4,400,000')

  const before = await sheet.textOf(['A.106', 'priceGross'])
  await editor.putOnClipboard('990000')
  await sheet.choose(['A.106', 'priceGross'])
  await unitdesk.press('Control+v')
  await editor.expectCannot('Change 1 price')
  await editor.confirmInDialog('1 price differs from the current one by 50% or more. It is right.')
  await editor.pressInDialog('Change 1 price')
  await sheet.expectPrice(['A.106', 'priceGross'], '990,000')
  // The keyboard is back on the cell, so that the next paste needs no click.
  await sheet.expectFocus(['A.106', 'priceGross'])
  await unitdesk.press('Control+v')
  await editor.expectTold('No price was changed')
  await editor.expectTold('1 already has that price.')
  expect(before).not.toBe('990,000')
})

test('a table that names its units goes in anywhere with two clicks, a title goes before the column under the cursor, and hidden units are counted', async ({
  open,
  crm,
}) => {
  const { page, sheet, editor, unitdesk } = await openPriceEditor(open, crm)
  const original = await sheet.textOf(['A.106', 'priceGross'])
  await editor.putOnClipboard('Unit\tPrice with VAT\r\nA.106\t9900000\r\nA.107\t4400000\r\n')
  const clicks = await countClicks(page)
  let before = 0
  for (const column of ['number', 'priceNet', 'pricePerArea'] as const) {
    await sheet.choose(['A.104', column])
    await unitdesk.press('Control+v')
    await editor.pressInDialog('Change 2 prices')
    await sheet.expectPrice(['A.106', 'priceGross'], '9,900,000')
    expect((await clicks()) - before, column).toBe(2)
    before = await clicks()
    await unitdesk.press('Control+z')
    await sheet.expectPrice(['A.106', 'priceGross'], original)
  }

  await unitdesk.prices.searchFor('A.107')
  await unitdesk.prices.expectCount(/^1 of /)
  await sheet.choose(['A.107', 'priceNet'])
  await unitdesk.press('Control+v')
  await editor.expectDialogSays('1 of these units is hidden by the search or the filters.')
  await editor.pressInDialog('Change 2 prices')
  await sheet.expectPrice(['A.107', 'priceGross'], '4,400,000')

  // A table of one row is shown before it is pasted, too.
  await unitdesk.prices.searchFor('A.10')
  await editor.putOnClipboard('A.106\t31,7\t9 950 000\r\n')
  await sheet.choose(['A.101', 'number'])
  await unitdesk.press('Control+v')
  await editor.expectDialogSays('1 price changes.')
  await editor.pressInDialog('Change 1 price')
  await sheet.expectPrice(['A.106', 'priceGross'], '9,950,000')
})

test('a range is copied with the titles of its columns, a heading above pasted prices is left out, and prices go past a smaller selection only when accepted', async ({
  open,
  crm,
}) => {
  const { sheet, editor, unitdesk } = await openPriceEditor(open, crm)
  await sheet.choose(['A.106', 'priceNet'])
  await sheet.extendTo(['A.107', 'priceGross'])
  await sheet.chooseFromMenu(['A.106', 'priceGross'], 'Copy with column titles')
  await expect
    .poll(() => editor.clipboardText())
    .toMatch(/^[^\t\n]*VAT[^\t]*\t[^\t]*VAT[^\t]*\r\n\d+\t\d+\r\n\d+\t\d+\r\n$/)

  const before = await sheet.textOf(['A.106', 'priceGross'])
  await editor.putOnClipboard('Price\r\n9900000\r\n4400000\r\n5000000\r\n')
  await sheet.choose(['A.106', 'priceGross'])
  await sheet.extendTo(['A.107', 'priceGross'])
  await unitdesk.press('Control+v')
  await editor.expectDialogSays('The first row, “Price”, looks like a heading and is left out.')
  await editor.expectDialogSays('The pasted block is larger than the selection and goes beyond it.')
  await sheet.expectPrice(['A.106', 'priceGross'], before)
  await editor.pressInDialog(/^Change \d prices$/)
  await sheet.expectPrice(['A.106', 'priceGross'], '9,900,000')
  await sheet.expectPrice(['A.107', 'priceGross'], '4,400,000')
})
