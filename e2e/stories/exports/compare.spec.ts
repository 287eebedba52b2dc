import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { saveAs } from '../../harness/answer-dialogs.ts'
import { addByHand, letTimePass, openExports } from '../../harness/exports-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { unitInCrm } from '../../harness/units-in-crm.ts'

test('two runs are compared: what changed is summed up, marked, and saved as a workbook', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const running = await openExports(open, crm)
  const { exports, unitdesk, electron } = running
  await addByHand(exports, 'Jednotky', 'Units')
  await exports.run('Jednotky')
  await exports.expectLastRun('Jednotky', /Done/)
  const { id } = await unitInCrm(crm, 'A.101')
  const prices = { priceWithoutVat: 5_000_000, priceWithVat: 5_600_000 }
  await crm.control('PATCH', `/units/${id}`, { prices })
  await letTimePass(running, crm, 6 * 60_000)
  await exports.run('Jednotky')
  await exports.open('Jednotky')
  await exports.expectRuns([/Done.*New/, /Done.*New/])
  await exports.show('Compare')
  await expect(exports.summary).toContainText('Changed1')
  await expect(exports.summary).toContainText('Added0')
  await expect(exports.difference('A.101')).toContainText('→ 5,600,000')
  const path = join(home, 'rozdily.xlsx')
  await saveAs(electron, path)
  await exports.press('Save as a coloured workbook…')
  await unitdesk.expectText('Saved as rozdily.xlsx')
  expect(existsSync(path) && statSync(path).size).toBeGreaterThan(1_000)

  // Whichever run is shown, there is another one to compare it with.
  await exports.show('Table')
  await expect(exports.toNewest).toHaveCount(0)
  await exports.chooseRun(1)
  await exports.show('Compare')
  await expect(exports.summary).toContainText('Changed1')
  await expect(exports.difference('A.101')).toContainText('→ 5,600,000')
  await exports.show('Charts')
  await exports.toNewest.click()
  await expect(exports.toNewest).toHaveCount(0)

  await exports.show('Trend')
  await expect(exports.chart('Number of rows over all runs')).toBeVisible()
  await letTimePass(running, crm, 6 * 60_000)
  await exports.press(/^Run now/)
  await exports.show('Runs')
  // What did not change is kept once.
  await exports.expectRuns([/Done.*Unchanged/, /Done.*New/, /Done.*New/])
})
