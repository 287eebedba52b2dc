import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { PriceEditor } from '../../screens/price-editor.ts'
import { ReviewScreen } from '../../screens/review.ts'

test('units and rules that the store does not give are told, nothing is judged by others, and asked again it all goes on', async ({
  start,
  crm,
  seat,
}) => {
  const started = await start({ crm })
  const { page } = started
  const [editor, review] = [new PriceEditor(started), new ReviewScreen(page)]
  const told = page.getByRole('alert').filter({ hasText: 'Try again' })
  const db = new DatabaseSync(join(seat.profile, 'store', 'unitdesk.db'), { timeout: 10_000 })
  try {
    db.exec('ALTER TABLE unit RENAME TO units_elsewhere')
    await page.reload()
    await expect(told).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expect(page.getByRole('status', { name: 'Loading prices' })).toHaveCount(0)
    db.exec('ALTER TABLE units_elsewhere RENAME TO unit')
    await told.getByRole('button', { name: 'Try again' }).click()
    await review.draftPrice('A.101', '9950000')
    await editor.expectChanges(1)
    await expect(told).toHaveCount(0)
    db.exec('ALTER TABLE price_rules RENAME TO rules_elsewhere')
    await page.reload()
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: 'Review 1 change' }).click()
    await expect(review.panel.getByRole('alert')).toBeVisible()
    await expect(review.panel.getByRole('table')).toHaveCount(0)
    await review.expectNoSending()
    expect(await seriousFindings(page)).toEqual([])
    db.exec('ALTER TABLE rules_elsewhere RENAME TO price_rules')
  } finally {
    db.close()
  }
  await review.press('Try again')
  await review.expectRow('A.101', /9,950,000/)
  await review.send()
  await review.expectOutcome('1 price is in the CRM')
})
