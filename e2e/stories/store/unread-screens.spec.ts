import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import type { ScreenTitle } from '../../screens/unitdesk.ts'

const unread: readonly { readonly screen: ScreenTitle; readonly table: string }[] = [
  { screen: 'Media', table: 'media_file' },
  { screen: 'Payments', table: 'payment' },
  { screen: 'Activity', table: 'api_call' },
]

test('a screen says what the store does not give, and reads it again without leaving the keyboard', async ({
  start,
  crm,
  seat,
}) => {
  const { page, unitdesk } = await start({ crm })
  const told = page.getByRole('alert').filter({ hasText: 'Try again' })
  const db = new DatabaseSync(join(seat.profile, 'store', 'unitdesk.db'), { timeout: 10_000 })
  try {
    for (const { screen, table } of unread) {
      db.exec(`ALTER TABLE ${table} RENAME TO ${table}_elsewhere`)
      await page.reload()
      await unitdesk.go(screen)
      await expect(told).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
      db.exec(`ALTER TABLE ${table}_elsewhere RENAME TO ${table}`)
      await told.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(told).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
    }
  } finally {
    db.close()
  }
})
