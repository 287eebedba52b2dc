import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cancelled, failed } from '#core/contract/failure'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { fileTokenSchema } from '#core/ids'
import { hourMs, minuteMs } from '#core/time'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import {
  daily,
  readReport,
  runNow,
  runsOf,
  saveReport,
  tick,
} from '../../../wiring/testing/exports/acts.ts'
import type { ExportsWorld } from '../../../wiring/testing/exports/exports-world.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'

const endpoint = 'list-excel-products'
const damaged = { kind: 'otherAnswer', body: 'PK\u0003\u0004 no workbook' }

const latest: ReportDefinition['latest'] = {
  folder: fileTokenSchema.parse('picked'),
  fileName: 'Jednotky',
  format: 'asFetched',
}

const evidence = ({ store }: ExportsWorld) =>
  store.db.prepare(`SELECT count(*) FROM deal_evidence WHERE kind = 'exported'`).pluck().get()

test('a damaged download leaves the good latest file alone, and is told', async () => {
  const pickedFolder = temporaryFolder()
  const started = await startExports({ pickedFolder })
  const world = started.world()
  const reportId = await saveReport(world, { latest })
  await runNow(world, reportId)
  const path = join(pickedFolder, 'Jednotky.xlsx')
  const good = readFileSync(path)
  await started.pass(6 * minuteMs)
  await started.sandbox.control('POST', '/faults', { endpoint, calls: 1, fault: damaged })
  await runNow(world, reportId)
  expect((await runsOf(world, reportId))[0]).toMatchObject({
    state: 'done',
    failure: { kind: 'invalidInput' },
    latestFailure: null,
  })
  expect(readFileSync(path).equals(good)).toBe(true)
  expect(world.notices).toEqual([
    '“Jednotky”: what the CRM sent can’t be read. The latest file stays as it was.',
  ])
})

test('contents that nobody can read count as failures, and pause a report', async () => {
  const started = await startExports()
  const world = started.world()
  const rules = daily('09:30', { pauseAfter: 2 })
  const reportId = await saveReport(world, { rules })
  await started.sandbox.control('POST', '/faults', { endpoint, calls: 2, fault: damaged })
  await started.pass(30 * minuteMs)
  await tick(world)
  expect((await readReport(world, reportId)).progress).toMatchObject({ failuresInARow: 1 })
  await started.pass(24 * hourMs)
  await tick(world)
  expect((await readReport(world, reportId)).progress?.paused).toMatchObject({ by: 'failures' })
  expect(world.notices).toEqual([
    '“Jednotky”: what the CRM sent can’t be read. The latest file stays as it was.',
    '“Jednotky” is paused: it failed 2 times in a row. Resume it when you are ready.',
  ])
  await world.call('exports.resumeReport', { reportId })
  await started.pass(24 * hourMs)
  await tick(world)
  expect((await readReport(world, reportId)).progress).toMatchObject({ failuresInARow: 0 })
})

/** Waits for what a start has to do. */
const followed = async (world: ExportsWorld) => {
  const open = world.store.db
    .prepare(`SELECT count(*) FROM export_run WHERE state = 'done' AND is_followed_up = 0`)
    .pluck()
  while (open.get() !== 0) await world.nextTold()
}

test('what the application had no time to read is read, fed and put in its place at the next start', async () => {
  const pickedFolder = temporaryFolder()
  // As when it ends while the process is at work.
  const reports = { ask: () => Promise.resolve(failed(cancelled)), stop: () => undefined }
  const started = await startExports({ pickedFolder, reports })
  const reportId = await saveReport(started.world(), { latest })
  await runNow(started.world(), reportId)
  expect(existsSync(join(pickedFolder, 'Jednotky.xlsx'))).toBe(false)
  started.readAgain()
  const world = await started.restart('second')
  await followed(world)
  expect((await runsOf(world, reportId))[0]?.rows).toBeGreaterThan(10)
  expect(existsSync(join(pickedFolder, 'Jednotky.xlsx'))).toBe(true)
  expect(evidence(world)).toBeGreaterThan(0)
})

test('an end between the reading and the rest loses neither the latest file nor what is fed', async () => {
  const pickedFolder = temporaryFolder()
  const started = await startExports({ pickedFolder })
  const reportId = await saveReport(started.world(), { latest })
  await runNow(started.world(), reportId)
  const { db } = started.world().store
  db.exec(`UPDATE export_run SET is_followed_up = 0; DELETE FROM deal_evidence`)
  const path = join(pickedFolder, 'Jednotky.xlsx')
  rmSync(path)
  const world = await started.restart('second')
  await followed(world)
  expect(existsSync(path)).toBe(true)
  expect(evidence(world)).toBeGreaterThan(0)
  rmSync(path)
  await started.restart('third')
  await tick(started.world())
  // It was done to its end.
  expect(existsSync(path)).toBe(false)
})

test('two reports cannot put their contents into one file', async () => {
  const started = await startExports({ pickedFolder: temporaryFolder() })
  const world = started.world()
  const first = await saveReport(world, { latest })
  const named = (fileName: string) => saveReport(world, { latest: { ...latest, fileName } })
  await expect(named('JEDNOTKY')).rejects.toMatchObject({
    failure: { kind: 'invalidInput', rule: 'fileOfAnotherReport' },
  })
  await named('Jednotky 2')
  const report = await readReport(world, first)
  expect(report.latest?.fileName).toBe('Jednotky')
})
