import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveAs } from '../../harness/answer-dialogs.ts'
import { catchDrags } from '../../harness/catch-drags.ts'
import { addByHand, openExports } from '../../harness/exports-crm.ts'
import { expect, test } from '../../harness/test.ts'

test('a run is opened, filtered, added up, copied for Excel, found again, saved as CSV and pulled out of the window', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { exports, unitdesk, electron, page } = await openExports(open, crm)
  await addByHand(exports, 'Jednotky', 'Units')
  await exports.run('Jednotky')
  await exports.expectLastRun('Jednotky', /Done/)
  await exports.open('Jednotky')
  await exports.openNewestRun()
  await exports.expectShown(/[\d,]+ rows/)
  await exports.filter('Dispozice', 'is', '2+kk')
  await exports.expectShown(/[\d,]+ of [\d,]+ rows/)
  await exports.searchTable('A.102')
  await exports.expectShown(/\b1 of [\d,]+ rows/)
  await exports.copyAll()
  await exports.expectShown('Filled in')
  const copied = () =>
    electron.evaluate(async ({ clipboard }) => (await clipboard.readText()).trimEnd().split('\n'))
  await expect
    .poll(copied)
    .toEqual([expect.stringMatching(/(^|\t)Dispozice(\t|\r?$)/), expect.stringContaining('A.102')])

  await exports.show('Runs')
  await exports.searchRuns('a.102')
  await unitdesk.expectText(/^\d+ places? found in 1 run\./)
  await exports.show('Table')
  const path = join(home, 'jednotky.csv')
  await saveAs(electron, path)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save as CSV…' }).click()
  await unitdesk.expectText('Saved as jednotky.csv')
  expect(readFileSync(path, 'utf8')).toContain('Dispozice')

  const pulledOut = await catchDrags(electron)
  await exports.pullOut()
  await expect.poll(pulledOut).toHaveLength(1)
  const [pulled = ''] = await pulledOut()
  expect(pulled).toMatch(/\.xlsx$/)
  // What is pulled out is a workbook: a zip.
  expect(readFileSync(pulled).subarray(0, 2).toString()).toBe('PK')
})
