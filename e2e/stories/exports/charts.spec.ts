import { join } from 'node:path'
import { saveAs } from '../../harness/answer-dialogs.ts'
import { addByHand, openExports } from '../../harness/exports-crm.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { pagesOfPdf } from '../../harness/text-of-pdf.ts'

test('a report has its charts and a pivot of one’s own, which go on a dashboard that is saved as PDF and leads to its rows', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { exports, unitdesk, page, electron } = await openExports(open, crm)
  await addByHand(exports, 'Jednotky', 'Units')
  await exports.run('Jednotky')
  await exports.expectLastRun('Jednotky', /Done/)
  await exports.open('Jednotky', 'Charts')
  await expect(exports.chart('Units by price and availability')).toBeVisible()
  const table = await exports.asTable('Price per m² by layout')
  await expect(table.getByRole('row').filter({ hasText: '2+kk' })).toBeVisible()

  await exports.choose('Rows', 'Dispozice')
  await exports.choose('Columns', 'Dostupnost')
  await exports.choose('Measure', 'Average')
  await exports.choose('Of the column', 'Cena s DPH')
  const pivot = await exports.asTable('By Dispozice')
  await expect(pivot.getByRole('columnheader', { name: 'Volná' })).toBeVisible()
  await expect(pivot.getByRole('rowheader', { name: '2+kk' })).toBeVisible()

  await exports.press('Add By Dispozice to the dashboard')
  await unitdesk.expectText('By Dispozice is on the dashboard')
  await exports.press('Show the dashboard')
  await expect(exports.tiles).toHaveText([/^By Dispozice/])
  await exports.press('Undo the last change to the dashboard')
  await exports.press('Make a dashboard from my reports')
  const names = ['Units by project and availability', 'Price per m² by project']
  await expect(exports.tiles).toHaveCount(3)
  await expect(exports.tile('Price per m² by layout').getByRole('img').first()).toBeVisible()
  await exports.changeTile('Price per m² by layout', 'Show as a table')
  await exports.changeTile('Price per m² by layout', 'Move earlier')
  await expect(exports.tiles.nth(1).getByRole('row', { name: /^2\+kk/ })).toBeVisible()
  const units = exports.tile('Units by project and availability')
  const all = await units
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .last()
    .textContent()
  expect(await seriousFindings(page)).toEqual([])
  for (const [button, dialog] of [
    ['Add', 'Add to the dashboard'],
    ['Send…', 'Send the dashboard'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await unitdesk.expectDialog(dialog)
    expect(await seriousFindings(page)).toEqual([])
    await unitdesk.press('Escape')
    await unitdesk.expectNoDialog()
  }

  const path = join(home, 'dashboard.pdf')
  await saveAs(electron, path)
  await exports.press('Save as PDF…')
  await unitdesk.expectText('Saved as dashboard.pdf')
  const [sheet, ...others] = await pagesOfPdf(path)
  expect(others).toEqual([])
  // A4 lies on its side.
  expect([sheet?.width, sheet?.height].map((size) => Math.floor(size ?? 0))).toEqual([842, 595])
  expect(sheet?.text).toContain('Dashboard: Vltavan')
  for (const name of names) expect(sheet?.text).toContain(name)
  expect(sheet?.text).toMatch(new RegExp(`^Total .* ${all}$`, 'm'))
  expect(electron.windows()).toHaveLength(1)

  await units.getByRole('button', { name: /^Jednotky, as of / }).click()
  await exports.expectTable()
  await exports.expectShown(`${all} rows`)
})
