import { expect, test } from 'vitest'
import { dayMs, minuteMs } from '#core/time'
import {
  readReport,
  runNow,
  runsOf,
  saveReport,
  saveSettings,
} from '../../../wiring/testing/exports/acts.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'

const open = { maxCount: null, maxAgeMs: null, maxTotalBytes: null }

/** A report with so many runs, half an hour apart. */
const startWith = async (count: number) => {
  const started = await startExports()
  const world = started.world()
  const reportId = await saveReport(world, {
    content: { name: 'projects', format: 'xlsx', parameters: {} },
  })
  for (let run = 0; run < count; run += 1) {
    await runNow(world, reportId)
    await started.pass(30 * minuteMs)
  }
  return { started, world, reportId }
}

test('what rules would remove is told before it is done, and can be brought back', async () => {
  const { world, reportId } = await startWith(3)
  const retention = { ...open, maxCount: 1 }
  expect(await world.call('exports.planRetention', { retention })).toEqual({
    toBin: 2,
    forGood: 0,
    freedBytes: 0,
  })
  expect(await runsOf(world, reportId)).toHaveLength(3)
  await saveSettings(world, { retention })
  const [kept] = await runsOf(world, reportId)
  const removed = await world.call('exports.listRemovedRuns', { reportId })
  expect(removed).toHaveLength(2)
  expect(await world.call('exports.readSettings', {})).toMatchObject({ runs: 1, bin: { runs: 2 } })
  const runs = removed.map(({ id }) => id)
  await world.call('exports.restoreRuns', { runs, keep: 'pinned' })
  // The rule that has removed them is still there.
  await saveSettings(world, { retention })
  expect((await runsOf(world, reportId)).map(({ id }) => id)).toEqual([kept?.id, ...runs])
})

test('what a person removes can be taken back as it was, until the bin is emptied', async () => {
  const { world, reportId } = await startWith(2)
  const [newest, oldest] = await runsOf(world, reportId)
  if (!newest || !oldest) throw new Error('there are no runs')
  const [removed, gone] = [{ runs: [newest.id] }, { runs: [oldest.id] }]
  await world.call('exports.removeRuns', removed)
  expect((await readReport(world, reportId)).lastRun?.id).toBe(oldest.id)
  await world.call('exports.restoreRuns', { ...removed, keep: 'asBefore' })
  expect((await runsOf(world, reportId))[0]).toEqual(newest)
  await world.call('exports.removeRuns', gone)
  await world.call('exports.emptyBin', {})
  await world.call('exports.restoreRuns', { ...gone, keep: 'asBefore' })
  expect((await runsOf(world, reportId)).map(({ id }) => id)).toEqual([newest.id])
})

test('alerts of a removed run wait with it', async () => {
  const started = await startExports()
  const world = started.world()
  const reportId = await saveReport(world, {
    alerts: [{ kind: 'columnMissing', column: ['unheard of'] }],
  })
  await runNow(world, reportId)
  const runs = (await runsOf(world, reportId)).map(({ id }) => id)
  const open = async () => [
    (await readReport(world, reportId)).openAlerts,
    (await world.call('exports.listAlerts', { workspaceId })).length,
  ]
  expect(await open()).toEqual([1, 1])
  await world.call('exports.removeRuns', { runs })
  expect(await open()).toEqual([0, 0])
  await world.call('exports.restoreRuns', { runs, keep: 'asBefore' })
  expect(await open()).toEqual([1, 1])
})

test('a clock that is a year ahead when the application starts removes nothing', async () => {
  const { started, reportId } = await startWith(4)
  started.clock.set(400 * dayMs)
  const world = await started.restart('later')
  await saveSettings(world, { retention: { ...open, maxAgeMs: 30 * dayMs } })
  expect(await runsOf(world, reportId)).toHaveLength(4)
})

test('what the quota has no room for goes for good, what was read of it and the bin before it', async () => {
  const { world, reportId } = await startWith(1)
  const { usedBytes } = await world.call('exports.readSettings', {})
  const stored = world.store.db.prepare('SELECT sum(stored_bytes) FROM export_contents').pluck()
  expect(usedBytes).toBeGreaterThan(Number(stored.get()))
  world.store.db.exec(`UPDATE export_contents SET stored_bytes = 2000000`)
  const runs = (await runsOf(world, reportId)).map(({ id }) => id)
  await world.call('exports.removeRuns', { runs })
  const retention = { ...open, maxTotalBytes: 1_000_000 }
  expect(await world.call('exports.planRetention', { retention })).toEqual({
    toBin: 0,
    forGood: 1,
    freedBytes: 2_000_000,
  })
  await saveSettings(world, { retention })
  expect(await world.call('exports.listRemovedRuns', { reportId })).toEqual([])
})
