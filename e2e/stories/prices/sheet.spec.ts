import { expect, test } from '../../harness/test.ts'
import type { PriceSheet } from '../../screens/price-sheet.ts'
import type { Unitdesk } from '../../screens/unitdesk.ts'

// Three free flats side by side, and a sold one.
const [first, second, third, sold] = ['A.106', 'A.107', 'A.108', 'A.105'] as const

const openSheet = async (unitdesk: Unitdesk): Promise<PriceSheet> => {
  await unitdesk.prices.expectUnits()
  await unitdesk.prices.sheet.expectEditable([first, 'priceNet'])
  return unitdesk.prices.sheet
}

test('prices are typed over, passed by Tab, filled over a range, taken back, and there after leaving the screen', async ({
  open,
  crm,
}) => {
  const { unitdesk } = await open({ crm })
  const sheet = await openSheet(unitdesk)
  const before = await sheet.textOf([first, 'priceNet'])
  await sheet.choose([first, 'priceNet'])
  await unitdesk.type('5')
  await sheet.expectEditor(`Without VAT (CZK), ${first}`)
  await unitdesk.type('000000')
  await unitdesk.press('Enter')
  await sheet.expectPrice([first, 'priceNet'], '5,000,000')
  await sheet.expectFocus([second, 'priceNet'])
  await unitdesk.press('Control+z')
  await sheet.expectPrice([first, 'priceNet'], before)
  await unitdesk.press('Control+Shift+z')
  await sheet.expectPrice([first, 'priceNet'], '5,000,000')

  const gross = await sheet.textOf([first, 'priceGross'])
  await sheet.choose([first, 'priceNet'])
  await unitdesk.press('Tab')
  await sheet.expectFocus([first, 'priceGross'])
  await unitdesk.press('F2')
  await sheet.expectEditor(`With VAT (CZK), ${first}`)
  await unitdesk.type('99')
  await unitdesk.press('Escape')
  await sheet.expectNoEditor()
  await sheet.expectPrice([first, 'priceGross'], gross)
  await sheet.expectFocus([first, 'priceGross'])

  const original = await sheet.textOf([third, 'priceNet'])
  await sheet.choose([first, 'priceNet'])
  await unitdesk.press('Shift+ArrowDown')
  await unitdesk.press('Shift+ArrowDown')
  await sheet.expectSaid(`3 cells, ${first} to ${third}`)
  await unitdesk.type('6100000')
  await unitdesk.press('Control+Enter')
  for (const unit of [first, second, third])
    await sheet.expectPrice([unit, 'priceNet'], '6,100,000')
  await unitdesk.type('6200000')
  await unitdesk.press('Enter')
  await unitdesk.press('Control+d')
  await sheet.expectPrice([third, 'priceNet'], '6,200,000')
  await unitdesk.press('Delete')
  await sheet.expectPrice([third, 'priceNet'], original)

  await sheet.choose([first, 'priceNet'])
  await unitdesk.type('5300000')
  await unitdesk.press('Control+7')
  await unitdesk.expectScreen('Activity')
  await unitdesk.go('Prices')
  await sheet.expectPrice([first, 'priceNet'], '5,300,000')
})

test('a sold flat takes nothing, and what is no price stays in its editor wherever a person clicks', async ({
  open,
  crm,
}) => {
  const { unitdesk } = await open({ crm })
  const sheet = await openSheet(unitdesk)
  const before = await sheet.textOf([sold, 'priceNet'])
  await sheet.expectLocked([sold, 'priceNet'])
  await sheet.choose([sold, 'priceNet'])
  await unitdesk.type('1')
  await sheet.expectNoEditor()
  await sheet.choose([first, 'priceNet'])
  await sheet.extendTo([sold, 'priceNet'])
  await unitdesk.type('6100000')
  await unitdesk.press('Control+Enter')
  await sheet.expectPrice([first, 'priceNet'], '6,100,000')
  await sheet.expectPrice([sold, 'priceNet'], before)

  await sheet.choose([first, 'priceNet'])
  await unitdesk.type('5 millions')
  await unitdesk.press('Enter')
  await sheet.expectProblem(/price/i)
  await unitdesk.press('Control+a')
  await unitdesk.type('5 100 000')
  await sheet.choose([third, 'priceNet'])
  await sheet.expectNoEditor()
  await sheet.expectPrice([first, 'priceNet'], '5,100,000')

  const now = await sheet.textOf([first, 'priceNet'])
  const besides = await sheet.textOf([third, 'priceNet'])
  await sheet.choose([first, 'priceNet'])
  await unitdesk.type('9,8 mil')
  await sheet.choose([third, 'priceNet'])
  await sheet.expectProblem(/price/i)
  await sheet.expectTyping('9,8 mil')
  await sheet.extendTo([third, 'priceNet'])
  await sheet.expectTyping('9,8 mil')
  await unitdesk.type('4750000')
  await unitdesk.press('Enter')
  await sheet.expectTyping('9,8 mil4750000')
  await unitdesk.press('Escape')
  await sheet.expectFocus([first, 'priceNet'])
  await sheet.expectPrice([first, 'priceNet'], now)
  await sheet.choose([third, 'priceNet'])
  await unitdesk.type('4750000')
  await unitdesk.press('Enter')
  await sheet.expectPrice([third, 'priceNet'], '4,750,000')
  expect(besides).not.toBe('4,750,000')
  await sheet.expectPrice([first, 'priceNet'], now)
})
