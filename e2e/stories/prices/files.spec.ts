import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveAs } from '../../harness/answer-dialogs.ts'
import { dropFile } from '../../harness/drop-file.ts'
import { openPriceEditor } from '../../harness/open-price-editor.ts'
import { giveToPerson } from '../../harness/person.ts'
import { expect, test } from '../../harness/test.ts'

test('a pricelist goes out as a table, is changed there and comes back, and a table that is dropped is looked at before its prices are taken', async ({
  open,
  home,
  crm,
}) => {
  const { sheet, editor, unitdesk, page, electron } = await openPriceEditor(open, crm)
  const path = join(home, 'prices.csv')
  await unitdesk.prices.searchFor('A.10')
  await unitdesk.prices.expectCount(/^9 of /)
  await saveAs(electron, path)
  await editor.fromMore('Export the units shown (csv)')
  await editor.expectTold('Saved as')
  const exported = readFileSync(path, 'utf8')
  expect(exported).toContain('A.106')
  const net = /\n"?A\.106"?[;,].*?(8938300)/.exec(exported)?.[1] ?? 'no price'
  writeFileSync(path, exported.replace(net, '9000000').replace('7508900', '7000000'))
  giveToPerson(path)

  await editor.fromMore('Import prices…')
  await editor.chooseFile(path)
  await editor.expectDialogSays('1 price changes.')
  await editor.expectDialogSays(/A\.102.*Locked by a deal/)
  await editor.pressInDialog('Add 1 change to the draft')
  await sheet.expectPrice(['A.106', 'priceNet'], '9,000,000')
  await sheet.expectPrice(['A.106', 'priceGross'], '10,080,000')
  await editor.expectChanges(1)

  const dropped = join(home, 'autumn.csv')
  writeFileSync(dropped, 'Unit;With VAT\nA.106;9900000\nA.107;4400000\n')
  giveToPerson(dropped)
  const before = await sheet.textOf(['A.106', 'priceGross'])
  await dropFile(page, dropped)
  await editor.expectDialogSays('2 prices change.')
  await sheet.expectPrice(['A.106', 'priceGross'], before)
  await editor.pressInDialog('Add 2 changes to the draft')
  await sheet.expectPrice(['A.106', 'priceGross'], '9,900,000')
  await editor.expectChanges(2)
})
