import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../harness/test.ts'

test('a damaged store costs nothing that was in the backup, and the person is told once', async ({
  start,
  seat,
}) => {
  const first = await start({ arguments: ['--demo'] })
  await first.unitdesk.prices.expectUnits()
  await first.close()
  // The second start finds no backup of today's and makes one.
  const second = await start()
  await second.unitdesk.prices.expectUnits()
  const store = join(seat.profile, 'store')
  await expect
    .poll(() => readdirSync(join(store, 'backups')).filter((name) => name.endsWith('.db')))
    .toHaveLength(1)
  await second.close()

  writeFileSync(join(store, 'unitdesk.db'), 'not a database any more')
  const third = await start()
  await expect(third.unitdesk.restoredNotice).toBeVisible()
  await third.page.getByRole('button', { name: 'Understood' }).click()
  await expect(third.unitdesk.restoredNotice).toBeHidden()
  await third.unitdesk.demoBadge.waitFor()
  await third.close()

  const fourth = await start()
  await fourth.unitdesk.demoBadge.waitFor()
  await expect(fourth.unitdesk.restoredNotice).toBeHidden()
  expect(readdirSync(store).some((name) => name.startsWith('damaged-'))).toBe(true)
})
