import { addByHand, exportAnswers, letTimePass, openExports } from '../../harness/exports-crm.ts'
import { setClockBack } from '../../harness/set-clock-back.ts'
import { expect, test } from '../../harness/test.ts'
import { ExportsScreen } from '../../screens/exports.ts'

const slow = { kind: 'slowDrip', pieces: 1_000, pauseMs: 200 } as const
const twoHours = 2 * 60 * 60_000

test('killed in the middle of a download: no half file, and the run is told as interrupted', async ({
  start,
  crm,
}) => {
  test.slow()
  const first = await openExports(start, crm)
  await addByHand(first.exports, 'Jednotky', 'Units')
  await crm.fail('list-excel-products', slow)
  await first.exports.run('Jednotky')
  await expect(first.page.getByRole('button', { name: 'Cancel: Jednotky' })).toBeVisible()
  await expect.poll(() => exportAnswers(crm, 'products')).toHaveLength(1)
  await first.kill9()

  const { page, unitdesk } = await start()
  await unitdesk.expectScreen('Exports')
  const exports = new ExportsScreen(page)
  await exports.expectLastRun('Jednotky', /Interrupted/)
  await exports.open('Jednotky')
  await exports.expectRuns([/Interrupted/])
  await exports.show('Table')
  await unitdesk.expectText('Nothing to show yet')
})

test('a schedule that came due while nothing ran is made up for once, and again when that is killed', async ({
  start,
  crm,
}) => {
  test.setTimeout(600_000)
  const first = await openExports(start, crm)
  // An account that the server has let in before: one that it never has is on hold after a kill.
  await addByHand(first.exports, 'Případy', 'Deals')
  await first.exports.run('Případy')
  await first.exports.expectLastRun('Případy', /Done/)
  await setClockBack(first, twoHours)
  await first.exports.newReport()
  await first.exports.fill('Name of the report', 'Jednotky')
  await first.exports.choose('Schedule', 'Every hour')
  // Half an hour ago, whatever the time: what is a few minutes late is on time and not made up for.
  await first.exports.fill('At minute', String((new Date().getUTCMinutes() + 30) % 60))
  await first.exports.save()
  await first.exports.expectReport('Jednotky')
  await first.close()

  await crm.fail('list-excel-products', slow)
  const second = await start()
  await second.unitdesk.expectScreen('Exports')
  await expect(second.page.getByRole('button', { name: 'Cancel: Jednotky' })).toBeVisible()
  await expect.poll(() => exportAnswers(crm, 'products')).toHaveLength(1)
  await second.kill9()

  const third = await start()
  await third.unitdesk.expectScreen('Exports')
  const exports = new ExportsScreen(third.page)
  // The server had counted the download that was killed: its cooldown is kept to.
  await exports.expectLastRun('Jednotky', /after the wait/)
  expect(await exportAnswers(crm, 'products')).toEqual([200])
  await letTimePass(third, crm, 6 * 60_000)
  await exports.expectLastRun('Jednotky', /Done/)
  expect(await exportAnswers(crm, 'products')).toEqual([200, 200])
  await exports.open('Jednotky')
  await exports.expectRuns([/Done.*Catch-up/])
  await third.unitdesk.expectText(/times? without a run/)
  await exports.show('Table')
  await exports.expectTable()
})
