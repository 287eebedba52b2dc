import { expect, test } from '../../harness/test.ts'
import { PriceEditor } from '../../screens/price-editor.ts'

// Three free flats side by side, and a sold one.
const [first, second, third, sold] = ['A.106', 'A.107', 'A.108', 'A.105'] as const

test('a change typed into a cell or over a range is done to each price, rounded or ended as the project does, and shown before', async ({
  open,
  crm,
}) => {
  const started = await open({ crm })
  const { page, unitdesk } = started
  const { sheet } = unitdesk.prices
  await sheet.expectEditable([first, 'priceGross'])
  await sheet.choose([first, 'priceGross'])
  await unitdesk.type('4000000')
  await unitdesk.press('Enter')
  await sheet.choose([first, 'priceGross'])
  await unitdesk.type('+3%')
  await sheet.expectSaid('Comes to 4,120,000 (+3.0%)')
  await unitdesk.press('Enter')
  await sheet.expectPrice([first, 'priceGross'], '4,120,000')
  await sheet.choose([first, 'priceGross'])
  await unitdesk.type('-50000')
  await unitdesk.press('Enter')
  await sheet.expectPrice([first, 'priceGross'], '4,070,000')
  await sheet.choose([first, 'priceGross'])
  await unitdesk.type('=4 750 000/1.12')
  await sheet.expectSaid(/^Comes to 4,241,000/)
  await unitdesk.press('Enter')
  await sheet.expectPrice([first, 'priceGross'], '4,241,000')
  await sheet.choose([first, 'priceGross'])
  await unitdesk.type('=4 750 000/0')
  await unitdesk.press('Enter')
  await sheet.expectProblem(/can’t be divided by zero/)
  await unitdesk.press('Escape')
  await sheet.expectPrice([first, 'priceGross'], '4,241,000')

  await sheet.choose([first, 'priceGross'])
  await unitdesk.type('4000000')
  await unitdesk.press('Enter')
  await sheet.choose([second, 'priceGross'])
  await unitdesk.type('5000000')
  await unitdesk.press('Enter')
  await sheet.choose([first, 'priceGross'])
  await sheet.extendTo([second, 'priceGross'])
  await unitdesk.type('+10%')
  await unitdesk.press('Control+Enter')
  await sheet.expectPrice([first, 'priceGross'], '4,400,000')
  await sheet.expectPrice([second, 'priceGross'], '5,500,000')

  const editor = new PriceEditor(started)
  await editor.fromMore('Price rules…')
  await page.getByRole('combobox', { name: 'Prices end with' }).click()
  await page.getByRole('option', { name: 'Ending in 9,900' }).click()
  await editor.pressInDialog('Save')
  await unitdesk.expectNoDialog()
  await sheet.choose([first, 'priceGross'])
  await unitdesk.type('=4750000')
  await unitdesk.press('Enter')
  await sheet.expectPrice([first, 'priceGross'], '4,749,900')
  await unitdesk.type('+3%')
  await sheet.expectSaid(/9,900 \(/)
})

test('what was copied is pasted over a range drawn with the mouse, the handle repeats a price below, a slip is marked at once, a locked cell says why it takes nothing, and all is saved', async ({
  open,
  crm,
}) => {
  const started = await open({ crm })
  const { page, unitdesk } = started
  const { sheet } = unitdesk.prices
  const editor = new PriceEditor(started)
  await sheet.expectEditable([first, 'priceNet'])
  const copied = await sheet.textOf([first, 'priceNet'])
  expect(await sheet.textOf([third, 'priceNet'])).not.toBe(copied)
  await sheet.choose([first, 'priceNet'])
  await unitdesk.press('Control+c')
  await sheet.drag([second, 'priceNet'], [third, 'priceNet'])
  await unitdesk.prices.expectCount('2 selected')
  await unitdesk.press('Control+v')
  // The second unit is a much smaller flat.
  await editor.confirmInDialog('1 price differs from the current one by 50% or more. It is right.')
  await editor.pressInDialog('Change 2 prices')
  await sheet.expectPrice([second, 'priceNet'], copied)
  await sheet.expectPrice([third, 'priceNet'], copied)

  await sheet.choose([first, 'priceNet'])
  await unitdesk.type('6100000')
  await unitdesk.press('Enter')
  await sheet.choose([first, 'priceNet'])
  await sheet.dragHandle([first, 'priceNet'], [third, 'priceNet'])
  await sheet.expectPrice([second, 'priceNet'], '6,100,000')
  await sheet.expectPrice([third, 'priceNet'], '6,100,000')
  await editor.expectChanges(3)

  for (const price of ['0', '49']) {
    await sheet.choose([first, 'priceNet'])
    await unitdesk.type(price)
    await unitdesk.press('Enter')
    await sheet.expectPrice([first, 'priceNet'], price)
    await sheet.expectMarkedAsSlip([first, 'priceNet'])
  }

  await sheet.expectLocked([sold, 'priceNet'])
  await sheet.expectHint([sold, 'number'], /sold/i)
  await sheet.choose([sold, 'priceNet'])
  await sheet.expectNoHint()
  await unitdesk.type('5')
  await sheet.expectSaid(/sold/i)
  await sheet.expectNoEditor()
  await unitdesk.press('ArrowDown')
  await sheet.expectSaidNoMore(/sold/i)

  await unitdesk.press('Control+s')
  await expect(page.getByRole('alert').filter({ hasText: 'Everything is saved' })).toBeVisible()
})
