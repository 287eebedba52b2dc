import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../harness/test.ts'

test('a damaged store costs nothing that was in the backup, and the person is told once', async ({
  start,
  seat,
}) => {
  const first = await start({ arguments: ['--demo'] })
  await first.unitdesk.prices.expectUnits()
  const store = join(seat.profile, 'store')
  const backups = () => readdirSync(join(store, 'backups')).filter((name) => name.endsWith('.db'))
  // One backup of the new store, one from when the demo's workspace was added.
  await expect.poll(backups).toHaveLength(2)
  await first.close()

  writeFileSync(join(store, 'unitdesk.db'), 'not a database any more')
  const second = await start()
  await expect(second.unitdesk.restoredNotice).toBeVisible()
  await second.page.getByRole('button', { name: 'OK' }).click()
  await expect(second.unitdesk.restoredNotice).toBeHidden()
  await second.unitdesk.demoBadge.waitFor()
  await second.close()

  const third = await start()
  await third.unitdesk.demoBadge.waitFor()
  await expect(third.unitdesk.restoredNotice).toBeHidden()
  expect(readdirSync(store).some((name) => name.startsWith('damaged-'))).toBe(true)
})
