import { openPriceEditor } from '../../harness/open-price-editor.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { BuildingPlan } from '../../screens/building-plan.ts'
import { UnitMedia } from '../../screens/unit-media.ts'

test('a floor and a stack are chosen in the building, raised by a formula, seen in the list and taken back', async ({
  open,
  crm,
}) => {
  const opened = await openPriceEditor(open, crm)
  const { editor, sheet, unitdesk } = opened
  const plan = new BuildingPlan(opened)
  await plan.show('Building')
  await plan.expectUnits(360)
  await editor.press('Clear filters')
  await plan.expectUnits(705)
  await plan.expectGrids(['Dům A', 'Dům A, Garages', 'Dům E, Cellars'])
  await plan.chooseFloor('Dům A', '1')
  await plan.addStack('Dům A', '04')
  await unitdesk.prices.expectCount('16 selected')
  await editor.writeFormula({ formula: '+3%', scope: /^Selected/, rounding: 'To 1,000' })
  await editor.expectPreview('A.704 5,011,888 → 5,162,000')
  await editor.applyFormula()
  await expect(plan.cell('A.101')).toHaveAttribute('data-changed', 'true')
  await plan.colourBy('Change in the draft')
  await plan.expectSays('A.101', '+3.0%')
  await plan.show('List')
  await unitdesk.prices.searchFor('A.10')
  await sheet.expectPrice(['A.101', 'priceGross'], '10,097,000')
  await plan.show('Building')
  await plan.show('List')
  await unitdesk.press('Control+z')
  await sheet.expectPrice(['A.101', 'priceGross'], '9,802,912')
  await plan.show('Building')
  await expect(plan.cell('A.101')).toHaveAttribute('data-changed', 'false')
})

test('the selection goes with a person from the list to the building and back, is drawn and extended there, and what the filters leave out never is in it', async ({
  open,
  crm,
}) => {
  const opened = await openPriceEditor(open, crm)
  const { editor, sheet } = opened
  const plan = new BuildingPlan(opened)
  await sheet.drag(['A.104', 'priceGross'], ['A.106', 'priceGross'])
  await plan.show('Building')
  await plan.expectSelected(['A.104', 'A.105', 'A.106'])
  await plan.cell('A.108').dblclick()
  await editor.expectDialogSays('Unit A.108')
  await opened.unitdesk.press('Escape')
  await opened.unitdesk.expectNoDialog()
  await plan.show('List')
  await expect.poll(() => sheet.framedCell()).toMatch(/^A\.108 /)

  await plan.show('Building')
  await plan.drag('A.203', 'A.102')
  await plan.expectSelected(['A.202', 'A.203', 'A.102', 'A.103'])
  await plan.cell('A.301').click()
  await plan.extendTo('A.203')
  await plan.expectSelected(['A.301', 'A.302', 'A.303', 'A.201', 'A.202', 'A.203'])
  await editor.filterBy(/^Free/)
  await expect(plan.cell('A.102')).toHaveAttribute('data-passes', 'false')
  await plan.expectSelected(['A.302', 'A.303'])
  await plan.drag('A.203', 'A.101')
  await plan.expectSelected(['A.101'])
})

test('the keyboard alone chooses, raises and clears, and opens a unit and its plan', async ({
  open,
  crm,
}) => {
  const opened = await openPriceEditor(open, crm)
  const { editor, unitdesk } = opened
  const plan = new BuildingPlan(opened)
  await plan.show('Building')
  const house = [8, 7, 6, 5, 4, 3, 2, 1].flatMap((floor) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => `A.${floor}0${place}`),
  )
  await plan.cell('A.108').focus()
  await unitdesk.press('ArrowLeft')
  await plan.expectFocus('A.107')
  await unitdesk.press('Shift+ArrowUp')
  await plan.expectSelected(['A.207', 'A.107'])
  await unitdesk.press('Shift+Space')
  await plan.expectSelected([1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => `A.20${place}`))
  await unitdesk.press('Control+Shift+Space')
  await plan.expectSelected(house)
  await unitdesk.press('Control+Home')
  await plan.expectFocus('A.801')
  await unitdesk.press('Control+ArrowDown')
  await unitdesk.press('Control+Space')
  await unitdesk.press('ArrowUp')
  await unitdesk.press('Control+ArrowUp')
  await plan.expectFocus('A.801')
  await unitdesk.press('ArrowRight')
  await plan.expectSelected(['A.802'])
  await unitdesk.press('Enter')
  await editor.expectDialogSays('Unit A.802')
  const media = new UnitMedia(opened)
  await media.check()
  await media.enlargeByKey('Plan of A.802')
  await unitdesk.press('Escape')
  await media.expectBackAt('Plan of A.802')
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await plan.expectFocus('A.802')
  await editor.writeFormula({ formula: '+3%', scope: /^Selected/ })
  await editor.applyFormula()
  await editor.expectChanges(1)
  await expect(plan.cell('A.802')).toHaveAttribute('data-changed', 'true')
  await plan.cell('A.802').focus()
  await unitdesk.press('Delete')
  await editor.expectNoChanges()
})

test('every colouring says what it means and why a unit is out of line, axe finds nothing serious, and the plan goes to paper and to other programs', async ({
  open,
  crm,
}) => {
  const opened = await openPriceEditor(open, crm)
  const { page, sheet, editor, unitdesk } = opened
  const plan = new BuildingPlan(opened)
  await sheet.choose(['A.101', 'priceGross'])
  await page.keyboard.type('19900000')
  await unitdesk.press('Enter')
  await editor.expectChanges(1)
  await plan.show('Building')
  await plan.expectLegend(/Free.*Sold.*Deal/)
  await plan.colourBy('Out of line')
  await plan.expectSays(
    'A.101',
    /Out of line: \+\d+\.\d% against the .* that the premiums of this list suggest\. The limit is \d.*%/,
  )
  await plan.expectLegend(/By the premiums of this list/)
  await plan.colourBy('Days without a change')
  await plan.expectSays('A.104', /unchanged since Unitdesk first saw it/)
  await plan.colourBy('Price per m²')
  await plan.expectLegend(/Homes.*Garages.*Cellars/)

  await plan.press('Copy as a picture')
  await expect(page.getByRole('alert').filter({ hasText: 'on the clipboard' })).toBeVisible()
  const { width, height } = await plan.pastedPicture()
  expect(width).toBeGreaterThan(1_500)
  expect(height).toBeGreaterThan(900)
  // The dialog of the operating system is out of a test's reach: what it would print is looked at instead.
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await plan.press('Print on A3')
  const pages = await plan.printed()
  expect(pages.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  // In points: 420 by 297 millimetres.
  expect(pages).toMatch(/\/MediaBox\s*\[0 0 119\d(\.\d+)? 84[12](\.\d+)?\]/)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

  await plan.chooseFloor('Dům A', '1')
  await unitdesk.prices.searchFor('A.1')
  await expect(plan.cell('B.101')).toHaveAttribute('data-passes', 'false')
  const findings: Record<string, string[]> = {}
  for (const name of ['Status', 'Price with VAT', 'Out of line']) {
    await plan.colourBy(name)
    for (let step = 0; step < 3; step++) await plan.press('Zoom in')
    findings[name] = await seriousFindings(page)
    await plan.press('Fit the window')
  }
  expect(findings).toEqual({ Status: [], 'Price with VAT': [], 'Out of line': [] })
})
