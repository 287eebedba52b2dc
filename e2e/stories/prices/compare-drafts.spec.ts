import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveAs } from '../../harness/answer-dialogs.ts'
import { openPriceEditor } from '../../harness/open-price-editor.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'

test('several drafts live side by side, one that was archived comes back, and two are compared where they differ, with sums and as a file', async ({
  open,
  home,
  crm,
}) => {
  const { sheet, editor, unitdesk, page, electron } = await openPriceEditor(open, crm)
  const server = await sheet.textOf(['A.106', 'priceGross'])
  for (const [name, prices] of [
    ['Autumn', ['9000000', '4400000']],
    ['Spring', ['9250000', '4400000']],
  ] as const) {
    await editor.fromDraftMenu('New draft…')
    await editor.nameAs('Name', name, 'Create')
    await editor.expectDraft(name)
    await sheet.expectPrice(['A.106', 'priceGross'], server)
    await sheet.expectEditable(['A.106', 'priceGross'])
    for (const [at, unit] of (['A.106', 'A.107'] as const).entries()) {
      await sheet.choose([unit, 'priceGross'])
      await unitdesk.type(prices[at] ?? '')
      await unitdesk.press('Enter')
    }
    await editor.expectChanges(2)
  }
  await editor.fromDraftMenu(/^Autumn/)
  await sheet.expectPrice(['A.106', 'priceGross'], '9,000,000')
  await editor.fromDraftMenu(/^Archive$/)
  await sheet.expectPrice(['A.106', 'priceGross'], server)
  await editor.press('Restore')
  await editor.expectDraft('Autumn')
  await sheet.expectPrice(['A.106', 'priceGross'], '9,000,000')

  await editor.fromDraftMenu(/^Spring/)
  await editor.expectDraft('Spring')
  await editor.fromDraftMenu('Compare two drafts…')
  const panel = page.getByRole('region', { name: 'Two drafts side by side', exact: true }).first()
  const rows = panel.getByRole('row')
  await expect(rows.nth(0)).toHaveText('UnitBuildingNowA: SpringB: AutumnB − A')
  await expect(rows.nth(2)).toHaveText(/^A\.106Dům A[\d,]+9,250,0009,000,000-250,000$/)
  await expect(rows.nth(1)).toHaveText(/^Sum with VAT.*9,250,000.*9,000,000.*-.*250,000/)
  await expect(rows).toHaveCount(3)
  await panel.getByRole('checkbox', { name: 'Also 1 unit with the same price in both' }).check()
  await expect(rows.nth(3)).toHaveText(/^A\.107Dům A[\d,]+4,400,0004,400,0000$/)
  expect(await seriousFindings(page)).toEqual([])

  await panel.getByRole('combobox', { name: 'Draft A' }).selectOption('Autumn')
  await expect(rows.nth(2)).toHaveText(/9,000,0009,250,000\+250,000$/)
  const path = join(home, 'drafts.csv')
  await saveAs(electron, path)
  await panel.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /csv/ }).click()
  await editor.expectTold('Saved as')
  expect(readFileSync(path, 'utf8')).toMatch(/A\.106.*9000000.*9250000.*250000/)
  await panel.getByRole('heading').focus()
  await unitdesk.press('Escape')
  await expect(panel).toHaveCount(0)
})
