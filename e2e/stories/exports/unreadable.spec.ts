import type { ElectronApplication } from '@playwright/test'
import { addByHand, letTimePass, openExports } from '../../harness/exports-crm.ts'
import { watchNotices } from '../../harness/notices.ts'
import { expect, test } from '../../harness/test.ts'

const cooldown = 6 * 60_000

/** How often main has the system's empty device open, which it gives to processes that it starts. */
const openNullDevices = (electron: ElectronApplication): Promise<number> =>
  electron.evaluate(() => {
    const { readdirSync, readlinkSync } = process.getBuiltinModule('node:fs')
    const leadsTo = (descriptor: string): string => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`)
      } catch {
        return 'closed meanwhile'
      }
    }
    return readdirSync('/proc/self/fd').filter((one) => leadsTo(one) === '/dev/null').length
  })

test('what only looks like a workbook is said to be none, a page is not kept, and the next run is read', async ({
  open,
  crm,
}) => {
  test.slow()
  const running = await openExports(open, crm)
  const { exports, unitdesk, electron, page } = running
  const notices = await watchNotices(electron)
  await addByHand(exports, 'Jednotky', 'Units')
  const runOnceMore = async () => {
    await letTimePass(running, crm, cooldown)
    await expect(exports.runButton('Jednotky')).toHaveText('Run now')
    await exports.run('Jednotky')
  }
  const noWorkbook = 'PK\u0003\u0004 no workbook'
  await crm.fail('list-excel-products', { kind: 'otherAnswer', body: noWorkbook })
  await exports.run('Jednotky')
  await exports.expectLastRun('Jednotky', /Kept, unreadable/)
  await exports.open('Jednotky', 'Table')
  await unitdesk.expectText('No run of this report has readable contents.')
  await exports.backToReports()
  const devices = await openNullDevices(electron)

  // The process that reads workbooks ends, and nothing else with it.
  await electron.evaluate(({ app }) => {
    const reading = app.getAppMetrics().find(({ name }) => name === 'Unitdesk reader')
    if (reading) process.kill(reading.pid, 'SIGKILL')
  })
  await crm.fail('list-excel-products', { kind: 'htmlPage' })
  await runOnceMore()
  await exports.expectLastRun('Jednotky', /Failed/)
  await unitdesk.go('Settings')
  await expect.poll(notices.texts).toContain('“Jednotky” failed.')
  await notices.clickNewest()
  await exports.expectRunShown(/Failed/)
  await exports.choose('Which runs are listed', 'Done')
  await notices.clickNewest()
  await exports.expectRunShown(/Failed/)
  await exports.choose('Which runs are listed', 'Pinned')
  await exports.press('Show all runs')
  await expect(page.getByLabel('Which runs are listed')).toBeFocused()
  await exports.removeNewestRun()
  await notices.clickNewest()
  await unitdesk.expectText(/^Look in the bin/)
  await exports.backToReports()
  await runOnceMore()
  await exports.expectLastRun('Jednotky', /Done/)
  await exports.open('Jednotky', 'Table')
  await exports.expectTable()
  // It was started once more, and nothing of that stays open.
  expect(await openNullDevices(electron)).toBe(devices)
})
