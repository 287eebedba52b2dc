import { crmPeople } from '../../harness/crm-people.ts'
import { openPriceEditor } from '../../harness/open-price-editor.ts'
import { expect, test } from '../../harness/test.ts'

test('a view keeps its filter and its order under a name', async ({ open, crm }) => {
  const { editor, unitdesk } = await openPriceEditor(open, crm)
  await unitdesk.prices.sheet.expectEditable(['A.106', 'priceGross'])
  await editor.filterBy(/^Reserved/)
  await unitdesk.prices.sortBy('Area (m²)')
  await unitdesk.prices.expectCount(/^\d\d of /)
  const isByArea = async () => {
    const areas = await unitdesk.prices.areas()
    return areas.length > 1 && areas.every((area, at) => area >= (areas[at - 1] ?? 0))
  }
  await expect.poll(isByArea).toBe(true)
  const seen = await unitdesk.prices.numbers()
  await editor.fromViews('Save this view…')
  await editor.nameAs('Name of the view', 'Reserved by area', 'Save')
  await editor.fromViews('Default view')
  await unitdesk.prices.expectCount(/^7\d\d units$/)
  await editor.fromViews('Reserved by area')
  await unitdesk.prices.expectCount(/^\d\d of /)
  await expect.poll(() => unitdesk.prices.numbers()).toEqual(seen)
})

test('what happens on the server while a draft lies still is told in a list, and whose price counts is decided', async ({
  open,
  crm,
}) => {
  const { sheet, editor, unitdesk } = await openPriceEditor(open, crm)
  const draft = async (unit: string, price: string) => {
    await sheet.choose([unit, 'priceGross'])
    await unitdesk.type(price)
    await unitdesk.press('Enter')
  }
  const people = crmPeople(crm)
  await draft('A.106', '9900000')
  await editor.expectChanges(1)
  await people.changePrice('A.107', { priceWithoutVat: 4_000_000, priceWithVat: 4_480_000 })
  await unitdesk.prices.refresh()
  await editor.press('1 change in the CRM')
  await editor.expectDialogSays(/A\.107.*Price with VAT: 4,364,080 → 4,480,000/)
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()

  await draft('A.107', '4400000')
  await editor.expectChanges(2)
  await people.changePrice('A.106', { priceWithoutVat: 8_500_000, priceWithVat: 9_520_000 })
  await people.changePrice('A.107', { priceWithoutVat: 4_100_000, priceWithVat: 4_592_000 })
  await unitdesk.prices.refresh()
  await editor.press('2 conflicts')
  await editor.expectDialogSays('2 prices were changed in the CRM since')
  await editor.pressInDialog('Theirs for A.107')
  await sheet.expectPrice(['A.107', 'priceGross'], '4,592,000')
  await editor.pressInDialog('All: mine')
  await sheet.expectPrice(['A.106', 'priceGross'], '9,900,000')
  await editor.expectChanges(1)
})
