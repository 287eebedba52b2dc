import { openExports } from '../../harness/exports-crm.ts'
import { expect, test } from '../../harness/test.ts'

test('in Czech, reports, schedules and tables speak Czech', async ({ open, crm }) => {
  const { page, unitdesk, exports } = await openExports(open, crm)
  await unitdesk.go('Settings')
  await unitdesk.settings.choose('Čeština')
  await page.getByRole('navigation').getByRole('button', { name: 'Exporty' }).click()
  await expect(page.getByText('Každý pracovní den v 07:00')).toBeVisible()
  await page.getByRole('button', { name: 'Přidat Jednotky' }).click()
  await page.getByRole('button', { name: 'Spustit teď: Jednotky' }).click()
  await expect(page.getByRole('table', { name: 'Reporty' })).toContainText(/řádků/)
  await page.getByRole('button', { name: 'Jednotky', exact: true }).click()
  await page.getByRole('tab', { name: 'Tabulka' }).click()
  const grid = page.getByRole('grid', { name: /, list / })
  await expect(grid.getByText('A.101').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Souhrn tabulky' })).toContainText('řádků')
  await expect(exports.sheet).toHaveCount(0)
})
