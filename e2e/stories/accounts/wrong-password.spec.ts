import { expect, test } from '../../harness/test.ts'
import type { ScreenTitle } from '../../screens/unitdesk.ts'

const screens: ScreenTitle[] = [
  'Prices',
  'Media',
  'Leads',
  'Exports',
  'Payments',
  'Activity',
  'Settings',
]

test('a password that is wrong costs one failed login, whatever its person opens and refreshes', async ({
  start,
  crm,
}) => {
  const first = await start()
  await first.unitdesk.connectTo(crm)
  await first.close()
  await crm.changeAccount('prices@demo', { password: 'changed in the CRM' })
  const before = (await crm.requests()).length
  // While the first request waits for its answer, everything else begins.
  await crm.fail('get-projects-info', { kind: 'latency', ms: 3_000 })

  const { unitdesk } = await start()
  await unitdesk.prices.expectUnits()
  await unitdesk.prices.refresh()
  for (const project of ['Ponávka', 'Vily']) await unitdesk.choosePaletteEntry(project)
  for (const screen of screens) await unitdesk.go(screen)
  await unitdesk.go('Prices')
  await unitdesk.accounts.expectHeldOnScreen('Integration', 'One login failed.')
  await unitdesk.choosePaletteEntry('Refresh')
  await unitdesk.choosePaletteEntry('Rezidence')
  await unitdesk.prices.expectUnits()
  await unitdesk.prices.refresh()
  for (const screen of screens) {
    await unitdesk.go(screen)
    await unitdesk.press('Control+r')
  }
  await unitdesk.accounts.expectHeld('Integration', 'One login failed.')
  const sent = (await crm.requests()).slice(before)
  expect(sent.map(({ endpoint, status }) => [endpoint, status])).toEqual([
    ['get-projects-info', 401],
  ])
})
