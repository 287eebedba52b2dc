import { addByHand, exportAnswers, letTimePass, openExports } from '../../harness/exports-crm.ts'
import { expect, test } from '../../harness/test.ts'

const longest = 6 * 60_000

test('a report runs by hand, its button counts the cooldown down, and nothing leaves before its end', async ({
  open,
  crm,
}) => {
  test.slow()
  const running = await openExports(open, crm)
  const { exports, unitdesk } = running
  await addByHand(exports, 'Jednotky', 'Units')
  await exports.run('Jednotky')
  await exports.expectLastRun('Jednotky', /Done/)
  await exports.expectCoolingDown('Jednotky', /^Again in [345]:\d\d$/)
  await exports.runButton('Jednotky').click({ force: true })
  expect(await exportAnswers(crm, 'products')).toEqual([200])

  await letTimePass(running, crm, longest)
  await expect(exports.runButton('Jednotky')).toHaveText('Run now')
  await crm.fail('list-excel-products', { kind: 'tooMany', retryAfterSeconds: 7_200 })
  await exports.run('Jednotky')
  await exports.expectLastRun('Jednotky', /Waits until/)
  await unitdesk.expectText(/^Runs at /)
  await letTimePass(running, crm, longest)
  await unitdesk.expectText(/^Runs at /)
  expect(await exportAnswers(crm, 'products')).toEqual([200, 429])
  await exports.open('Jednotky')
  await exports.expectRuns([/Waits until/, /Done/])
  await unitdesk.expectText(/on this computer$/)
})

test('several exports run at once, and one that takes long is called off', async ({
  open,
  crm,
}) => {
  test.slow()
  const { exports } = await openExports(open, crm)
  await addByHand(exports, 'Jednotky', 'Units')
  await addByHand(exports, 'Případy', 'Deals')
  await crm.fail('list-excel-products', { kind: 'slowDrip', pieces: 400, pauseMs: 200 })
  await exports.run('Jednotky')
  await exports.run('Případy')
  await exports.expectLastRun('Případy', /Done/)
  await exports.press('Cancel: Jednotky')
  await exports.expectLastRun('Jednotky', /Cancelled/)
  await exports.open('Jednotky')
  await exports.expectRuns([/Cancelled/])
})
