import { addByHand, openExports } from '../../harness/exports-crm.ts'
import { expect, test } from '../../harness/test.ts'

test('a report has its charts, each with its table, and a pivot of one’s own', async ({
  open,
  crm,
}) => {
  test.slow()
  const { exports } = await openExports(open, crm)
  await addByHand(exports, 'Jednotky', 'Units')
  await exports.run('Jednotky')
  await exports.expectLastRun('Jednotky', /Done/)
  await exports.open('Jednotky', 'Charts')
  await expect(exports.chart('Units by price and availability')).toBeVisible({ timeout: 60_000 })
  const table = await exports.asTable('Price per m² by layout')
  await expect(table.getByRole('row').filter({ hasText: '2+kk' })).toBeVisible()

  await exports.choose('Rows', 'Dispozice')
  await exports.choose('Columns', 'Dostupnost')
  await exports.choose('Measure', 'Average')
  await exports.choose('Of the column', 'Cena s DPH')
  const pivot = await exports.asTable('By Dispozice')
  await expect(pivot.getByRole('columnheader', { name: 'Volná' })).toBeVisible()
  await expect(pivot.getByRole('rowheader', { name: '2+kk' })).toBeVisible()
})
