import { crmPeople } from '../../harness/crm-people.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { freeUnitsInCrm } from '../../harness/units-in-crm.ts'
import { PriceEditor } from '../../screens/price-editor.ts'

test('what was taken is told by the source that knows it, with ranges that are checked, and every number leads to its rows', async ({
  open,
  crm,
}) => {
  const application = await open({ crm, others: [{ login: 'history@demo', label: 'History' }] })
  const { page, unitdesk } = application
  const editor = new PriceEditor(application)
  await unitdesk.prices.chooseProject('Nábřeží Vltavan')
  await unitdesk.prices.expectUnits('Nábřeží Vltavan')
  await editor.fromMore('Pace of sales…')
  const nothing = page.getByRole('region', { name: 'Pace of sales' })
  await expect(nothing).toContainText('No sales are known yet')
  await nothing.getByRole('button', { name: 'Load the history of units' }).click()
  const panel = page.getByRole('region', { name: 'Pace of sales' })
  const sources = panel.getByRole('table', { name: 'Where sales are known from' })
  await expect(
    sources.getByRole('row', { name: /^History of units .*“History of units”.* 75 0$/ }),
  ).toBeVisible()
  await expect(
    panel.getByRole('button', { name: /^Of the last \d ranges, \d held\.$/ }),
  ).toBeVisible()
  const groups = panel.getByRole('table', { name: 'Taken and left, by layout and building' })
  await expect(
    groups.getByRole('row', { name: /^All homes \d+ 0 \d+ .* \d+ to \d+/ }),
  ).toBeVisible()
  await expect(groups.getByRole('row', { name: /^Building Dům P / })).toBeVisible()
  await expect(panel).toContainText('It doesn’t know what is coming')
  expect(await seriousFindings(page)).toEqual([])

  const whole = groups.getByRole('row', { name: /^All homes/ })
  const taken = whole.getByRole('button', { name: /^\d+$/ }).first()
  const count = Number(await taken.textContent())
  await taken.click()
  const dialog = page.getByRole('dialog', { name: 'All homes: taken' })
  await expect(dialog.getByRole('row')).toHaveCount(count + 1)
  await dialog
    .getByRole('button', { name: /^[PRT]\.\d{3}$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Unit [PRT]\.\d{3}/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: /^Of the last/ }).click()
  await expect(
    page
      .getByRole('dialog', { name: 'Earlier ranges and what came' })
      .getByRole('row', { name: /held|missed/ })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  // Another source has its own numbers, and those of the one before are gone at once.
  const [free] = await freeUnitsInCrm(crm, 10560)
  if (free === undefined) throw new Error('flats are free')
  await crmPeople(crm).sell([free.id])
  await unitdesk.prices.refresh()
  await editor.fromMore('Pace of sales…')
  await expect(whole).toContainText(/\d+ to \d+$/)
  await sources.getByRole('radio', { name: 'Price lists loaded here' }).check()
  await expect(panel).toContainText('it counts, but no range is given')
  await expect(whole).toHaveText(/^All homes1/)
  await expect(whole).not.toContainText(' to ')
  await sources.getByRole('radio', { name: 'History of units' }).check()
  await expect(whole).toContainText(/ to \d+$/)
  await page.keyboard.press('Escape')

  await editor.fromMore('What if…')
  const whatIf = page.getByRole('region', { name: 'What if prices went up' })
  await whatIf.getByRole('combobox', { name: 'Units' }).click()
  await page.getByRole('option', { name: 'Building Dům P', exact: true }).click()
  const table = whatIf.getByRole('table', { name: 'What would follow from your assumption' })
  await expect(table.getByRole('row', { name: /^1% .* evens out \d+ to \d+$/ })).toBeVisible()
  await expect(whatIf).toContainText('from History of units')
  await whatIf.getByRole('radio', { name: /^Step by step/ }).check()
  const even = table.getByRole('row', { name: /^1% / })
  await even.getByRole('button', { name: /^\d+ to \d+$/ }).click()
  await expect(
    page
      .getByRole('dialog', { name: 'Building Dům P: taken and cancelled' })
      .getByRole('row', { name: / taken$/ })
      .first(),
  ).toBeVisible()
})
