import { openPriceEditor } from '../../harness/open-price-editor.ts'
import { expect, test } from '../../harness/test.ts'
import { PriceEditor } from '../../screens/price-editor.ts'

const unit = 'A.106'

test('after a restart the table, its prices, the draft and the archived one are as they were, and nothing is loaded again', async ({
  start,
  crm,
}) => {
  const first = await openPriceEditor(start, crm)
  const original = await first.sheet.textOf([unit, 'priceNet'])
  await first.editor.fromDraftMenu('New draft…')
  await first.editor.nameAs('Name', 'Autumn', 'Create')
  await first.editor.expectDraft('Autumn')
  await first.sheet.expectEditable([unit, 'priceGross'])
  await first.sheet.choose([unit, 'priceGross'])
  await first.unitdesk.type('9000000')
  await first.unitdesk.press('Enter')
  await first.editor.expectChanges(1)
  await first.editor.fromDraftMenu(/^Archive$/)
  await first.editor.expectDraft('No draft')
  await first.unitdesk.prices.toggleColumn('Layout')
  await first.unitdesk.prices.expectNoColumn('Layout')
  for (const [typed, shown] of [
    ['5000000', '5,000,000'],
    ['6000000', '6,000,000'],
  ] as const) {
    await first.sheet.choose([unit, 'priceNet'])
    await first.unitdesk.type(typed)
    await first.unitdesk.press('Enter')
    await first.sheet.expectPrice([unit, 'priceNet'], shown)
  }
  await first.close()
  const before = (await crm.requests()).length

  const second = await start()
  const { prices } = second.unitdesk
  const editor = new PriceEditor(second)
  await prices.expectUnits()
  await prices.expectColumn('Area (m²)')
  await prices.expectNoColumn('Layout')
  await prices.sheet.expectPrice([unit, 'priceNet'], '6,000,000')
  await editor.press(/^Undo: Edit: A\.106/)
  await prices.sheet.expectPrice([unit, 'priceNet'], '5,000,000')
  await second.unitdesk.press('Control+z')
  await prices.sheet.expectPrice([unit, 'priceNet'], original)
  await editor.expectNoChanges()
  await editor.press(/^Redo: Edit: A\.106/)
  await prices.sheet.expectPrice([unit, 'priceNet'], '5,000,000')
  await editor.goToStep('Start of the draft')
  await prices.sheet.expectPrice([unit, 'priceNet'], original)

  await editor.fromDraftMenu('Archived drafts…')
  await editor.expectDialogSays(/Autumn1 unit, archived on/)
  await editor.pressInDialog('Restore Autumn')
  await editor.expectDraft('Autumn')
  await prices.sheet.expectPrice([unit, 'priceGross'], '9,000,000')
  await editor.press(/^Undo: /)
  await editor.expectNoChanges()

  // A project that was never loaded is loaded now. Anything that the start loads by itself would be counted as well.
  await prices.chooseProject('Ponávka Park')
  await prices.expectCount(/3\d\d units$/)
  const asked = (await crm.requests()).slice(before)
  expect(asked.filter(({ endpoint }) => endpoint === 'get-project')).toHaveLength(1)
})

test('killed while prices are typed and right after another draft was chosen, the next start has all that was shown', async ({
  start,
  crm,
}) => {
  const first = await openPriceEditor(start, crm)
  for (const name of ['Autumn', 'Spring']) {
    await first.editor.fromDraftMenu('New draft…')
    await first.editor.nameAs('Name', name, 'Create')
    await first.editor.expectDraft(name)
    await first.sheet.expectEditable([unit, 'priceGross'])
    await first.sheet.choose([unit, 'priceGross'])
    await first.unitdesk.type(name === 'Autumn' ? '9000000' : '9100000')
    await first.unitdesk.press('Enter')
    await first.editor.expectChanges(1)
  }
  await first.editor.fromDraftMenu(/^Autumn/)
  await first.editor.expectDraft('Autumn')
  await first.kill9()

  const second = await start()
  const editor = new PriceEditor(second)
  const { sheet } = second.unitdesk.prices
  await editor.expectDraft('Autumn')
  await sheet.expectPrice([unit, 'priceGross'], '9,000,000')
  for (const price of ['5100000', '5200000', '5300000']) {
    await sheet.choose([unit, 'priceNet'])
    await second.unitdesk.type(price)
    await second.unitdesk.press('Enter')
  }
  await sheet.expectPrice([unit, 'priceNet'], '5,300,000')
  await second.kill9()

  const third = await start()
  const last = new PriceEditor(third)
  await last.expectDraft('Autumn')
  await third.unitdesk.prices.sheet.expectPrice([unit, 'priceNet'], '5,300,000')
  await last.expectChanges(1)
  await last.fromDraftMenu('The CRM’s prices only')
  await last.expectDraft('No draft')
  await third.kill9()

  await new PriceEditor(await start()).expectDraft('No draft')
})
