import { crmPeople } from '../../harness/crm-people.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { freeUnitsInCrm } from '../../harness/units-in-crm.ts'
import { PriceEditor } from '../../screens/price-editor.ts'

test('a raise is held against its break-even, becomes one step, and a reminder prepares a draft after so many sales', async ({
  open,
  crm,
}) => {
  const application = await open({ crm })
  const { page, unitdesk } = application
  const editor = new PriceEditor(application)
  await unitdesk.prices.chooseProject('Nábřeží Vltavan')
  await unitdesk.prices.expectUnits('Nábřeží Vltavan')
  await editor.fromMore('What if…')
  const panel = page.getByRole('region', { name: 'What if prices went up' })
  await panel.getByRole('combobox', { name: 'Units' }).click()
  await page.getByRole('option', { name: '4+kk', exact: true }).click()
  await expect(panel.getByRole('status')).toContainText(
    /^\+2% pays off unless more than 1\.96% of sales are lost \(\d+(\.\d)? of \d+\)\.$/,
  )
  const table = panel.getByRole('table', { name: 'What would follow from your assumption' })
  await expect(table.getByRole('row', { name: /^0\.5% .* pays off$/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^1% .* evens out$/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^6% .* doesn’t pay off$/ })).toBeVisible()
  await expect(panel).toContainText('is your assumption, never estimated')
  expect(await seriousFindings(page)).toEqual([])

  const free = panel.getByRole('button', { name: /^\d+ free units$/ })
  const count = Number.parseInt((await free.textContent()) ?? '', 10)
  await free.click()
  await expect(page.getByRole('dialog', { name: /free units/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await panel.getByRole('button', { name: 'Raise the prices…' }).click()
  await page.getByRole('button', { name: `Change ${count} prices` }).click()
  await panel.getByRole('radio', { name: /^Step by step/ }).check()
  await panel.getByRole('textbox', { name: 'After every … taken units' }).fill('2')
  await panel.getByRole('button', { name: 'Remind me' }).click()
  const reminders = panel.getByRole('region', { name: 'Reminders' })
  await expect(reminders).toContainText('4+kk +2% after every 2 taken units')
  await expect(reminders).toContainText('0 of 2 units taken since')
  await page.keyboard.press('Escape')
  await editor.press('Undo: Raise: 4+kk +2%')

  const large = (await freeUnitsInCrm(crm, 10560)).filter(
    ({ attributes }) => attributes['flat_disposition'] === '4+kk',
  )
  const [first, second] = large
  if (!first || !second) throw new Error('two flats are free')
  await crmPeople(crm).sell([first.id, second.id])
  await unitdesk.prices.refresh()
  const notice = page.getByRole('status').filter({ hasText: 'A raise is prepared' })
  await expect(notice).toContainText('2 units were taken')
  await notice.getByRole('button', { name: 'Open the draft' }).click()
  await expect(notice).toHaveCount(0)
  await editor.expectDraft('4+kk +2% after every 2 taken units')
  await editor.expectChanges(count - 2)
})
